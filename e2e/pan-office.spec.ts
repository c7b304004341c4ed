import type { Page } from '@playwright/test'
import { attach } from './portal/attach.ts'
import { waitingForVerification } from './portal/pan.ts'
import { expectSound } from './portal/sound.ts'
import { findRow, openFromRow, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

async function rowOf(page: Page, list: RegExp, refNo: string) {
  await tapTo(page, 'NSDL PAN', list)
  return findRow(page, refNo)
}
async function choose(page: Page, csv: string): Promise<void> {
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await attach(page, /^Choose (a|another) file$/, file)
}

test('two applications are looked at: one is verified by keys, acknowledged by a file and issued, one is sent back', async ({
  page,
  request,
  refusals,
}) => {
  test.slow()
  refusals.allow(400)
  const [good, bad] = [
    await waitingForVerification(request, '9800000003'),
    await waitingForVerification(request, '9800000003'),
  ]
  await signIn(page, 'staff1')
  await (await rowOf(page, /^Document Verification/, good.refNo))
    .getByRole('link', { name: `Verify ${good.refNo}` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/verify/${good.id}$`))
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'As it was typed' })).toContainText(good.cardName)
  await expectSound(page)
  const verify = page.getByRole('button', { name: /^Verify/ })
  await expect(verify).toBeDisabled()
  for (const key of '1234567') await page.keyboard.press(key)
  await expect(verify).toBeEnabled()
  await page.keyboard.press('v')
  await expect(page.getByText(`${good.refNo} verified`)).toBeVisible()
  // The next one opens by itself, or there is none.
  await expect(page).not.toHaveURL(new RegExp(`/verify/${good.id}$`))

  await (await rowOf(page, /^Document Verification/, bad.refNo))
    .getByRole('link', { name: `Verify ${bad.refNo}` })
    .click()
  await page.getByRole('button', { name: /^Send back/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Reasons' }).fill('signature is missing')
  await page.getByRole('option', { name: 'The signature is missing' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText(`${bad.refNo} sent back`)).toBeVisible()

  const ackNo = `77${String(Math.floor(Math.random() * 1e13)).padStart(13, '0')}`
  const file = `Token No.,Ack No.\n${good.refNo},${ackNo}\n${bad.refNo},${ackNo.replace(/^7/, '6')}\n`
  await tapTo(page, 'NSDL PAN', /^Waiting List/)
  await page.getByRole('button', { name: 'Upload Acknowledgement numbers' }).click()
  await choose(page, file)
  const brings = page.getByRole('status', { name: 'What the file brings' })
  await expect(brings).toContainText('1 to take over')
  await expect(brings).toContainText('1 wrong')
  await expectSound(page)
  await page.getByRole('button', { name: 'Apply the good lines' }).click()
  await expect(page.getByText('1 taken over, 0 known already, 1 wrong.')).toBeVisible()
  await page.getByRole('button', { name: 'Upload Acknowledgement numbers' }).click()
  await choose(page, file)
  await expect(page.getByText(/^This file was applied before, by .*\. It changes nothing\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply the good lines' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()

  await (await rowOf(page, /^Acknowledgement List/, good.refNo))
    .getByRole('button', { name: `PAN ${good.refNo}` })
    .click()
  const number = `QQQPS${String(1 + Math.floor(Math.random() * 9998)).padStart(4, '0')}Q`
  await page.getByRole('textbox', { name: 'PAN', exact: true }).fill(number.replace('PS', 'CS'))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toContainText('The fourth letter must be P for Individual')
  await page.getByRole('textbox', { name: 'PAN', exact: true }).fill(number)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`PAN of ${good.refNo} issued`)).toBeVisible()

  await tapTo(page, 'NSDL PAN', /^PAN List/)
  await openFromRow(page, good.refNo)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('PAN issued')
  await expect(page.getByRole('region', { name: 'Application' })).toContainText(number)
  await expectSound(page)

  await page.context().clearCookies()
  await signIn(page, '9800000003')
  await tapTo(page, 'NSDL PAN', /^Rejection List/)
  await openFromRow(page, bad.refNo)
  await expect(page.getByRole('region', { name: 'State' })).toContainText('The signature is missing')
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Head office')
})

test('whoever applied tracks the application by token and date of birth', async ({ page, request, refusals }) => {
  refusals.allow(404)
  const { refNo } = await waitingForVerification(request, '9800000003')
  await page.goto('/')
  await page.getByRole('link', { name: 'Follow an application' }).click()
  await expectSound(page)
  await page.getByLabel('Token or acknowledgement number').fill(refNo)
  await page.getByLabel('Date of birth or formation').fill('01-01-1991')
  await page.getByRole('button', { name: 'Track' }).click()
  await expect(page.getByRole('alert')).toContainText('No application is known by this number and date.')
  await page.getByLabel('Date of birth or formation').fill('05041990')
  await page.getByRole('button', { name: 'Track' }).click()
  await expect(page.getByRole('heading', { name: 'In verification' })).toBeVisible()
})
