import type { Locator, Page } from '@playwright/test'
import { openLogin } from './portal/public.ts'
import { expectSound } from './portal/sound.ts'
import { expect as atOnce, demoPassword, signIn, test } from './portal/test.ts'

// On a busy machine each page takes longer.
const expect = atOnce.configure({ timeout: 15_000 })

// A cheap phone, and nothing but taps: what a shop does all day.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
test.beforeEach(({ page: _ }, info) => {
  test.skip(info.project.name !== 'phone', 'a desk has a menu beside the page')
})

const bar = (page: Page) => page.getByRole('navigation', { name: 'Most used' })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const topOf = async (one: Locator): Promise<number> => (await one.boundingBox())?.y ?? Number.NaN

test('a shop signs in, sees its money and its work, and begins a PAN in two taps', async ({ page }) => {
  await test.step('the balance is in sight', async () => {
    await openLogin(page)
    await page.getByRole('textbox', { name: 'User name' }).tap()
    await page.keyboard.type('9800000001')
    await page.getByRole('textbox', { name: 'Password' }).tap()
    await page.keyboard.type(demoPassword)
    await page.getByRole('button', { name: 'Login' }).tap()
    await expect(page.getByRole('banner').getByLabel('Available balance')).toHaveText(/^₹[\d,]+\.\d\d$/)
    await expect(page.getByLabel('Available balance')).toBeInViewport({ ratio: 1 })
  })

  await test.step('what waits stands before figures and charts', async () => {
    const waiting = page.getByRole('region', { name: 'Waiting for you' })
    await expect(waiting).toBeInViewport()
    expect(await topOf(waiting)).toBeLessThan(await topOf(page.getByRole('region', { name: 'Figures' })))
    await waiting.getByRole('link', { name: 'Drafts to finish' }).tap()
    await expect(title(page, 'PAN List')).toBeVisible()
    await expect(bar(page).getByRole('link', { name: 'NSDL PAN' })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('two taps lead to a new form, from anywhere', async () => {
    await bar(page).getByRole('button', { name: 'New application' }).tap()
    const sheet = page.getByRole('dialog', { name: 'New application' })
    await expect(sheet.getByRole('link')).toHaveCount(7)
    await expectSound(page)
    await sheet.getByRole('link', { name: /^New PAN For a person/ }).tap()
    await expect(title(page, 'New PAN: Individual')).toBeVisible()
    await expect(sheet).toHaveCount(0)
  })

  await test.step('the last button of a page is not covered by the bar', async () => {
    const begin = page.getByRole('button', { name: 'Begin' })
    await begin.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const box = await begin.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOf(bar(page)))
  })

  await test.step('the bar leads to the wallet, and so does the balance', async () => {
    await bar(page).getByRole('link', { name: 'Wallet' }).tap()
    await expect(title(page, 'Wallet Statement')).toBeVisible()
    await bar(page).getByRole('link', { name: 'Dashboard' }).tap()
    await expect(title(page, /^Welcome/)).toBeVisible()
    await page.getByLabel('Available balance').tap()
    await expect(title(page, 'Wallet Statement')).toBeVisible()
  })
})

test('the bar makes way for the keyboard, and comes back', async ({ page }) => {
  await signIn(page, '9800000001', { at: '/merchant/accounts/payment-req' })
  await expect(title(page, 'Add Payment')).toBeVisible()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'Amount in rupees' }).tap()
  await expect(bar(page)).not.toBeInViewport()
  await title(page, 'Add Payment').tap()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
})

test('the bar is reached by keys after the page, hides behind the open menu and is not printed', async ({ page }) => {
  await signIn(page, '9800000001')
  await expect(bar(page)).toBeVisible()
  const isLast = await page.evaluate(() => {
    const main = document.querySelector('main')
    const foot = document.querySelector('[data-phone-bar]')
    return Boolean(main && foot && main.compareDocumentPosition(foot) & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(isLast).toBe(true)
  await page.getByRole('button', { name: 'Show the menu' }).tap()
  await expect(bar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Hide the menu' }).tap()
  await expect(bar(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
})

test('the bar learns what this shop does most, for its next visit', async ({ page }) => {
  await signIn(page, '9800000001')
  await expect(bar(page).getByRole('link')).toHaveText(['Dashboard', 'NSDL PAN', 'Wallet', 'Add Payment'])
  for (let time = 0; time < 7; time++) {
    await page.goto('/merchant/product/gst')
    await expect(title(page, 'GST')).toBeVisible()
    await expect(bar(page)).toBeVisible()
  }
  await page.reload()
  await expect(bar(page).getByRole('link')).toHaveText(['Dashboard', 'NSDL PAN', 'GST', 'Wallet'])
})

test('Back closes what lies over the page, and the page stays', async ({ page }) => {
  await signIn(page, '9800000001')
  await bar(page).getByRole('link', { name: 'NSDL PAN' }).tap()
  await expect(title(page, /NSDL PAN/)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^PAN List/ })
    .first()
    .tap()
  await expect(title(page, 'PAN List')).toBeVisible()
  const here = page.url()
  const over = {
    'the sheet of New': {
      open: () => bar(page).getByRole('button', { name: 'New application' }).tap(),
      seen: page.getByRole('dialog', { name: 'New application' }),
    },
    'the sheet of filters': {
      open: () => page.getByRole('button', { name: /^Filters/ }).tap(),
      seen: page.getByRole('dialog', { name: 'Filters and order' }),
    },
    'the menu': {
      open: () => page.getByRole('button', { name: 'Show the menu' }).tap(),
      seen: page.getByRole('button', { name: 'Hide the menu' }),
    },
  }
  for (const [name, { open, seen }] of Object.entries(over))
    await test.step(name, async () => {
      await open()
      await expect(seen).toBeVisible()
      await page.evaluate(() => history.back())
      await expect(seen).toHaveCount(0)
      await expect(title(page, 'PAN List')).toBeVisible()
      expect(page.url()).toBe(here)
    })
  await page.evaluate(() => history.back())
  await expect(title(page, /NSDL PAN/)).toBeVisible()
})
