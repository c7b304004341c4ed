import type { Page } from '@playwright/test'
import { aQrCode } from '../api/testing/uploads.ts'
import { attach } from './portal/attach.ts'
import { dismiss } from './portal/kyc-steps.ts'
import { expectSound } from './portal/sound.ts'
import { tapMenu } from './portal/tap.ts'
import { expect as atOnce, demoPassword, signIn, test } from './portal/test.ts'

test.describe.configure({ timeout: 150_000 })

// Each step is a page of its own with a search behind it: on a busy machine one takes longer than the usual five seconds.
const expect = atOnce.configure({ timeout: 15_000 })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Letters that no other run of this journey has used. */
const unique = () => Date.now().toString(36).toUpperCase()

const aCode = async (says: string) => ({ name: 'qr.png', mimeType: 'image/png', buffer: await aQrCode(says) })

/** Where money goes is not changed without the password. */
async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Upload' }).click()
}

test('an admin sets up where merchants pay', async ({ page, refusals }) => {
  // While there is no QR code, asking for it is a 404.
  refusals.allow(404, 415)
  await signIn(page, 'admin')

  await test.step('a bank account', async () => {
    await tapMenu(page, 'Bank List')
    await page.getByRole('link', { name: 'Add a bank' }).click()
    await expect(page).toHaveURL(/\/masters\/bank$/)
    const accountNo = String(Date.now())
    await field(page, 'Bank name').fill('Bank of Journeys')
    await field(page, 'Account name').fill('Kendra Services')
    await field(page, 'Account number').fill(accountNo)
    await field(page, 'IFSC').fill('wrong')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page.getByText('Enter an IFSC of 11 letters and digits, such as SBIN0001234')).toBeVisible()
    await field(page, 'IFSC').fill('hdfc0001234')
    await field(page, 'UPI id').fill('kendra@hdfc')
    await page.getByLabel('UPI / QR').check()
    await page.getByLabel('Your password').fill(demoPassword)
    await page.getByRole('button', { name: 'Add' }).click()
    await expect(page).toHaveURL(/\/masters\/bank\/\d+$/)
    await dismiss(page, 'Bank added')
    await attach(page, /Upload a QR code/, await aCode('upi://pay?pa=kendra@hdfc'))
    await confirm(page)
    await expect(page.getByRole('img', { name: 'QR code of Bank of Journeys' })).toBeVisible()
    await expectSound(page)
    await page.getByLabel('Your password').fill(demoPassword)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/masters\/bank-list/)
    await page.getByPlaceholder('Search all columns...').fill(accountNo)
    await expect(page.getByRole('row').filter({ hasText: accountNo })).toContainText('HDFC0001234')
    await expectSound(page)
  })

  await test.step('the payment QR code on a card of 350 pixels', async () => {
    await tapMenu(page, 'Add QR Code')
    const button = page.getByRole('button', { name: /QR code$/ })
    await expect(button).toBeVisible()
    await attach(page, button, { name: 'qr.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await confirm(page)
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await expect(page.getByText('Only images (JPEG, PNG, WebP, GIF, BMP, AVIF) are allowed')).toBeVisible()
    await dismiss(page, 'Error')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await attach(page, button, {
      name: 'blank.png',
      mimeType: 'image/png',
      buffer: await page.getByRole('banner').screenshot(),
    })
    await confirm(page)
    await expect(page.getByText(/^No QR code was found in this picture/)).toBeVisible()
    await dismiss(page, 'Error')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await attach(page, button, await aCode('upi://pay?pa=kendra@sbi'))
    await expect(page.getByRole('dialog').getByRole('img', { name: 'The new QR code' })).toBeVisible()
    await expectSound(page)
    await confirm(page)
    await expect(page.getByText('QR code replaced')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Payment QR code' })).toBeVisible()
    const { width = 0, height = 0 } = (await page.getByTestId('qr-card').boundingBox()) ?? {}
    expect([width, height]).toEqual([350, 350])
    await expectSound(page)
  })

  await test.step('credentials that are never shown again', async () => {
    await tapMenu(page, 'API Credentials')
    const card = page.getByRole('region', { name: 'Payment gateway' })
    await card.getByLabel('Key id').fill('rzp_test_journey')
    await card.getByRole('textbox', { name: 'Key secret', exact: true }).fill('journey-secret-word-9876')
    await card.getByRole('textbox', { name: 'Your password' }).fill(demoPassword)
    await card.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(card.getByText('Saved: ••••••••9876. Leave this empty to keep it.')).toBeVisible()
    expect(await page.content()).not.toContain('journey-secret-word')
    await expectSound(page)
  })
})

test('a clerk keeps reasons, couriers and reference data', async ({ page }) => {
  await signIn(page, 'admin')
  const mark = unique()

  await test.step('a rejection reason', async () => {
    await tapMenu(page, 'Rejection Reasons')
    await page.getByRole('button', { name: 'Add a reason' }).click()
    await field(page, 'Code').fill(`JOURNEY-${mark}`)
    await field(page, 'Reason').fill('The journey was too short')
    await field(page, 'What to do').fill('Walk on.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByPlaceholder('Search all columns...').fill(`JOURNEY-${mark}`)
    await expect(page.getByRole('row').filter({ hasText: `JOURNEY-${mark}` })).toContainText('NSDL PAN')
    await expectSound(page)
  })

  await test.step('a courier', async () => {
    await tapMenu(page, 'Couriers')
    await expect(page.getByRole('row').filter({ hasText: 'Blue Dart' })).toContainText('{docket}')
    await expectSound(page)
    await page.getByRole('button', { name: 'Add a courier' }).click()
    await field(page, 'Name').fill(`Courier ${mark}`)
    await field(page, 'Tracking link').fill('https://courier.example/{docket}')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByPlaceholder('Search all columns...').fill(mark)
    await expect(page.getByRole('row').filter({ hasText: `Courier ${mark}` })).toBeVisible()
  })

  await test.step('AO codes from a file, seen before they are applied', async () => {
    await tapMenu(page, 'Reference Data')
    const head = 'city,area code,ao type,range code,ao number,description'
    const text = `${head}\nJourney ${mark},JRN,W,7,1,Ward ${mark}\nNowhere,J1,W,7,1,Wrong\n`
    const file = { name: 'ao.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await attach(page, /Choose a CSV file/, file)
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('row', { name: '3 Area code must be three letters' })).toBeVisible()
    await expectSound(page)
    await preview.getByRole('button', { name: 'Apply the good lines' }).click()
    await dismiss(page, 'File applied')
    await attach(page, /Choose a CSV file/, file)
    await expect(preview.getByText('This file changes nothing.')).toBeVisible()
    await page.getByPlaceholder('Search all columns...').fill(mark)
    await expect(page.getByRole('row').filter({ hasText: `Ward ${mark}` })).toBeVisible()
  })

  await test.step('pincodes beside them', async () => {
    await page.getByRole('link', { name: 'Pincodes' }).click()
    await expect(page.getByRole('heading', { name: 'Upload pincodes' })).toBeVisible()
    await expectSound(page)
  })
})
