import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal/test.ts'
import { smallTargets } from './portal/touch-targets.ts'

// A walk over every page that a shop or a visitor sees, at the size of a cheap phone. It sets the sizes itself.
test.describe.configure({ timeout: 240_000, mode: 'parallel' })
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

const open = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/mission&vission',
  '/payment-status?status=success',
  '/payment-status',
  '/privacy-policy',
  '/licensing',
  '/terms',
  '/track',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-username',
  '/auth/reset-password',
  '/auth/reset-password?token=x',
  '/nothing-here',
]
const below = (base: string, paths: readonly string[]) => paths.map((path) => `${base}${path && `/${path}`}`)
const merchant = [
  ...below('/merchant', [
    '',
    'account/my-profile',
    'account/my-setting',
    'account/exports',
    'download-software',
    'accounts/payment-req',
    'accounts/payment-list',
    'accounts/statement',
    'paymentgateway/pg-gateway',
    'paymentgateway/payment-status',
    'misc/courier/list',
    'misc/courier/add',
    'misc/reports',
    'user-management/staff/new',
    'user-management/staff-list',
    'user-management/add-frenchies',
    'user-management/frenchies-list',
  ]),
  '/kyc/merchant',
]
const product = [
  ...below('/merchant/product/nsdl-pan', [
    '',
    'apply/N',
    'apply/N/individual',
    'apply/N/company',
    'apply/C',
    'apply/C/individual',
    'apply/paperless',
    'paperless/list',
    'physical/pan-list',
    'waiting-list',
    'ack-list',
    'rejection-list',
    'tin-rejection-list',
    'hardcopy-list',
  ]),
  ...below('/merchant/product/uti-pan', ['', 'psa-login', 'coupon/buy', 'coupon/list']),
  ...below('/merchant/product/gst', [
    '',
    'registration/new',
    'registration/list',
    'filling/new',
    'filling/list',
    'calendar',
    'clients',
  ]),
]
/** A distributor: has members, staff and every list. */
const shop = '9800000001'

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByRole('status', { name: 'Loading the menu' })).toHaveCount(0)
}

/** In CSS pixels, how far a page reaches beyond its window. What scrolls in a frame of its own, as tables do, is inside. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth))

/** What is wrong with each page: too small for a thumb, or wider than the screen. */
async function findings(page: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.setViewportSize({ width: 360, height: 740 })
    await goTo(page, address)
    for (const small of await smallTargets(page)) found.push(`${address}: too small: ${small}`)
    await page.setViewportSize({ width: 320, height: 740 })
    const narrow = await beyond(page)
    if (narrow > 0) found.push(`${address}: ${narrow} px too wide at 320 px`)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const large = await beyond(page)
    if (large > 0) found.push(`${address}: ${large} px too wide with letters twice as large`)
  }
  return found
}

test.beforeEach(({ page: _ }, info) => {
  test.skip(info.project.name !== 'phone', 'a desk has a mouse')
})

test('a visitor taps everything with a thumb and never scrolls sideways', async ({ page }) => {
  expect(await findings(page, open)).toEqual([])
})

test('a merchant taps everything with a thumb and never scrolls sideways', async ({ page }) => {
  await signIn(page, shop)
  expect(await findings(page, merchant)).toEqual([])
})

test('a merchant who sells taps everything with a thumb and never scrolls sideways', async ({ page }) => {
  await signIn(page, shop)
  expect(await findings(page, product)).toEqual([])
})
