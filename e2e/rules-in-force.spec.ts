import type { Page } from '@playwright/test'
import { gstinClass } from '../contract/gst/client-gstin.ts'
import { dayInMonth, monthNumber } from '../contract/gst/returns-periods.ts'
import { formatDate, indianDay } from '../contract/kernel/dates.ts'
import { expectSound } from './portal/sound.ts'
import { tapMenu, tapTo } from './portal/tap.ts'
import { expect as atOnce, demoPassword, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 150_000 })

// Two people work side by side here, and each step waits for the other's page: on a busy machine that takes longer.
const expect = atOnce.configure({ timeout: 15_000 })

const digits = (n: number) => Array.from({ length: n }, () => 1 + Math.floor(Math.random() * 9)).join('')
const month = monthNumber(indianDay(new Date()))

/** A client that nobody has met, whose returns are wanted for three years back. */
async function addClient(page: Page): Promise<string> {
  const pan = `ABCFS${digits(4)}E`
  const gstin = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((sign) => `27${pan}1Z${sign}`).find(gstinClass) ?? ''
  const name = `Rules ${digits(6)}`
  await page.getByRole('button', { name: 'Add a client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'GSTIN' }).fill(gstin)
  await dialog.getByRole('textbox', { name: 'Legal name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Mobile of the signatory' }).fill('9876500011')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  return name
}

/** Opens the form of a return with the client, the return and the period chosen. */
async function choose(page: Page, name: string, period: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Client' }).selectOption({ label: await labelOf(page, name) })
  await page.getByRole('combobox', { name: 'Return' }).selectOption('gstr-1')
  await page.getByRole('combobox', { name: 'Period' }).selectOption(period)
}
const labelOf = async (page: Page, name: string) =>
  (await page
    .getByRole('option', { name: new RegExp(`^${name} ·`) })
    .first()
    .textContent()) ?? ''

/** Adds a version of the late fee of GSTR-1 with another cap. */
async function addVersion(page: Page, { since, cap }: { since: string; cap: string }): Promise<void> {
  const fees = page.getByRole('region', { name: 'Late fees' })
  await fees.getByRole('button', { name: 'Add a version of GSTR-1 (Late fees)', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expectSound(page)
  await dialog.getByLabel('Since').fill(formatDate(since))
  await dialog.getByRole('textbox', { name: 'At most, rupees', exact: true }).first().fill(cap)
  await dialog.getByRole('textbox', { name: 'Source' }).fill('Notification of a journey')
  await dialog.getByLabel('Your password').fill(demoPassword)
  const agreed = dialog.getByRole('checkbox', { name: /^I know/ })
  if (since <= indianDay(new Date())) await agreed.check()
  else await expect(agreed).toBeHidden()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

test('an admin adds versions of a late fee, and a merchant is told the one of the period', async ({
  page,
  browser,
}, info) => {
  const yearAgo = dayInMonth(month - 14, 1).slice(0, 7)
  const lately = dayInMonth(month - 2, 1).slice(0, 7)
  await signIn(page, '9800000002')
  await tapTo(page, 'GST', /^Clients/)
  const name = await addClient(page)
  await tapTo(page, 'GST', /^Filing List/)
  await page.getByRole('link', { name: 'New filing' }).click()
  await choose(page, name, yearAgo)
  await expect(page.getByText(/The late fee is ₹2,000: \d+ days × ₹50, at most ₹2,000/)).toBeVisible()
  await page.getByRole('switch', { name: /^Nil return/ }).click()
  await expect(page.getByText(/The late fee is ₹500: \d+ days × ₹20, at most ₹500/)).toBeVisible()
  await expectSound(page)

  const context = await browser.newContext({
    baseURL: info.project.use.baseURL,
    viewport: { width: 1280, height: 800 },
  })
  const admin = await context.newPage()
  await signIn(admin, 'admin')
  await tapMenu(admin, 'Rules in Force')
  await expect(admin.getByRole('heading', { name: 'Rules in Force' })).toBeVisible()
  await expectSound(admin)
  const coming = dayInMonth(month + 1, 1)
  await addVersion(admin, { since: coming, cap: '900' })
  await expect(admin.getByText('Turnover up to ₹1.5 crore: ₹50 a day, at most ₹900')).toBeVisible()
  await addVersion(admin, { since: `${lately}-02`, cap: '700' })
  await expect(admin.getByText('Turnover up to ₹1.5 crore: ₹50 a day, at most ₹700')).toBeVisible()
  await admin.getByRole('button', { name: 'Take back the version of GSTR-1 (Late fees)' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expect(admin.getByText('Turnover up to ₹1.5 crore: ₹50 a day, at most ₹900')).toBeHidden()
  await context.close()

  // The older period keeps its law, the newer one has the new version.
  await page.getByRole('switch', { name: /^Nil return/ }).click()
  await expect(page.getByText(/The late fee is ₹2,000: \d+ days × ₹50/)).toBeVisible()
  await choose(page, name, lately)
  await expect(
    page.getByText(/The late fee is ₹700: \d+ days × ₹50, at most ₹700 \(Notification of a journey\)/),
  ).toBeVisible()
})
