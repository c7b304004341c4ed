import {
  begin,
  choose,
  chooseWard,
  fill,
  fillParents,
  fillPerson,
  home,
  next,
  pay,
  reach,
} from './portal/apply-form.ts'
import { chooseScan, printedAndScanned } from './portal/scan-form.ts'
import { findRow, openFromRow, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

// One application all the way, through the hands of the shop and of the head office; each part has journeys of its own.
test.describe.configure({ timeout: 180_000 })

test('a person applies on paper, from the choice of the form to the PAN', async ({ page, browser }, info) => {
  await signIn(page, '9800000003')
  await begin(page, 'Apply new', /^Individual/)
  const last = await fillPerson(page)
  await next(page, 'Parents')
  await fillParents(page)
  await next(page, 'Address')
  await page.getByRole('checkbox', { name: 'No income' }).check()
  await fill(page, { ...home, ...reach })
  await next(page, 'AO code')
  await chooseWard(page)
  await next(page, 'Documents')
  await choose(page, { identityProof: 'aadhaar', addressProof: 'aadhaar', birthProof: 'passport' })
  await next(page, 'Review')
  await pay(page)
  const refNo = (await page.getByRole('heading', { name: /^Token \d{10}$/ }).textContent())?.slice(-10) ?? ''

  await page.getByRole('link', { name: 'Upload scan', exact: true }).click()
  await chooseScan(page, await printedAndScanned(page, refNo))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page).toHaveURL(/\/form-cropping\/\d+$/, { timeout: 30_000 })
  await expect(page.getByAltText('Page 1 of the scan')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Save and send to the head office' }).click()
  await expect(page).toHaveURL(/\/waiting-list$/, { timeout: 30_000 })

  const { viewport, colorScheme, baseURL } = info.project.use
  const clerk = await (await browser.newContext({ viewport, colorScheme, baseURL })).newPage()
  await signIn(clerk, 'staff1')
  const atDesk = async (list: RegExp) => {
    await tapTo(clerk, 'NSDL PAN', list)
    return findRow(clerk, refNo)
  }
  await (await atDesk(/^Document Verification/)).getByRole('link', { name: `Verify ${refNo}` }).click()
  await expect(clerk.getByRole('region', { name: 'As it was typed' })).toContainText(`RAVI ${last}`)
  for (const key of '1234567') await clerk.keyboard.press(key)
  await clerk.keyboard.press('v')
  await expect(clerk.getByText(`${refNo} verified`)).toBeVisible()

  await (await atDesk(/^Waiting List/)).getByRole('button', { name: `Ack No. ${refNo}` }).click()
  const ackNo = `78${String(Math.floor(Math.random() * 1e13)).padStart(13, '0')}`
  await clerk.getByRole('textbox', { name: 'Acknowledgement number' }).fill(ackNo)
  await clerk.getByRole('button', { name: 'Save' }).click()
  await expect(clerk.getByText(`${refNo} acknowledged`)).toBeVisible()

  await (await atDesk(/^Acknowledgement List/)).getByRole('button', { name: `PAN ${refNo}` }).click()
  const number = `QRQPS${String(1 + Math.floor(Math.random() * 9998)).padStart(4, '0')}Q`
  await clerk.getByRole('textbox', { name: 'PAN', exact: true }).fill(number)
  await clerk.getByRole('button', { name: 'Save' }).click()
  await expect(clerk.getByText(`PAN of ${refNo} issued`)).toBeVisible()

  await tapTo(page, 'NSDL PAN', /^PAN List/)
  await expect(await findRow(page, refNo)).toContainText('PAN issued')
  await openFromRow(page, refNo)
  await expect(page.getByRole('region', { name: 'Application' })).toContainText(number)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('PAN issued')
})
