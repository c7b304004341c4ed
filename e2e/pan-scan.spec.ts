import type { Page } from '@playwright/test'
import { expectBlue } from './portal/expect-blue.ts'
import { dismiss } from './portal/kyc-steps.ts'
import { aPaidPan } from './portal/paid-pan.ts'
import { chooseScan, printedAndScanned } from './portal/scan-form.ts'
import { expectSound } from './portal/sound.ts'
import { findRow, linesWith, tapOtherMove, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

async function rowOf(page: Page, list: RegExp, refNo: string) {
  await tapTo(page, 'NSDL PAN', list)
  return findRow(page, refNo)
}

test('a form is printed, signed, scanned and cropped, and waits for verification', async ({ page, request }) => {
  // The form is printed, drawn, scanned and read on the machine that runs the browser.
  test.slow()
  const mine = await aPaidPan(request, '9800000003')
  await signIn(page, '9800000003')
  await (await rowOf(page, /^PAN List/, mine.refNo)).getByRole('link', { name: `Upload scan ${mine.refNo}` }).click()
  await expect(page.getByText(mine.cardName)).toBeVisible()
  const upload = page.getByRole('button', { name: 'Upload', exact: true })
  await expect(upload).toBeDisabled()
  await chooseScan(page, Buffer.from('x'), 'photo.png', 'image/png')
  await expect(page.getByText('Only PDF files are allowed')).toBeVisible()

  await chooseScan(page, await printedAndScanned(page, mine.refNo))
  const preview = page.getByTitle('Preview of the scan')
  expect(await preview.evaluate((frame) => frame.getBoundingClientRect().height)).toBe(600)
  await expectSound(page)
  await upload.click()
  await expect(page).toHaveURL(new RegExp(`/form-cropping/${mine.id}$`), { timeout: 30_000 })
  await expect(page.getByText('Upload Successful')).toBeVisible()
  await dismiss(page, 'Form has been uploaded successfully!')
  await expect(page.getByAltText('Page 1 of the scan')).toBeVisible({ timeout: 30_000 })
  const photo = page.getByRole('button', { name: 'Photo box' })
  await expectBlue(page)
  await photo.focus()
  const before = await photo.evaluate((box) => box.style.left)
  await page.keyboard.press('ArrowRight')
  expect(await photo.evaluate((box) => box.style.left)).not.toBe(before)
  await page.keyboard.press('ArrowLeft')
  await expectSound(page)
  await page.getByRole('button', { name: 'Save and send to the head office' }).click()
  await expect(page).toHaveURL(/\/waiting-list$/, { timeout: 30_000 })
  await page.getByPlaceholder('Search all columns...').fill(mine.refNo)
  await expect(linesWith(page, mine.refNo)).toContainText('In verification')
})

test('an applicant refuses, then signs with Aadhaar; another application is withdrawn', async ({ page, request }) => {
  const [mine, other] = [
    await aPaidPan(request, '9800000003', 'paperless'),
    await aPaidPan(request, '9800000003', 'paperless'),
  ]
  await signIn(page, '9800000003')
  await (await rowOf(page, /^Paperless List/, mine.refNo))
    .getByRole('button', { name: `Sign with Aadhaar ${mine.refNo}` })
    .click()
  await expect(page.getByRole('heading', { name: 'Sign with Aadhaar' })).toBeVisible()
  await expect(page.getByText('Test mode')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('heading', { name: 'Not signed' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the portal' }).click()

  const row = await rowOf(page, /^Paperless List/, mine.refNo)
  await expect(row).toContainText('Aadhaar failed')
  await row.getByRole('button', { name: `Try again ${mine.refNo}` }).click()
  await page.getByLabel('Code from the message').fill('123456')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Signed with Aadhaar' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the portal' }).click()
  await expect(await rowOf(page, /^Paperless List/, mine.refNo)).toContainText('Verified')

  await tapOtherMove(await rowOf(page, /^Paperless List/, other.refNo), 'Withdraw', other.refNo)
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(`${other.refNo} withdrawn`)).toBeVisible()
  await expect(await rowOf(page, /^Paperless List/, other.refNo)).toContainText('Aadhaar failed')
})
