import { type APIRequestContext, expect as at, type Page } from '@playwright/test'
import { checklistOf } from '../contract/nsdl-pan/checklist.ts'
import { attach } from './portal/attach.ts'
import { aPaidPan } from './portal/paid-pan.ts'
import { aScan, waitingForItsNumber, waitingForVerification } from './portal/pan.ts'
import { expectSound } from './portal/sound.ts'
import { findRow, openFromRow, tapTo } from './portal/tap.ts'
import { demoPassword, expect, signIn, test } from './portal/test.ts'

const shop = '9800000003'

async function rowOf(page: Page, list: RegExp, refNo: string) {
  await tapTo(page, 'NSDL PAN', list)
  return findRow(page, refNo)
}

/** The moves of the back office that have journeys of their own, by the calls that its screens make. */
async function officeMoves(request: APIRequestContext) {
  const login = await request.post('/api/auth/login', { data: { userName: 'admin', password: demoPassword } })
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` }
  return async (path: string, data: object = {}) => {
    const reply = await request.post(`/api/backend/nsdlpan/${path}`, { data, headers })
    at([path, reply.ok() || (await reply.text())]).toEqual([path, true])
  }
}
const rupees = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))

test('what was sent back is mended and sent in again, free of charge', async ({ page, request }) => {
  const { id, refNo } = await waitingForVerification(request, shop)
  const move = await officeMoves(request)
  await move(`verify/${id}/claim`)
  await move(`reject/${id}`, { codes: ['SIGNATURE-MISSING'], words: 'Please sign inside the box.' })
  await signIn(page, shop)
  const balance = page.getByLabel('Available balance')
  await expect(balance).not.toHaveText('₹0.00')
  const before = await balance.textContent()
  await (await rowOf(page, /^Rejection List/, refNo)).getByRole('link', { name: `Reapply ${refNo}` }).click()
  await expect(page.getByRole('alert').first()).toContainText('The signature is missing')
  await expectSound(page)
  const again = page.getByRole('button', { name: 'Send in again, free of charge' })
  while (!(await again.isVisible())) {
    const heading = page.getByRole('heading', { name: /^Step \d of \d/ })
    const shown = (await heading.textContent()) ?? ''
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(heading).not.toHaveText(shown)
  }
  const consent = page.getByRole('checkbox', { name: /^The applicant has read this/ })
  if (!(await consent.isChecked())) await consent.check()
  await again.click()
  await expect(await rowOf(page, /^PAN List/, refNo)).toContainText('Awaiting scan')
  expect(await balance.textContent()).toBe(before)
})

test('what TIN refuses goes back with corrected papers, by its acknowledgement number', async ({ page, request }) => {
  test.slow()
  const { id, refNo } = await waitingForVerification(request, shop)
  const move = await officeMoves(request)
  await move(`verify/${id}/claim`)
  await move(`verify/${id}`, { ticked: checklistOf({ category: 'individual', type: 'N', data: {} }) })
  const ackNo = `66${String(Math.floor(Math.random() * 1e13)).padStart(13, '0')}`
  await move(`acknowledge/${id}`, { ackNo })
  await signIn(page, 'admin')
  await (await rowOf(page, /^Acknowledgement List/, refNo)).getByRole('button', { name: `More for ${refNo}` }).click()
  await page.getByRole('menuitem', { name: 'TIN rejection' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Own words' }).fill('The address differs from the proof')
  await dialog.getByRole('button', { name: 'Note the rejection' }).click()
  await expect(page.getByText(`${refNo} refused by TIN`)).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, shop)
  await (await rowOf(page, /^TIN Rejection List/, refNo)).getByRole('link', { name: `Re-upload ${refNo}` }).click()
  await expect(page).toHaveURL(new RegExp(`/tin-rejection-upload/${ackNo}$`))
  await expect(page.getByText('The address differs from the proof')).toBeVisible()
  await attach(page, /^Corrected papers/, { name: 'new.pdf', mimeType: 'application/pdf', buffer: await aScan() })
  await expectSound(page)
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('Form has been uploaded successfully!')).toBeVisible({ timeout: 30_000 })

  await page.context().clearCookies()
  await signIn(page, 'admin')
  await (await rowOf(page, /^TIN Rejection(?! List)/, refNo))
    .getByRole('link', { name: `Check papers ${refNo}` })
    .click()
  await expect(page.getByRole('region', { name: 'New', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(`New papers of ${refNo} taken`)).toBeVisible()
  await expect(await rowOf(page, /^Acknowledgement List/, refNo)).toContainText(ackNo)
})

test('who cancels before verification has the money back at once', async ({ page, request }) => {
  const { refNo } = await aPaidPan(request, shop)
  await signIn(page, shop)
  const balance = page.getByLabel('Available balance')
  await expect(balance).not.toHaveText('₹0.00')
  const before = rupees(await balance.textContent())
  await tapTo(page, 'NSDL PAN', /^PAN List/)
  await openFromRow(page, refNo)
  await page.getByRole('button', { name: 'Cancel and get the money back' }).click()
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await expect(page.getByText(`${refNo} is cancelled.`)).toBeVisible()
  await expect.poll(async () => rupees(await balance.textContent())).toBeGreaterThan(before)
  await expect(await rowOf(page, /^PAN List/, refNo)).toContainText('Cancelled')
})

test('a paperless application that was given up is cancelled by the back office, and the fee comes back', async ({
  page,
  request,
}) => {
  const { refNo } = await aPaidPan(request, shop, 'paperless')
  await signIn(page, shop)
  const balance = page.getByLabel('Available balance')
  await expect(balance).not.toHaveText('₹0.00')
  const before = rupees(await balance.textContent())
  await (await rowOf(page, /^Paperless List/, refNo)).getByRole('button', { name: `Withdraw ${refNo}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(`${refNo} withdrawn`)).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, 'admin')
  await (await rowOf(page, /^Cancel Aadhar/, refNo)).getByRole('button', { name: `Confirm cancel ${refNo}` }).click()
  await page.getByRole('button', { name: 'Cancel and refund' }).click()
  await expect(page.getByText(`${refNo} cancelled`)).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, shop)
  await expect.poll(async () => rupees(await balance.textContent())).toBeGreaterThan(before)
  await expect(await rowOf(page, /^Paperless List/, refNo)).toContainText('Cancelled')
})

