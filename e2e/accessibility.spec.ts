import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './portal/test.ts'

const open = [
  '/',
  '/about',
  '/services',
  '/contact',
  '/mission&vission',
  '/payment-status?status=success',
  '/privacy-policy',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-username',
  '/auth/reset-password',
  '/auth/reset-password?token=x',
  '/nothing-here',
]
const backOffice = [
  '/backend',
  '/backend/download-software',
  '/backend/my-profile',
  '/backend/my-profile/setting',
  '/backend/settings/mail-log',
  '/backend/settings/audit-list',
  '/backend/settings/site-configuration',
  '/backend/settings/smtp-setup',
  '/backend/settings/carousel',
  '/backend/settings/news-n-updates',
  '/backend/user-management/kyc',
  '/backend/actions/payments',
  '/api/docs',
]
const merchant = [
  '/merchant',
  '/merchant/download-software',
  '/merchant/account/my-profile',
  '/merchant/account/my-setting',
  '/merchant/product/gst',
  '/kyc/merchant',
]

// Each test walks through a dozen pages.
test.describe.configure({ timeout: 240_000 })

/** Nothing that keeps a person out: axe's serious and critical findings. */
async function expectAccessible(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading').first()).toBeVisible()
  // A page with a live stream is never idle, so the end of loading is what is waited for.
  await expect(page.getByText('Loading...')).toHaveCount(0, { timeout: 20_000 })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')
  expect(grave.map((one) => [address, one.id, one.nodes.map((node) => node.target.join(' '))])).toEqual([])
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme })
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('mantine-color-scheme-value', value), scheme)
    })

    test('the open pages keep nobody out', async ({ page }) => {
      for (const address of open) await expectAccessible(page, address)
    })
    test('the back office keeps nobody out', async ({ page }) => {
      await signIn(page, 'admin')
      for (const address of backOffice) await expectAccessible(page, address)
    })
    test('the merchant area keeps nobody out', async ({ page }) => {
      await signIn(page, '9800000002')
      for (const address of merchant) await expectAccessible(page, address)
    })
  })
}
