import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import sharp from 'sharp'
import { expectSound } from './portal/sound.ts'
import { linesWith, tapMenu, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

test('a merchant tells of a payment, a clerk approves it, and the balance changes on the open page', async ({
  page,
  browser,
}, info) => {
  const digits = String(Math.floor(Math.random() * 1e11)).padStart(11, '0')
  const slip = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#dde' } })
    .png()
    .toBuffer()
  await signIn(page, '9800000003')
  const balance = page.getByLabel('Available balance')
  // It is zero until it has been read.
  await expect(balance).not.toHaveText('₹0.00')
  const before = await balance.textContent()
  await tapMenu(page, 'Add Payment')
  await page.getByLabel('Account', { exact: false }).first().selectOption({ index: 1 })
  await page.getByLabel('Mode').selectOption('UPI / QR')
  await page.getByRole('textbox', { name: 'Amount in rupees' }).fill('1234.50')
  await page.getByRole('textbox', { name: 'UTR number' }).fill(`4${digits}`)
  await page.locator('input[type=file]').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/payment-list/)
  await expect(linesWith(page, `4${digits}`)).toContainText('Pending')

  const { viewport, colorScheme } = info.project.use
  const context = await browser.newContext({ viewport, colorScheme, baseURL: info.project.use.baseURL })
  const clerk = await context.newPage()
  await signIn(clerk, 'admin')
  await tapMenu(clerk, 'Payments')
  await clerk.getByPlaceholder('Search all columns...').fill(`4${digits}`)
  await linesWith(clerk, `4${digits}`)
    .getByRole('button', { name: /^Review/ })
    .click()
  const review = clerk.getByRole('dialog')
  await expect(review.getByRole('img', { name: /^slip of/ })).toBeVisible()
  await expect(review).toContainText('1,234.50/-')
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(clerk.getByText('Payment approved. The wallet is credited.')).toBeVisible()
  await context.close()

  await expect(balance).not.toHaveText(before ?? '')
  const rupees = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))
  expect(rupees(await balance.textContent()) - rupees(before)).toBeCloseTo(1234.5, 2)

  await tapTo(page, 'Payment List', 'Wallet statement')
  const line = linesWith(page, `4${digits}`)
  await expect(line).toContainText('1,234.50/-')
  await expect(line).toContainText((await balance.textContent())?.replace('₹', '') ?? '')
  await page.getByText('Today', { exact: true }).click()
  const closing = page.getByRole('region', { name: 'Sums of these days' }).getByText('Closing').locator('xpath=..')
  await expect(closing).toContainText((await balance.textContent())?.replace('₹', '') ?? '')
  await expectSound(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const rows = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(rows[0]).toContain('Narration')
  expect(rows.find((row) => row.includes(`4${digits}`))).toContain('1234.50')
})
