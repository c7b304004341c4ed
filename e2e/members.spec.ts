import type { Page } from '@playwright/test'
import { nextMail } from './portal/inbox.ts'
import { payInDialog } from './portal/pay.ts'
import { expectSound } from './portal/sound.ts'
import { tapMenu, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

// A long way through both areas, with a look by axe at each new page.
test.describe.configure({ timeout: 150_000 })

/** Each size adds a member of its own. */
const newcomers = {
  desktop: { shop: 'Wide Sample Stores', mobile: '9830000001', email: 'wide@newcomers.example', pan: 'AAAPW3001Z' },
  phone: { shop: 'Narrow Sample Stores', mobile: '9830000002', email: 'narrow@newcomers.example', pan: 'AAAPN3002Z' },
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder('Search all columns...').fill(words)
  await expect(page.getByText(/^Showing 1–1 of 1 filtered/)).toBeVisible()
}

test('a distributor adds a member for the price of an id; the back office finds, locks and unlocks it', async ({
  page,
}, info) => {
  const { shop, mobile, email, pan } = newcomers[info.project.name as keyof typeof newcomers]
  await signIn(page, '9800000001')
  await tapMenu(page, 'Add Member')
  const fill = (label: string, value: string) => page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await fill('Shop name', shop)
  await page.getByRole('combobox', { name: 'ID type' }).selectOption({ label: 'Retailer (₹500.00)' })
  await fill('Address line 1', '1 Sample Road')
  await fill('Pincode', '411001')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Maharashtra')
  await fill('First name', 'Sample')
  await fill('Last name', 'Newcomer')
  await fill("Father's name", 'Elder Sample')
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('M')
  await page.getByLabel('Date of birth').fill('05 Apr 1990')
  await fill('Mobile number', mobile)
  await fill('E-mail', email)
  await fill('PAN', pan)
  await page.getByRole('checkbox', { name: /has agreed/ }).check()
  await expectSound(page)
  await payInDialog(page, 'Add Member')

  await expect(page).toHaveURL(/\/merchant\/user-management\/view-frenchies\/\d+$/)
  await expect(page.getByRole('region', { name: 'Business Information' })).toContainText(shop)
  await expect(page.getByRole('region', { name: 'Staff Information' })).toContainText('05 Apr 1990')
  await expectSound(page)
  const mail = await nextMail(email, 0)
  expect(mail.text).toContain(mobile)
  await tapMenu(page, 'Member List')
  await page.getByText('Level 1', { exact: true }).click()
  await search(page, mobile)
  await expect(page.getByRole('row').filter({ hasText: shop })).toContainText('M000001')
  await page.getByRole('button', { name: 'Logout' }).click()

  await signIn(page, 'admin')
  await tapTo(page, 'Merchant List', /ID Sale/i)
  await search(page, mobile)
  await expect(page.getByRole('row').filter({ hasText: shop })).toContainText('500.00/-')
  await expectSound(page)
  await tapMenu(page, 'Merchant List')
  await search(page, mobile)
  await page.getByRole('link', { name: /^View M/ }).click()
  await expect(page.getByRole('heading', { name: shop })).toBeVisible()
  await expectSound(page)
  for (const [move, word] of [
    ['Lock', 'Locked'],
    ['Unlock', 'Active'],
  ] as const) {
    await page.getByRole('button', { name: 'Manage', exact: true }).click()
    await page.getByRole('menuitem', { name: `${move} the business` }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Asked for by the owner')
    await page.getByRole('dialog').getByRole('button', { name: move, exact: true }).click()
    await expect(page.getByRole('main').getByText(word, { exact: true })).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Activity' }).click()
  await expect(page.getByRole('cell', { name: 'merchant.unlocked' })).toBeVisible()
  await expectSound(page)
})
