import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type PageReplies, publicPages } from '../../contract/public-pages.ts'
import { saveSettings } from '../site/save-settings.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { openPageTemplate } from './open-page-template.ts'
import { openPages } from './open-pages.ts'
import { robotsText, siteMap } from './site-map.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'kendra-pages-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(path.join(root, '.vite'))
writeFileSync(path.join(root, 'before-paint.js'), 'let scheme')
writeFileSync(
  path.join(root, 'index.html'),
  `<html lang="en"><head><title>Site</title><meta name="description" content="General" />
   <script src="/before-paint.js"></script><link rel="stylesheet" href="/every.css"></head>
   <body><div id="root"></div><noscript>Needs JavaScript.</noscript></body></html>`,
)
const chunks = {
  'index.html': { file: 'every.js', css: ['every.css'] },
  'areas/public/public-chunk.ts': { file: 'frame.js', css: ['frame.css'], imports: ['index.html', '_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'areas/public/more-chunk.ts': { file: 'more.js', imports: ['_shared.js'] },
}
writeFileSync(path.join(root, '.vite/manifest.json'), JSON.stringify(chunks))

const house = await openTestHouse()
const rendered: [string, PageReplies][] = []
const renderer = {
  async renderPublicPage(address: string, replies: PageReplies) {
    rendered.push([address, replies])
    return `<style>:root[data-mantine-color-scheme="dark"]{--a:1;}:root[data-mantine-color-scheme="light"]{--b:2;}</style><h1>${address}</h1>`
  },
}
const template = openPageTemplate({ language: 'en', base: '/', root, renderer, firstLook: '.first{}' })
const page = openPages(house.platform, [{ language: 'en', template, renderer }])
const name = (businessName: string) => house.inTx((tx) => saveSettings(tx, { businessName }))
const repliesIn = (html: string) => JSON.parse(/id="replies">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('a public page', () => {
  it.each(publicPages.map((one) => one.path))('%s comes rendered, with what it shows', async (address) => {
    const html = await page(address)
    expect(html).toContain(`<div id="root"><style>`)
    expect(html).toContain(`<h1>${address}</h1>`)
    expect(Object.keys(repliesIn(html)).slice(0, 2)).toEqual(['/business-info', '/site'])
    expect(html).not.toContain('Needs JavaScript')
  })

  it('has the news on the first page and the text on a legal one', async () => {
    expect(Object.keys(repliesIn(await page('/')))).toContain('/front')
    expect(repliesIn(await page('/terms'))['/site/legal/terms'].text).toContain('#')
    expect(Object.keys(repliesIn(await page('/about')))).toHaveLength(2)
  })

  it('says its own title and description, and where it stands', async () => {
    await name('Sample Seva Kendra')
    const html = await page('/About/')
    expect(html).toContain('<title>About · Sample Seva Kendra</title>')
    expect(html).toContain('<link rel="canonical" href="http://portal.test/about" />')
    expect(html.match(/<meta name="description"/g)).toHaveLength(1)
    expect(html).not.toContain('General')
  })

  it('loads what it needs and no other page needs, its styles after its content', async () => {
    const [first, about] = [await page('/'), await page('/about')]
    expect([first, about].map((html) => html.includes('/more.js'))).toEqual([false, true])
    expect(about).toContain('<style>.first{}</style>')
    expect(about.indexOf('/every.css')).toBeGreaterThan(about.indexOf('<h1>'))
    expect(about.match(/shared\.js/g)).toHaveLength(1)
  })

  it('gives a browser without a script the dark colours, and takes the light ones back', async () => {
    expect(await page('/about')).toContain(
      '@media (prefers-color-scheme:dark){:root[data-mantine-color-scheme]{--b:revert-layer;--a:1;}}',
    )
  })

  it('shows a change at once, and is rendered once while nothing changes', async () => {
    await name('Before')
    await page('/about')
    const before = rendered.length
    for (let i = 0; i < 5; i++) await page('/about')
    expect(rendered).toHaveLength(before)
    await name('After')
    expect(await page('/about')).toContain('About · After')
    expect(rendered).toHaveLength(before + 1)
  })

  it.each(['</script><script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "$& $` $' \u2028"])(
    'cannot be broken by a business named %j',
    async (wild) => {
      await name(wild)
      const html = await page('/')
      expect(repliesIn(html)['/business-info'].businessName).toBe(wild)
      expect(html).not.toMatch(/<script>alert|<img src=x/)
      expect(html.match(/<div id="root">/g)).toHaveLength(1)
    },
  )

  it('reads of a query only whether a payment succeeded, so that nobody fills the memory', async () => {
    await name('Sample')
    await page('/payment-status?status=success')
    await page('/payment-status')
    const before = rendered.length
    for (let i = 0; i < 20; i++) await page(`/payment-status?status=${i}&x=${i}`)
    for (let i = 0; i < 20; i++) await page(`/about?utm=${i}`)
    expect(rendered.length - before).toBeLessThanOrEqual(1)
  })
})

describe('a page of another area', () => {
  it.each(['/merchant', '/auth/login', '/nowhere', '/%E0%A4%A', '//x', '/backend?x=%'])(
    '%s is left to the browser, under the business name',
    async (address) => {
      await name('Sample & Co')
      const html = await page(address)
      expect(html).toContain('<div id="root"></div>')
      expect(html).toContain('<title>Sample &amp; Co</title>')
      expect(html).toContain('Needs JavaScript')
    },
  )
})

describe('a page that cannot be rendered', () => {
  it('is left to the browser, and the log says why', async () => {
    const broken = openPages(house.platform, [
      { language: 'en', template, renderer: { renderPublicPage: () => Promise.reject(new Error('torn')) } },
    ])
    expect(await broken('/about')).toContain('<div id="root"></div>')
    expect(house.logged.join()).toContain('torn')
  })
})

describe('search engines', () => {
  it('get a map of the listed pages and are kept out of the rest', () => {
    expect(siteMap('https://portal.test').match(/<loc>/g)).toHaveLength(8)
    expect(siteMap('https://portal.test')).not.toContain('payment-status')
    expect(robotsText('https://portal.test')).toContain('Sitemap: https://portal.test/sitemap.xml')
  })
})
