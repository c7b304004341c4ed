import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readCsv } from '../api/testing/reading/read-csv.ts'
import { readPdf } from '../api/testing/reading/read-pdf.ts'
import { expectSound } from './portal/sound.ts'
import { tapMenu, tapTo } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

const rupees = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''))

async function download(page: Page, start: () => Promise<void>): Promise<Buffer> {
  const saved = page.waitForEvent('download')
  await start()
  return readFile(await (await saved).path())
}

test('the back office chooses days, reads the totals, and finds them again in the export, on paper and under a name', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await tapMenu(page, 'Reports')
  await expectSound(page)
  await page.getByRole('link', { name: /^Daily Collection/ }).click()
  await page.getByText('This year').click()
  await expect(page).toHaveURL(/days=year/)
  await page.getByRole('combobox', { name: 'Show by' }).selectOption('Bank')
  const table = page.getByRole('region', { name: 'Daily Collection' })
  const whole = table.getByRole('row', { name: /^Total/ })
  await expect(whole).toContainText('/-')
  await expectSound(page)
  const total = rupees(await whole.getByRole('cell').last().textContent())
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(
    (await whole.getByRole('cell').last().textContent()) ?? '',
  )

  const csv = await download(page, async () => {
    await table.getByRole('button', { name: /export/i }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
  })
  const [heads = [], ...rows] = readCsv(csv)
  const amount = heads.indexOf('Amount')
  expect(rows.reduce((sum, row) => sum + Number(row[amount]), 0)).toBeCloseTo(total, 2)

  const paper = await download(page, () => page.getByRole('button', { name: 'Printable PDF' }).click())
  const words = (await readPdf(paper)).join('|')
  expect(words).toContain(new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(total))

  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Banks this year')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Report saved')).toBeVisible()
  await tapMenu(page, 'Reports')
  await page.getByRole('link', { name: 'Banks this year' }).click()
  await expect(page).toHaveURL(/daily-collection\?.*view=bank/)
  await expect(whole).toContainText('/-')
  await page.goBack()
  await page.getByRole('button', { name: 'Forget Banks this year' }).click()
  await expect(page.getByRole('link', { name: 'Banks this year' })).toHaveCount(0)
})

test('a merchant reads the own wallet by day, and what waits leads to its list', async ({ page }) => {
  await signIn(page, '9800000003')
  await tapTo(page, 'Reports', /^Ledger/)
  await page.getByText('This year').click()
  await page.getByRole('combobox', { name: 'Show by' }).selectOption('Day')
  const whole = page.getByRole('region', { name: 'Ledger' }).getByRole('row', { name: /^Total/ })
  await expect(whole).toContainText('/-')
  await expect(page.getByRole('list', { name: 'Credit by day' })).toBeVisible()
  await expectSound(page)
  await tapTo(page, 'Reports', /^(Ageing|Pending)/)
  await page.getByRole('link', { name: 'PAN: awaiting scan' }).click()
  await expect(page).toHaveURL(/physical\/pan-list/)
})
