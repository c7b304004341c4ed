import type { Page } from '@playwright/test'
import { openLogin, tapFooter } from './portal/public.ts'
import { expect, fillLogin, test } from './portal/test.ts'

const business = 'Sample Seva Kendra'
const named = (path: string, name: string, heading = name) => ({
  path,
  link: name,
  heading,
  title: `${name} · ${business}`,
})
const payment = `Payment · ${business}`

const pages: { path: string; link?: string; heading: string; title: string }[] = [
  {
    path: '/',
    link: 'Home',
    heading: 'PAN, GST and everyday financial services at one counter',
    title: business,
  },
  named('/about', 'About', `About ${business}`),
  named('/services', 'Services'),
  named('/contact', 'Contact'),
  named('/mission&vission', 'Mission & Vision'),
  { ...named('/Mission&Vission', 'Mission & Vision'), link: undefined },
  { path: '/payment-status?status=success', heading: 'Payment Successful!', title: payment },
  { path: '/payment-status', heading: 'Payment Failed', title: payment },
  named('/privacy-policy', 'Privacy Policy'),
  named('/licensing', 'Licensing'),
  named('/terms', 'Terms'),
]

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page reads, with its own title and description, and leads to the others', async ({ page }) => {
    const descriptions = new Set<string | null>()
    await page.goto('/')
    for (const { path, link, heading, title } of pages) {
      // What no link leads to is an address from elsewhere: another spelling, or the payment gateway's.
      await (link ? tapFooter(page, link) : page.goto(path))
      expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('12 Example Arcade')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Mission & Vision' }).first()).toBeVisible()
      // A button that only a script could answer is not offered.
      await expect(page.getByRole('button')).toHaveCount(0)
      descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'))
    }
    // Two addresses lead to the mission, and two results to the payment.
    expect(descriptions.size).toBe(pages.length - 2)
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`the pages are ${scheme} where the device prefers it, and their words can be read`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto('/')
      for (const link of ['Home', 'Services', 'Contact', 'Terms']) {
        await tapFooter(page, link)
        expect((await brightness(page, 'backgroundColor', 'body')) < 128).toBe(scheme === 'dark')
        for (const words of ['h1', 'h2', 'footer a', 'header a', 'main p']) {
          expect([link, words, (await brightness(page, 'color', words)) > 128]).toEqual([
            link,
            words,
            scheme === 'dark',
          ])
        }
      }
    })
  }
})

/** How bright something is, from 0 to 255. */
async function brightness(page: Page, property: 'color' | 'backgroundColor', selector: string): Promise<number> {
  const color = await page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property)
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3
}

test('the browser takes over what the server rendered, and asks for none of it again', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const { path, heading } of pages) {
    // By address, as from a search engine: only the first page of a visit is rendered by the server.
    await page.goto(path)
    const rendered = await page.locator('h1').elementHandle()
    await page.waitForLoadState('networkidle')
    // The very element that the server sent, and not another one drawn in its place.
    expect(await rendered?.evaluate((element) => element.isConnected)).toBe(true)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const button = page.getByRole('button', { name: /^Switch to/ })
    const before = await button.getAttribute('aria-label')
    await button.click()
    await expect(button).not.toHaveAttribute('aria-label', before ?? '')
  }
  expect(asked.filter((path) => /^\/api\/(site|front|business-info)/.test(path))).toEqual([])
})

test('a signed-in person who opens a public page is led to the own base route', async ({ page }) => {
  await openLogin(page)
  await fillLogin(page, 'admin')
  await expect(page).toHaveURL(/\/backend$/)
  for (const { path } of pages) {
    // By address, as from a bookmark: inside, nothing leads to the public pages.
    await page.goto(path)
    await expect(page).toHaveURL(/\/backend$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('search engines find the pages by a map and are kept out of the areas', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  for (const line of ['Disallow: /backend', 'Disallow: /merchant', `Sitemap: ${baseURL}/sitemap.xml`]) {
    expect(robots.split('\n')).toContain(line)
  }
  const map = await (await request.get('/sitemap.xml')).text()
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace('&amp;', '&'))
  expect(listed).toHaveLength(8)
  for (const address of listed) expect((await request.get(address ?? '')).status()).toBe(200)
})
