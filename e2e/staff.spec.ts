import type { Page } from '@playwright/test'
import { begin } from './portal/begin.ts'
import { expectSound } from './portal/sound.ts'
import { tapMenu } from './portal/tap.ts'
import { expect as atOnce, fillLogin, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 150_000 })

// Each step is a page of its own: on a busy machine one takes longer than the usual five seconds.
const expect = atOnce.configure({ timeout: 15_000 })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function search(page: Page, text: string) {
  await page.getByPlaceholder('Search all columns...').fill(text)
  await expect(page.getByText(/^Showing 1–1 of 1 filtered/)).toBeVisible()
  return page.getByRole('row').filter({ hasText: text })
}

/** What stands in the menu below the groups that everyone has. */
async function menuGroups(page: Page): Promise<string[]> {
  const toggle = page.getByRole('button', { name: /^(Show|Hide) the menu$/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByText('Download Software')).toBeVisible()
  const all = [
    'Data Setup',
    'Actions',
    'Misc',
    'User Management',
    'Setting',
    'Payment Request',
    'Product',
    'Miscellaneous',
  ]
  const shown = await Promise.all(all.map((name) => menu.getByText(name, { exact: true }).count()))
  return all.filter((_name, place) => shown[place])
}

/** Nobody else has these, at either size, on any run. */
const own = () => {
  const mark = String(Date.now()).slice(-8)
  return { userName: `clerk${mark}`, mobile: `70${mark}`, email: `clerk${mark}@office.example`, pan: mark.slice(-4) }
}

test('an admin adds staff with two permissions, who see only these, and locks them', async ({ page, refusals }) => {
  refusals.allow(401, 403)
  const clerk = own()
  await signIn(page, 'admin')
  await tapMenu(page, 'Staff List')
  await page.getByRole('button', { name: 'Add staff' }).click()
  await expect(field(page, 'Name')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Required')).toHaveCount(4)
  await field(page, 'Name').fill('Clerk of Journeys')
  await field(page, 'User name').fill(clerk.userName)
  await field(page, 'Email ID').fill(clerk.email)
  await field(page, 'Mobile No.').fill(clerk.mobile)
  await page.getByRole('checkbox', { name: 'GST' }).check()
  await page.getByRole('checkbox', { name: 'Reports' }).check()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Staff added.')).toBeVisible()
  await expect(await search(page, clerk.userName)).toContainText('GST, Reports')
  await expectSound(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)

  await begin(page, { address: clerk.email, userName: clerk.userName })
  await expect(page).toHaveURL(/\/backend$/)
  expect(await menuGroups(page)).toEqual(['Actions', 'Misc'])
  // No menu leads there any more; an old bookmark does.
  await page.goto('/backend/user-management/staff-list')
  await expect(page.getByRole('heading', { name: 'This page is not among your permissions' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)

  await fillLogin(page, 'admin')
  await expect(page).toHaveURL(/\/backend$/)
  await tapMenu(page, 'All Users')
  const row = await search(page, clerk.userName)
  await expectSound(page)
  await row.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('region', { name: 'User' })).toContainText('GST, Reports')
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('staff.added')
  await expectSound(page)
  await page.getByRole('button', { name: 'Lock' }).click()
  await field(page, 'Reason').fill('The journey is over')
  await page.getByRole('dialog').getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByRole('region', { name: 'User' })).toContainText('Locked')
})

test('a merchant adds staff, who sign in to the same business', async ({ page, refusals }) => {
  refusals.allow(403)
  const helper = own()
  await signIn(page, '9800000001')
  await tapMenu(page, 'Add Staff')
  await field(page, 'Full Name').fill('Helper of Journeys')
  await field(page, "Father's Name").fill('Elder of Journeys')
  await page.getByLabel('Gender').selectOption('F')
  await page.getByLabel('DOB').fill('03-02-1994')
  await field(page, 'Mobile No.').fill(helper.mobile)
  await field(page, 'Email ID').fill(helper.email)
  await field(page, 'PAN').fill(`jrnpd${helper.pan}e`)
  await page.getByRole('checkbox', { name: 'Courier' }).check()
  await expectSound(page)
  await page.getByRole('button', { name: 'Add staff' }).click()
  await expect(page).toHaveURL(/\/merchant\/user-management\/staff-list/)
  const row = await search(page, helper.mobile)
  await expect(row).toContainText('Not started')
  await expectSound(page)
  await row.getByRole('link', { name: 'Open' }).click()
  await expect(page).toHaveURL(/\/merchant\/user-management\/staff\/\d+$/)
  await expect(page.getByRole('region', { name: 'Sign-in' })).toContainText('Courier')
  await expectSound(page)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/\/merchant\/user-management\/staff\/edit\/\d+$/)
  await expect(field(page, 'PAN')).toHaveValue(`JRNPD${helper.pan}E`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)

  // Whoever is new is led to KYC, once.
  const led = page.waitForResponse(/\/my-profile\/kyc\/begin$/, { timeout: 60_000 })
  await begin(page, { address: helper.email, userName: helper.mobile })
  await led
  await expect(page).toHaveURL(/\/kyc\/staff\?step=person$/)
  await page.getByRole('link', { name: 'Look around first' }).click()
  await expect(page).toHaveURL(/\/merchant$/)
  expect(await menuGroups(page)).toEqual(['Miscellaneous'])
  // No menu leads there; an address that somebody passed on does.
  await page.goto('/merchant/user-management/staff-list')
  await expect(page.getByRole('heading', { name: 'This page is not among your permissions' })).toBeVisible()
})
