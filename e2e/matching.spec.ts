import type { Browser, Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { attach } from './portal/attach.ts'
import { expectSound } from './portal/sound.ts'
import { tapMenu, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

/** Someone else, in a browser of their own. */
async function someoneElse(browser: Browser, info: TestInfo, userName: string): Promise<Page> {
  const { viewport, colorScheme, baseURL } = info.project.use
  const context = await browser.newContext({ viewport, colorScheme, baseURL })
  const page = await context.newPage()
  await signIn(page, userName)
  return page
}

async function tellOfPayment(merchant: Page, utr: string): Promise<void> {
  const slip = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#dde' } })
    .png()
    .toBuffer()
  await tapMenu(merchant, 'Add Payment')
  await merchant.getByLabel('Account', { exact: false }).first().selectOption({ index: 1 })
  await merchant.getByLabel('Mode').selectOption('UPI / QR')
  await merchant.getByRole('textbox', { name: 'Amount in rupees' }).fill('432.10')
  await merchant.getByRole('textbox', { name: 'UTR number' }).fill(utr)
  await merchant.locator('input[type=file]').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip })
  await merchant.getByRole('button', { name: 'Send' }).click()
  await expect(merchant).toHaveURL(/payment-list/)
}

const today = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format()

test('a statement of the bank proves a payment: ticked, approved, credited, and told on the payment', async ({
  page,
  browser,
}, info) => {
  const utr = `4${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`
  const merchant = await someoneElse(browser, info, '9800000003')
  await tellOfPayment(merchant, utr)

  await signIn(page, 'admin')
  await tapTo(page, 'Payments', 'Bank statement')
  await expect(page).toHaveURL(/tab=bank-statement/)
  await page.getByLabel('Account').selectOption({ index: 1 })
  const file = [
    'State Bank of India',
    'Txn Date,Description,Debit,Credit,Balance',
    `${today()},UPI/CR/${utr}/ASHA,,432.10,"1,00,432.10"`,
    `${today()},Charges,17.70,,"1,00,414.40"`,
  ].join('\n')
  await attach(page, /Choose a file/, { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  const mapping = page.getByRole('region', { name: 'What the columns mean' })
  await expect(mapping.getByRole('row').filter({ hasText: utr }).last()).toContainText('432.10/-')
  await expectSound(page)
  await mapping.getByRole('button', { name: 'Read the lines' }).click()
  await expect(page.getByRole('status', { name: 'What the file brought' })).toContainText('1 exact')

  const proposal = page.getByRole('region', { name: 'Proposals' }).getByRole('row').filter({ hasText: utr })
  await expect(proposal.getByRole('checkbox')).toBeChecked()
  await expectSound(page)
  await page.getByRole('button', { name: /^Approve ticked/ }).click()
  await expect(page.getByText('1 of 1 approved and credited')).toBeVisible()

  await page.getByRole('tab', { name: 'Requests' }).click()
  await page.getByPlaceholder('Search all columns...').fill(utr)
  await page.getByRole('row').filter({ hasText: utr }).getByRole('button', { name: /^View/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/On the bank statement of \d\d-\w{3}-\d{4}/)
  await merchant.reload()
  await expect(merchant.getByRole('row').filter({ hasText: utr })).toContainText('Approved')
  await merchant.context().close()
})

test('a correction is asked for by one person and approved by another', async ({ page, browser }, info) => {
  await signIn(page, 'staff1')
  await tapTo(page, 'Payments', 'Corrections')
  await expectSound(page)
  await page.getByRole('button', { name: 'Ask for a correction' }).click()
  const drawer = page.getByRole('dialog', { name: 'Ask for a correction' })
  await drawer.getByRole('combobox', { name: 'Merchant' }).fill('M0000')
  await page
    .getByRole('option', { name: /^M0000/ })
    .first()
    .click()
  await expect(drawer.getByText(/^Balance now/)).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Amount in rupees' }).fill('12.34')
  await drawer.getByRole('textbox', { name: 'Reason' }).fill('A journey asks for this correction')
  await expectSound(page)
  await drawer.getByRole('button', { name: 'Ask', exact: true }).click()
  const toast = page.getByRole('alert').filter({ hasText: /^Correction C\d+ asked for/ })
  const no = /C\d{6}/.exec((await toast.textContent()) ?? '')?.[0] ?? ''
  await expect(page.getByRole('button', { name: `Withdraw ${no}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `Decide ${no}` })).toHaveCount(0)

  const admin = await someoneElse(browser, info, 'admin')
  await tapTo(admin, 'Payments', 'Corrections')
  await admin.getByRole('button', { name: `Decide ${no}` }).click()
  await admin.getByRole('menuitem', { name: 'Approve' }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toContainText('The balance will be')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText('Correction approved. The money has moved.')).toBeVisible()
  await expect(admin.getByRole('row').filter({ hasText: no })).toContainText('Approved')
  await admin.context().close()
})
