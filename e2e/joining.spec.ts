import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { begin } from './portal/begin.ts'
import { mailsTo, nextMail } from './portal/inbox.ts'
import { dismiss, upload, verify } from './portal/kyc-steps.ts'
import { payInDialog } from './portal/pay.ts'
import { fillPerson, fillShop, sendAll, someone, typeCaptcha, verifyEmail } from './portal/registering.ts'
import { tapMenu } from './portal/tap.ts'
import { expect as atOnce, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 240_000 })
const expect = atOnce.configure({ timeout: 15_000 })

const documents = ['PAN card', 'Aadhaar card', 'Photo', 'Shop photo', 'Address proof', 'Cancelled cheque']
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The newest notices in the bell. */
async function expectNotice(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /notifications/i }).click()
  await expect(page.getByText(title).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

async function register(page: Page, who: ReturnType<typeof someone>): Promise<string> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click()
  await fillPerson(page, who)
  await fillShop(page, 'Distributor')
  await verifyEmail(page, who.email)
  await typeCaptcha(page)
  await page.getByRole('checkbox').check()
  await sendAll(page)
  await expect(page.getByRole('heading', { name: 'Registration received' })).toBeVisible()
  return (await page.getByText(/^R\d{6}$/).textContent()) ?? ''
}

async function approveRegistration(clerk: Page, refNo: string): Promise<void> {
  await expectNotice(clerk, `New registration ${refNo}`)
  await tapMenu(clerk, 'Registration')
  await clerk.getByPlaceholder('Search all columns...').fill(refNo)
  await clerk.getByRole('row').filter({ hasText: refNo }).getByRole('link', { name: 'Review' }).click()
  await expect(clerk.getByText('The shop asked for: Distributor')).toBeVisible()
  await clerk.getByRole('combobox', { name: 'ID Type' }).selectOption({ label: 'Distributor' })
  await clerk.getByRole('textbox', { name: 'Password' }).fill('a first password')
  await clerk.getByRole('button', { name: 'Approve' }).click()
  await expect(clerk).toHaveURL(/\/user-management\/registration(\?.*)?$/)
}

async function handInKyc(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/kyc\/merchant$/)
  await expect(page.getByRole('heading', { name: 'Step 1 of 3: Business' })).toBeVisible()
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await field(page, 'Aadhaar number').fill('9999 4105 7058')
  await field(page, 'Bank account number').fill('123456789012')
  await field(page, 'IFSC').fill('SBIN0001234')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  for (const label of documents) await upload(page, label)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('We are looking at what you sent')).toBeVisible()
}

async function approveKyc(clerk: Page, mobile: string): Promise<void> {
  await tapMenu(clerk, 'KYC')
  await clerk.getByPlaceholder('Search all columns...').fill(mobile)
  await clerk.getByRole('row').filter({ hasText: 'Rao Stores' }).getByRole('link').first().click()
  for (const label of documents) await verify(clerk, label)
  await clerk.getByRole('button', { name: 'Approve KYC' }).click()
  await dismiss(clerk, 'KYC approved')
}

async function addMoney(page: Page, clerk: Page, reference: string): Promise<void> {
  const create = { width: 300, height: 400, channels: 3, background: '#dde' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await tapMenu(page, 'Add Payment')
  await page.getByLabel('Account', { exact: false }).first().selectOption({ index: 1 })
  await page.getByLabel('Mode').selectOption('UPI / QR')
  await field(page, 'Amount in rupees').fill('1000')
  await field(page, 'UTR number').fill(reference)
  await page.locator('input[type=file]').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/payment-list/)
  await tapMenu(clerk, 'Payments')
  await clerk.getByPlaceholder('Search all columns...').fill(reference)
  await clerk
    .getByRole('row')
    .filter({ hasText: reference })
    .getByRole('button', { name: /^Review/ })
    .click()
  await clerk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByLabel('Available balance')).toHaveText('₹1,000.00')
}

async function addStaff(page: Page, helper: ReturnType<typeof someone>): Promise<void> {
  await tapMenu(page, 'Add Staff')
  await field(page, 'Full Name').fill('Helper of Joining')
  await field(page, "Father's Name").fill('Elder of Joining')
  await page.getByLabel('Gender').selectOption('F')
  await page.getByLabel('DOB').fill('03/02/94')
  await field(page, 'Mobile No.').fill(helper.mobile)
  await field(page, 'Email ID').fill(helper.email)
  await field(page, 'PAN').fill(helper.pan)
  await page.getByRole('checkbox', { name: 'Courier' }).check()
  await page.getByRole('button', { name: 'Add staff' }).click()
  await expect(page).toHaveURL(/\/merchant\/user-management\/staff-list/)
  expect((await nextMail(helper.email, 0)).text).toContain(helper.mobile)
}

async function addMember(page: Page, member: ReturnType<typeof someone>): Promise<void> {
  await tapMenu(page, 'Add Member')
  await field(page, 'Shop name').fill('Below Rao Stores')
  await page.getByRole('combobox', { name: 'ID type' }).selectOption({ label: 'Retailer (₹500.00)' })
  await field(page, 'Address line 1').fill('1 Sample Road')
  await field(page, 'Pincode').fill('411001')
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Maharashtra')
  await field(page, 'First name').fill('Sample')
  await field(page, 'Last name').fill('Newcomer')
  await field(page, "Father's name").fill('Elder Sample')
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('M')
  await page.getByLabel('Date of birth').fill('05-04-1990')
  await field(page, 'Mobile number').fill(member.mobile)
  await field(page, 'E-mail').fill(member.email)
  await field(page, 'PAN').fill(member.pan)
  await page.getByRole('checkbox', { name: /has agreed/ }).check()
  await payInDialog(page, 'Add Member')
  await expect(page).toHaveURL(/\/view-frenchies\/\d+$/)
  expect((await nextMail(member.email, 0)).text).toContain(member.mobile)
  await expect(page.getByLabel('Available balance')).toHaveText('₹500.00')
}

test('a shop registers, is approved, shows who it is, and builds its own team', async ({ page, browser }) => {
  const [owner, helper, member] = [someone(), someone(), someone()]
  const clerk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await signIn(clerk, 'admin')

  const refNo = await register(page, owner)
  expect((await nextMail(owner.email, 1)).subject).toBe(`Your registration ${refNo}`)
  const mails = mailsTo(owner.email).length
  await approveRegistration(clerk, refNo)
  await begin(page, { address: owner.email, userName: owner.mobile, mails })
  await handInKyc(page)
  await approveKyc(clerk, owner.mobile)
  await expect(page.getByText('Your KYC is approved.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await expectNotice(page, 'KYC approved')
  expect(mailsTo(owner.email).map(({ subject }) => subject)).toContain('KYC approved')

  await addMoney(page, clerk, `5${owner.mobile}1`)
  await expectNotice(page, /^Payment P\d+ approved$/)
  await addStaff(page, helper)
  await addMember(page, member)
  await expectNotice(page, /^New member M\d+$/)
  await clerk.context().close()
})
