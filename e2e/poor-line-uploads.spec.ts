import { dismiss } from './portal/kyc-steps.ts'
import { aPaidPan } from './portal/paid-pan.ts'
import { chooseScan, printedAndScanned } from './portal/scan-form.ts'
import { findRow, openFromRow, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

test('a scan is cut off again and again, goes on where it stopped, and arrives once', async ({
  page,
  request,
  context,
  refusals,
}) => {
  refusals.allow(502)
  refusals.allowOffline()
  refusals.allowLog(/ERR_CONNECTION_RESET/)
  // The form is printed, drawn, scanned and read on the machine that runs the browser.
  test.slow()
  const mine = await aPaidPan(request, '9800000003')
  await signIn(page, '9800000003')
  await tapTo(page, 'NSDL PAN', /^PAN List/)
  await (await findRow(page, mine.refNo)).getByRole('link', { name: `Upload scan ${mine.refNo}` }).click()
  await chooseScan(page, await printedAndScanned(page, mine.refNo))

  let pieces = 0
  let forms = 0
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    pieces += 1
    // Before it came, after it came, and as an answer of a proxy.
    if (pieces === 1) return route.abort('connectionreset')
    if (pieces === 2) return route.fulfill({ status: 502, body: 'bad gateway' })
    if (pieces !== 3) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.route('**/api/merchant/nsdlpan/form-scanning/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    forms += 1
    if (forms > 1) return route.continue()
    // It is done, and nobody hears of it.
    await route.fetch({ timeout: 60_000 })
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText(/It goes on by itself/)).toBeVisible()
  await test.step('the line is gone for a while', async () => {
    await context.setOffline(true)
    await page.waitForTimeout(1_500)
    await context.setOffline(false)
  })
  await expect(page).toHaveURL(new RegExp(`/form-cropping/${mine.id}$`), { timeout: 60_000 })
  await expect(page.getByText('Upload Successful')).toBeVisible()
  expect([pieces >= 3, forms]).toEqual([true, 2])

  await test.step('once: one step in its history', async () => {
    await dismiss(page, 'Form has been uploaded successfully!')
    await tapTo(page, 'NSDL PAN', /^PAN List/)
    await findRow(page, mine.refNo)
    await openFromRow(page, mine.refNo)
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await expect(timeline.getByText('Signed form uploaded')).toHaveCount(1)
  })
})
