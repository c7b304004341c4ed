import type { Page } from '@playwright/test'
import { openLogin } from './portal/public.ts'
import { tapMenu, tapTable } from './portal/tap.ts'
import { expect, fillLogin, signIn, test } from './portal/test.ts'

const expectHeader = (page: Page, height: number) =>
  expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBe(height)
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

test('the header is 60 high on the public and the sign-in pages', async ({ page }) => {
  await page.goto('/')
  await expectHeader(page, 60)
  await openLogin(page)
  await expectHeader(page, 60)
})

test('the shell has a header 64 high, and a sidebar 300 wide from the breakpoint sm on', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'this journey sets the sizes of the window itself')
  await signIn(page, 'admin')
  await expectHeader(page, 64)
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(sidebar(page)).toBeInViewport()
  expect((await sidebar(page).boundingBox())?.width).toBe(300)
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(sidebar(page)).not.toBeInViewport()
})

test('the sidebar is collapsed and opened by its toggle', async ({ page }) => {
  await signIn(page, 'admin')
  const toggle = page.getByRole('button', { name: /^(Show|Hide) the menu$/ })
  const open = (await toggle.getAttribute('aria-expanded')) === 'true'
  await toggle.click()
  await (open ? expect(sidebar(page)).not.toBeInViewport() : expect(sidebar(page)).toBeInViewport())
  await toggle.click()
  await (open ? expect(sidebar(page)).toBeInViewport() : expect(sidebar(page)).not.toBeInViewport())
})

test('the open bell makes the page of a small phone no wider than its screen', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'a window on a desk is wider')
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'admin')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const bell = page.getByRole('dialog').filter({ hasText: 'Mark all read' })
  await expect(bell).toBeVisible()
  const box = await bell.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])).toEqual([360, 360])
})

test('a list is at least 600px wide, on a phone too', async ({ page }) => {
  await signIn(page, 'admin')
  await tapMenu(page, 'My Profile')
  await tapTable(page)
  await expect(page.getByRole('table')).toBeVisible()
  expect((await page.getByRole('table').boundingBox())?.width).toBeGreaterThanOrEqual(600)
})

test('the chat stands in a frame 500 high', async ({ page, baseURL }) => {
  // The policy of the page names the configured chat only, and this one is made up here.
  await page.route(`${baseURL}/merchant`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': '' } })
  })
  await page.route('https://chat.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Hello' }))
  await page.route('**/api/tawk-to', (route) => route.fulfill({ json: { api: 'https://chat.example/embed' } }))
  await signIn(page, '9800000002')
  const toggle = page.getByRole('button', { name: /^(Show|Hide) the menu$/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  await page.getByRole('button', { name: 'Live Chat' }).click()
  const frame = page.getByTitle('Live Chat')
  await expect(frame).toBeVisible()
  expect((await frame.boundingBox())?.height).toBe(500)
})

test('while a form is sent the whole screen is blurred', async ({ page }) => {
  let answer = () => undefined as unknown
  await page.route('**/api/auth/login', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await openLogin(page)
  await fillLogin(page, 'admin')
  const overlay = page.getByRole('status', { name: 'Sending...' })
  await expect(overlay).toHaveCSS('backdrop-filter', /^blur\(/)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  answer()
  await expect(page).toHaveURL(/\/backend$/)
})

test('while a page loads, one overlay lies over the screen and lets one go elsewhere', async ({ page }) => {
  await signIn(page, 'admin')
  const held: (() => void)[] = []
  await page.route('**/api/backend/my-profile/**', async (route) => {
    await new Promise<void>((resolve) => void held.push(resolve))
    await route.continue()
  })
  await tapMenu(page, 'Account Settings')
  const overlay = page.getByRole('status').filter({ hasText: 'Please wait while we load your data' })
  await expect(overlay).toHaveCount(1)
  await expect(overlay).toContainText('Loading...')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  expect(held.length).toBeGreaterThan(1)
  await tapMenu(page, 'Download Software')
  await expect(page.getByRole('heading', { level: 1, name: 'Download Software' })).toBeVisible()
  await expect(overlay).toHaveCount(0)
  for (const answer of held) answer()
})