test('a refund after the acknowledgement is asked for by a clerk and confirmed by a second person', async ({
  page,
  request,
}) => {
  test.slow()
  const { refNo } = await acknowledged(request)
  await signIn(page, shop)
  const balance = page.getByLabel('Available balance')
  await expect(balance).not.toHaveText('₹0.00')
  const before = rupees(await balance.textContent())

  await signInAs(page, 'staff1')
  await askForRefund(page, refNo)
  await expect(page.getByText(`Refund of ${refNo} is asked for`)).toBeVisible()
  // Whoever has asked finds no way to confirm it, but the one back.
  await openRefund(page, refNo)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You asked for it on')
  await expect(dialog.getByRole('button', { name: 'Withdraw the refund' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirm the refund' })).toBeHidden()
  await page.keyboard.press('Escape')

  await signInAs(page, 'admin')
  await openRefund(page, refNo)
  await expect(dialog).toContainText('Demo Staff One asked for it on')
  await expect(dialog).toContainText('The applicant has a PAN already')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Confirm the refund' }).click()
  const question = page.getByRole('dialog', { name: `Confirm the refund of ${refNo}` })
  await expect(question).toContainText(/₹[\d,.]+ goes back to the merchant's wallet/)
  await question.getByRole('button', { name: 'Confirm the refund' }).click()
  await expect(page.getByText(`${refNo} cancelled`)).toBeVisible()

  await signInAs(page, shop)
  await expect.poll(async () => rupees(await balance.textContent())).toBeGreaterThan(before)
  await expect(await rowOf(page, /^PAN List/, refNo)).toContainText('Cancelled')
})

/** An application that has its acknowledgement number. */
async function acknowledged(request: APIRequestContext) {
  const paid = await waitingForItsNumber(request, shop)
  const ackNo = `66${String(Math.floor(Math.random() * 1e13)).padStart(13, '0')}`
  await (await officeMoves(request))(`acknowledge/${paid.id}`, { ackNo })
  return paid
}

async function signInAs(page: Page, userName: string): Promise<void> {
  await page.context().clearCookies()
  await signIn(page, userName)
}

async function openRefund(page: Page, refNo: string): Promise<void> {
  await (await rowOf(page, /^Acknowledgement List/, refNo)).getByRole('button', { name: `More for ${refNo}` }).click()
  await page.getByRole('menuitem', { name: /refund/i }).click()
}

async function askForRefund(page: Page, refNo: string): Promise<void> {
  await openRefund(page, refNo)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption('The applicant has a PAN already')
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click()
}
