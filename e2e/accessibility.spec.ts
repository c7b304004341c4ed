import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectNothingGrave } from './portal/sound.ts'
import { expect, signIn, test } from './portal/test.ts'

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
  '/backend/settings/repeated-work',
  '/backend/settings/site-configuration',
  '/backend/settings/smtp-setup',
  '/backend/settings/carousel',
  '/backend/settings/news-n-updates',
  '/backend/user-management/kyc',
  '/backend/actions/payments',
]
const merchant = [
  '/merchant',
  '/merchant/download-software',
  '/merchant/account/my-profile',
  '/merchant/account/my-setting',
  '/merchant/product/gst',
  '/kyc/merchant',
]

// Each test walks through a dozen pages, and none waits for another.
test.describe.configure({ timeout: 240_000, mode: 'parallel' })

/** Nothing that keeps a person out: axe's serious and critical findings; on the desktop the colours once more in dark. */
async function expectAccessible(page: Page, address: string, { name }: { name: string }): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading').first()).toBeVisible()
  // A page with a live stream is never idle, so the end of loading is what is waited for.
  await expect(page.getByText('Loading...')).toHaveCount(0, { timeout: 20_000 })
  await expectNothingGrave(new AxeBuilder({ page }), address)
  if (name === 'desktop') await expectReadableInDark(page, address)
}

async function expectReadableInDark(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectNothingGrave(new AxeBuilder({ page }).withRules(['color-contrast']), `${address} in dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

test('the open pages keep nobody out', async ({ page }, { project }) => {
  for (const address of open) await expectAccessible(page, address, project)
})

test('the back office keeps nobody out', async ({ page }, { project }) => {
  await signIn(page, 'admin')
  for (const address of backOffice) await expectAccessible(page, address, project)
})

test('the merchant area keeps nobody out', async ({ page }, { project }) => {
  await signIn(page, '9800000002')
  for (const address of merchant) await expectAccessible(page, address, project)
})

test('the description of the API keeps nobody out', async ({ page }, { project }) => {
  await signIn(page, 'admin')
  await expectAccessible(page, '/api/docs', project)
  await page.getByRole('searchbox', { name: 'Search the calls' }).fill('captcha')
  await expect(page.getByRole('heading', { name: '/captcha', exact: true }).first()).toBeVisible()
  await expectNothingGrave(new AxeBuilder({ page }), '/api/docs with entries')
})
