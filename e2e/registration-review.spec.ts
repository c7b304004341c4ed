import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { nextMail } from './portal/inbox.ts'
import { tapMenu } from './portal/tap.ts'
import { expect, fillLogin, signIn, test } from './portal/test.ts'

/** Each size decides shops of its own: a decision cannot be taken twice. */
const shops = {
  desktop: { approved: { name: 'Sample', no: 0 }, rejected: { name: 'Example', no: 1 } },
  phone: { approved: { name: 'Model', no: 2 }, rejected: { name: 'Trial', no: 3 } },
}

async function open(page: Page, name: string): Promise<void> {
  await tapMenu(page, 'Registration')
  await page.getByPlaceholder('Search all columns...').fill(`${name} Service`)
  const rows = page.getByRole('row').filter({ hasText: `${name} Service Point` })
  await expect(page.getByText(/^Showing 1–1 of 1 filtered/)).toBeVisible()
  await rows.getByRole('link', { name: 'Review' }).click()
  await expect(page.getByRole('region', { name: 'Shop Information' })).toContainText(`${name} Service Point`)
}

const backAtTheList = (page: Page) => expect(page).toHaveURL(/\/backend\/user-management\/registration(\?.*)?$/)

test('a clerk approves one shop and rejects another; each hears of it by mail', async ({ page }, info) => {
  const { approved, rejected } = shops[info.project.name as keyof typeof shops]
  await signIn(page, 'staff1')
  await open(page, approved.name)
  await expect(page.getByRole('tab', { name: 'Approve' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox', { name: 'User Name' })).toHaveValue(`981000000${approved.no}`)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Required')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'ID Type' }).selectOption({ label: 'Retailer' })
  await page.getByRole('textbox', { name: 'Password' }).fill('a first password')
  await page.getByRole('button', { name: 'Approve' }).click()
  await backAtTheList(page)

  await open(page, rejected.name)
  await page.getByRole('tab', { name: 'Reject' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The mobile number could not be reached.')
  await page.getByRole('button', { name: 'Reject' }).click()
  await backAtTheList(page)
  const refusal = await nextMail(`shop${rejected.no}@applicants.example`, 0)
  expect(refusal.text).toContain('The mobile number could not be reached.')

  await page.getByRole('button', { name: 'Logout' }).click()
  const welcome = await nextMail(`shop${approved.no}@applicants.example`, 0)
  expect(welcome.text).toContain(`981000000${approved.no}`)
  expect(welcome.text).not.toContain('a first password')
  await page.goto(/http:\S+\/auth\/reset-password\?token=\S+/.exec(welcome.text)?.[0] ?? '')
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('my own long password')
  await page.getByRole('textbox', { name: 'New password again' }).fill('my own long password')
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await page.getByRole('link', { name: /login/i }).click()
  await fillLogin(page, `981000000${approved.no}`, 'my own long password')
  await expect(page).toHaveURL(/\/(merchant|kyc)/)
})
