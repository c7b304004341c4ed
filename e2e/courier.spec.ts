import { expectSound } from './portal/sound.ts'
import { findRow, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

test('five hard copies go to the head office, four are found, one is missing', async ({ page, browser }, info) => {
  await signIn(page, '9800000003')
  await tapTo(page, 'Courier', 'Send a parcel')
  await page.getByLabel('Courier').selectOption('DTDC')
  await page.getByRole('textbox', { name: 'Docket No.' }).fill(`D${Date.now()}`)
  const boxes = page.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const tokens: string[] = []
  for (let at = 0; at < 5; at++) {
    await boxes.nth(at).check()
    tokens.push(
      (
        await page
          .locator('label', { hasText: /^\d{10} · / })
          .nth(at)
          .textContent()
      )?.slice(0, 10) ?? '',
    )
  }
  await expect(page.getByText('5 ticked')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: /^Parcel D/ })).toBeVisible()
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Batch sheet' }).click(),
  ])
  expect(sheet.suggestedFilename()).toMatch(/^batch-sheet-D\d+\.pdf$/)
  const no = /D\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? ''

  const context = await browser.newContext({
    baseURL: info.project.use.baseURL,
    viewport: { width: 1280, height: 800 },
  })
  const clerk = await context.newPage()
  await signIn(clerk, 'admin')
  await tapTo(clerk, 'Courier')
  await (await findRow(clerk, no)).getByRole('link', { name: `Open ${no}` }).click()
  const scanner = clerk.getByRole('textbox', { name: 'Number' })
  for (const [at, token] of tokens.slice(0, 4).entries()) {
    await scanner.fill(token)
    await scanner.press('Enter')
    await expect(clerk.getByText(`received, ${4 - at} left.`)).toBeVisible()
  }
  await expectSound(clerk)
  await clerk.getByRole('button', { name: 'Close, 1 missing' }).click()
  await expect(clerk.getByText('4 of 5 received.')).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: tokens[4] ?? '' })).toContainText('Missing')
})
