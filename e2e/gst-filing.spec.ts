import type { Page } from '@playwright/test'
import { gstinClass } from '../contract/gst/client-gstin.ts'
import { aPdf, attach } from './portal/attach.ts'
import { payInDialog } from './portal/pay.ts'
import { expectSound } from './portal/sound.ts'
import { tapTo } from './portal/tap.ts'
import { expect as atOnce, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 150_000 })

// Two people work side by side here, and each step waits for the other's page: on a busy machine that takes longer.
const expect = atOnce.configure({ timeout: 15_000 })

const digits = (n: number) => Array.from({ length: n }, () => 1 + Math.floor(Math.random() * 9)).join('')

const csv = { name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from('no,value\n1,100000\n') }

/** Adds a client that nobody has met, and answers its name. */
async function addClient(page: Page): Promise<string> {
  const pan = `ABCFS${digits(4)}E`
  const gstin = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((sign) => `27${pan}1Z${sign}`).find(gstinClass) ?? ''
  const name = `Journey ${digits(4)}`
  await page.getByRole('button', { name: 'Add a client' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'GSTIN' }).fill(gstin.toLowerCase())
  await expect(dialog.getByText(`Maharashtra · PAN ${pan}`)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Legal name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Mobile of the signatory' }).fill('9876500011')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  return name
}

/** From the calendar to the form, in which everything is chosen already. */
async function fileNow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expectSound(page)
  await page
    .getByRole('link', { name: new RegExp(`^File GSTR-3B .* of ${name} now$`) })
    .last()
    .click()
  await expect(page.getByRole('combobox', { name: 'Return' })).toHaveValue('gstr-3b')
}

test('a return goes from the calendar by a question and its answer to the filed copy', async ({
  page,
  browser,
}, info) => {
  await signIn(page, '9800000002')
  await tapTo(page, 'GST', /^Clients/)
  await fileNow(page, await addClient(page))
  // The figures and the register are what is left.
  await page.getByRole('textbox', { name: 'Taxable value', exact: true }).fill('100000')
  await page.getByRole('textbox', { name: 'CGST', exact: true }).fill('9000')
  await page.getByRole('textbox', { name: 'SGST', exact: true }).fill('9000')
  await attach(page, 'Attach: Sales register', csv)
  await expect(page.getByRole('button', { name: 'Remove sales.csv' })).toBeVisible()
  await expectSound(page)
  const balance = page.getByLabel('Available balance')
  const before = await balance.textContent()
  await payInDialog(page, /^Pay ₹/)
  await expect(page.getByRole('heading', { name: /^GF\d+ · GSTR-3B / })).toBeVisible()
  await expect(balance).not.toHaveText(before ?? '')
  const no = /GF\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? ''

  const context = await browser.newContext({
    baseURL: info.project.use.baseURL,
    viewport: { width: 1280, height: 800 },
  })
  const clerk = await context.newPage()
  await signIn(clerk, 'admin')
  await tapTo(clerk, 'GST', /^Filing/)
  await clerk.getByRole('link', { name: /^Submitted/ }).click()
  await clerk.getByRole('link', { name: `Open ${no}` }).click()
  await expect(clerk.getByText('₹1,00,000.00')).toBeVisible()
  await expectSound(clerk)
  await clerk.getByRole('button', { name: 'Take up' }).click()
  await clerk.getByRole('button', { name: 'Ask the merchant' }).click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Where are the purchases?')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(clerk.getByText('Where are the purchases?').first()).toBeVisible()

  await tapTo(page, 'GST', /^Filing List/)
  await page.getByRole('link', { name: `Answer ${no}` }).click()
  await expect(page.getByText('Where are the purchases?').first()).toBeVisible()
  await attach(page, 'Attach a file', { ...csv, name: 'purchases.csv' })
  await expect(page.getByRole('button', { name: 'Remove purchases.csv' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Enclosed.')
  await expectSound(page)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Enclosed.', { exact: true })).toBeVisible()

  await clerk.reload()
  await expect(clerk.getByText('Answer 1: purchases.csv')).toBeVisible()
  await clerk.getByRole('button', { name: 'Note the filing' }).click()
  const arn = `AA271126${digits(6)}X`
  await dialog.getByRole('textbox', { name: 'ARN' }).fill(arn)
  await attach(clerk, 'Filed copy', { name: 'c.pdf', mimeType: 'application/pdf', buffer: await aPdf('GSTR-3B') })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(clerk.getByText(arn, { exact: true })).toBeVisible()

  await tapTo(clerk, 'GST', /^Due Dates/)
  await expect(clerk.getByRole('button', { name: 'Add an extension' })).toBeVisible()
  await expectSound(clerk)
  await context.close()

  await page.reload()
  await expect(page.getByText(arn, { exact: true })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: Filed copy' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`gstr-3b-${no}.pdf`)
})

test('a return whose answer got lost at paying is found by the page itself, and is paid once', async ({
  page,
  refusals,
}) => {
  refusals.allowOffline()
  await signIn(page, '9800000002')
  await tapTo(page, 'GST', /^Clients/)
  await fileNow(page, await addClient(page))
  await page.getByRole('switch', { name: /^Nil return/ }).click()
  // It arrives and is done, but the answer does not come back.
  let sent = 0
  await page.route('**/api/merchant/gst/filing/submit', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await payInDialog(page, /^Pay ₹/)
  await expect(page.getByRole('heading', { name: /^GF\d+ · GSTR-3B / })).toBeVisible()
  expect(sent).toBe(1)
})
