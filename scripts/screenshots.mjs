// `npm run screenshots [-- --only merchant-gst,office-kyc --looks phone-dark]`: pictures of the screens with demo data,
// in light and dark, on a desktop and on a phone, into .cache/screens. `-- --docs` takes the dozen of the documents instead,
// into docs/screens: git keeps no more. `-- --language hi` takes them in Hindi, `-- --width 320` on a narrower phone.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { startDemoServer } from './run/demo-server.mjs'
import { makeScene } from './run/make-scene.mjs'
import { screensOf } from './run/screens.mjs'

const password = 'Demo@12345'
const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}
/** As most of its people have it. */
const india = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' }
const {
  only = '',
  looks: wanted = '',
  language = 'en',
  width = '',
  docs,
} = parseArgs({
  options: {
    only: { type: 'string' },
    looks: { type: 'string' },
    language: { type: 'string' },
    width: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
}).values
if (width) sizes.phone.viewport.width = Number(width)
const folder = docs ? 'docs/screens' : '.cache/screens'
const inDocuments = new Set([
  'public-home-desktop-light',
  'public-track-phone-dark',
  'public-tour-phone-light',
  'merchant-dashboard-phone-light',
  'merchant-pan-form-phone-dark',
  'merchant-pan-review-desktop-light',
  'merchant-gst-calendar-desktop-dark',
  'office-dashboard-desktop-light',
  'office-pan-verify-desktop-light',
  'office-payments-desktop-dark',
  'office-report-collection-desktop-light',
  'office-rules-in-force-desktop-light',
])

await build()
const server = await startDemoServer()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  const screens = screensOf(await makeScene(server.address))
  const looks = Object.entries(sizes).flatMap(([size, settings]) =>
    ['light', 'dark'].map((colorScheme) => ({
      name: `${size}-${colorScheme}`,
      settings: { ...settings, colorScheme },
    })),
  )
  // One look at a time, and everybody's screens beside each other: a page waits more than it works.
  for (const { name, settings } of looks.filter((one) => one.name.includes(wanted)))
    await Promise.all(
      Object.keys(screens).map((person) => shoot({ person, screens: screens[person], looks: name }, settings)),
    )
} finally {
  await browser.close()
  await server.stop()
}

/** All screens of one person, in one size and one scheme. */
async function shoot({ person, screens, looks }, settings) {
  const context = await browser.newContext({ ...settings, ...india, baseURL: server.address, reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (person !== 'visitor') await signIn(page, person)
  // The way in is found by its English labels.
  await context.addCookies([{ name: 'language', value: language, url: server.address }])
  for (const [name, screen] of Object.entries(screens)) {
    if (docs ? !inDocuments.has(`${name}-${looks}`) : !only.split(',').some((part) => name.includes(part))) continue
    // A busy machine may drop a request; one more try is cheaper than another round.
    await visit(page, screen)
      .catch(() => visit(page, screen))
      .then(() => keep(page, `${name}-${looks}`))
      .catch((error) => fail(`${name}-${looks}`, error))
  }
  await context.close()
}

async function visit(page, screen) {
  await page.goto(screen.address ?? screen)
  await settled(page)
  if (!screen.then) return
  await screen.then(page)
  await settled(page)
}

/** One screen that cannot be reached is no reason to go without the others. */
function fail(name, error) {
  console.error(`${name}: ${error.message}`)
  process.exitCode = 1
}

async function signIn(page, userName) {
  const reply = await page.request.post('/api/auth/login', { data: { userName, password } })
  await page.goto('/robots.txt')
  await page.evaluate(
    (tokens) => {
      for (const name of ['token', 'refreshToken']) sessionStorage.setItem(name, tokens[name])
    },
    await reply.json(),
  )
}

async function settled(page) {
  await page.getByRole('heading').first().waitFor()
  await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
  await page.evaluate(() =>
    Promise.all(['400', '550', '650'].map((weight) => document.fonts.load(`${weight} 16px "Inter Variable"`))),
  )
  await page.locator('.mantine-Loader-root').first().waitFor({ state: 'hidden' })
  // Charts and lists draw themselves a moment after their figures have come.
  await page.waitForTimeout(700)
}

async function keep(page, name) {
  mkdirSync(folder, { recursive: true })
  const taken = await page.screenshot()
  await sharp(taken)
    .webp({ quality: 72 })
    .toFile(path.join(folder, `${name}.webp`))
  console.log(`${folder}/${name}.webp`)
}
