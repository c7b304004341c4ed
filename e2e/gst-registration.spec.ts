import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { isGstin } from '../contract/kernel/gstin.ts'
import { isAadhaar } from '../contract/kernel/ids.ts'
import { aPdf, attach } from './portal/attach.ts'
import { payInDialog } from './portal/pay.ts'
import { expectSound } from './portal/sound.ts'
import { tapTo } from './portal/tap.ts'
import { expect as atOnce, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 150_000 })

// Two people work side by side here, and each step waits for the other's page: on a busy machine that takes longer.
const expect = atOnce.configure({ timeout: 15_000 })

// Every GSTIN is given once, so every run has a PAN and numbers of its own.
const digits = (n: number) => Array.from({ length: n }, () => 1 + Math.floor(Math.random() * 9)).join('')
const pan = `ABCPS${digits(4)}E`
const gstin = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((sign) => `27${pan}1Z${sign}`).find(isGstin) ?? ''
function anAadhaar(): string {
  const first = `3${digits(10)}`
  const last = [...'0123456789'].find((digit) => isAadhaar(first + digit))
  return last ? first + last : anAadhaar()
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
}
async function choose(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).selectOption(value)
}
async function next(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`^Step \\d of 6: ${title}$`) })).toBeVisible()
}
async function fillForm(page: Page): Promise<void> {
  await choose(page, { constitution: 'proprietorship', state: 'Maharashtra', reason: 'threshold', composition: 'no' })
  await fill(page, { panNo: pan.toLowerCase(), legalName: 'Asha Sample', tradeName: 'Sample Stores', district: 'Pune' })
  await fill(page, { emailId: 'stores@people.test', mobileNo: '9876500011', liableFrom: '01-04-2026' })
  await expectSound(page)
  await next(page, 'Places')
  await fill(page, { 'place.address1': '5 Market Yard', 'place.pin': '411001' })
  await choose(page, { 'place.possession': 'owned', 'place.activity': 'retail' })
  await next(page, 'Goods and bank')
  await fill(page, { 'supplies.0.code': '1006', 'supplies.0.description': 'Rice' })
  await page.getByRole('checkbox', { name: 'Give the bank account later' }).check()
  await expect(page.getByText(/within 30 days/)).toBeVisible()
  await next(page, 'People')
  await fill(page, {
    'people.0.name': 'Asha Sample',
    'people.0.fatherName': 'Mohan Sample',
    'people.0.dob': '01061985',
  })
  await fill(page, { 'people.0.mobileNo': '9876500012', 'people.0.emailId': 'asha@people.test', 'people.0.panNo': pan })
  await fill(page, { 'people.0.aadhaarNo': anAadhaar(), 'people.0.address': '12 Main Road, Pune' })
  await choose(page, { 'people.0.gender': 'F', signatory: 'p1' })
  await next(page, 'Papers')
}

async function uploadPapers(page: Page): Promise<void> {
  const create = { width: 320, height: 200, channels: 3, background: '#88aacc' } as const
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
  const titles = ['Photo', 'PAN card', 'Aadhaar card'].map((kind) => `${kind} of Asha Sample`)
  for (const title of [...titles, 'Proof of the place of business']) {
    await attach(page, `Choose a file: ${title}`, picture)
    await expect(page.getByRole('region', { name: title }).getByText('Uploaded')).toBeVisible()
  }
  await expectSound(page)
}

test('a registration goes by TRN, ARN and a clarification to the GSTIN and its certificate', async ({
  page,
  browser,
}, info) => {
  await signIn(page, '9800000002')
  await tapTo(page, 'GST', /^New Registration/)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { name: 'Step 1 of 6: Business' })).toBeVisible()
  await fillForm(page)
  await page.reload()
  // What was typed is there again, the Aadhaar number masked.
  await page.getByRole('button', { name: /People/ }).click()
  await expect(page.locator('[name="people.0.aadhaarNo"]')).toHaveValue(/^XXXX XXXX \d{4}$/)
  await next(page, 'Papers')
  await uploadPapers(page)
  await next(page, 'Review and pay')
  await page.getByRole('checkbox', { name: /^Everyone named here/ }).check()
  await expectSound(page)
  const balance = page.getByLabel('Available balance')
  const before = await balance.textContent()
  await payInDialog(page, /^Pay ₹/)
  await expect(page.getByRole('heading', { name: /^GR\d+ · Asha Sample$/ })).toBeVisible()
  await expect(balance).not.toHaveText(before ?? '')
  const no = /GR\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? ''

  const context = await browser.newContext({
    baseURL: info.project.use.baseURL,
    viewport: { width: 1280, height: 800 },
  })
  const clerk = await context.newPage()
  await signIn(clerk, 'admin')
  await tapTo(clerk, 'GST', /^Registration/)
  await clerk.getByRole('link', { name: `Open ${no}` }).click()
  await expectSound(clerk)
  await clerk.getByRole('button', { name: 'Note the TRN' }).click()
  await clerk.getByRole('textbox', { name: 'TRN' }).fill(digits(15))
  await clerk.getByRole('button', { name: 'Save' }).click()
  await clerk.getByRole('button', { name: 'Note the ARN' }).click()
  await clerk.getByRole('textbox', { name: 'ARN' }).fill(`AA271126${digits(6)}X`)
  await clerk.getByRole('button', { name: 'Save' }).click()
  await clerk.getByRole('button', { name: 'Ask the merchant' }).click()
  const dialog = clerk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Which floor is the shop on?')
  await attach(clerk, 'Attach a file', {
    name: 'reg-03.pdf',
    mimeType: 'application/pdf',
    buffer: await aPdf('REG-03'),
  })
  await expect(dialog.getByText(/^reg-03\.pdf ·/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(clerk.getByText('Which floor is the shop on?').first()).toBeVisible()

  await tapTo(page, 'GST', /^Registration List/)
  await page.getByRole('link', { name: `Answer ${no}` }).click()
  await expect(page.getByText('Answer due')).toBeVisible()
  await attach(page, 'Attach a file', { name: 'plan.pdf', mimeType: 'application/pdf', buffer: await aPdf('Plan') })
  await expect(page.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('The ground floor.')
  await expectSound(page)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('The ground floor.')).toBeVisible()

  await clerk.reload()
  await expect(clerk.getByText('Answer 1: plan.pdf')).toBeVisible()
  // Rejected now, the money would go back for what is filed: it waits for a second person, and can be taken back.
  await clerk.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The shop has closed.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(clerk.getByText(/asked for it on .*: The shop has closed\. Above ₹100\.00/)).toBeVisible()
  await expectSound(clerk)
  await clerk.getByRole('button', { name: 'Withdraw the refund' }).click()
  await expect(clerk.getByText('A refund waits for a second person')).toBeHidden()
  await clerk.getByRole('button', { name: 'Approve' }).click()
  await dialog.getByRole('textbox', { name: 'GSTIN' }).fill(gstin)
  await attach(clerk, 'Certificate', { name: 'c.pdf', mimeType: 'application/pdf', buffer: await aPdf('REG-06') })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(clerk.getByText(gstin, { exact: true })).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByText(gstin, { exact: true })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download: GST certificate' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`gst-certificate-${no}.pdf`)
})
