// `npm run screenshots [-- --only merchant]`: pictures of the main screens with demo data, in light and dark, on a desktop
// and on a phone, into docs/screens.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { startDemoServer } from './run/demo-server.mjs'
import { screens } from './run/screens.mjs'

const folder = 'docs/screens'
const password = 'Demo@12345'
const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}
const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values

await build()
const server = await startDemoServer()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  for (const [size, settings] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark']) {
      for (const person of Object.keys(screens))
        await shoot(person, `${size}-${colorScheme}`, { ...settings, colorScheme })
    }
  }
} finally {
  await browser.close()
  await server.stop()
}

/** All screens of one person, in one size and one scheme. */
async function shoot(person, looks, settings) {
  const context = await browser.newContext({ ...settings, baseURL: server.address, reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (person !== 'visitor') await signIn(page, person)
  for (const [name, address] of Object.entries(screens[person])) {
    if (!name.includes(only)) continue
    await page.goto(address)
    await settled(page)
    await keep(page, `${name}-${looks}`)
  }
  await context.close()
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
  await page.evaluate(() => document.fonts.ready)
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
