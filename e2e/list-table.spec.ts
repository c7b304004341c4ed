import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readCsv } from '../api/testing/reading/read-csv.ts'
import { readPdf } from '../api/testing/reading/read-pdf.ts'
import { readSheet } from '../api/testing/reading/read-sheet.ts'
import { readZip } from '../api/testing/reading/read-zip.ts'
import { tapMenu, tapTable } from './portal/tap.ts'
import { expect, signIn, test } from './portal/test.ts'

const footer = (page: Page) => page.getByText(/^Showing /)
const cells = (page: Page, column: number) => page.locator('tbody tr').locator(`td:nth-child(${column})`)
const toFilter = (page: Page) => page.getByRole('textbox', { name: /filter.*to|to.*filter/i }).first()

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin')
  await tapMenu(page, 'Mail Log')
  await tapTable(page)
  await expect(footer(page)).toContainText(/^Showing 1–10 of \d+ filtered \(\d+ total\)$/)
})

test('a filter narrows the list, the footer counts, and the address keeps the question over a reload', async ({
  page,
}) => {
  await toFilter(page).fill('person12@')
  await expect(footer(page)).toContainText(/^Showing 1–1 of 1 filtered \(\d+ total\)$/)
  await page.reload()
  await expect(footer(page)).toContainText('of 1 filtered')
})

test('the search goes over all columns, and what is not there says so', async ({ page }) => {
  const search = page.getByPlaceholder('Search all columns...')
  await search.fill('refused the recipient')
  await expect(footer(page)).toContainText(/of 30 filtered/)
  await search.fill('100%_\\ nothing like this')
  await expect(footer(page)).toContainText(/of 0 filtered/)
})

test('two sorts work together, the second one by shift-click', async ({ page }) => {
  // To the demo's own people only: what other journeys have sent stands in between.
  const before = await footer(page).textContent()
  await toFilter(page).fill('person')
  await expect(footer(page)).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Subject', exact: true }).click()
  await page
    .getByRole('button', { name: /^To( |$)/ })
    .first()
    .click({ modifiers: ['Shift'] })
  await page
    .getByRole('button', { name: /^To( |$)/ })
    .first()
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('columnheader', { name: /Subject/ })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('columnheader', { name: /^To/ })).toHaveAttribute('aria-sort', 'descending')
  await expect(cells(page, 4).first()).toHaveText('New sign-in to your account')
  // The heads say the order at once; its rows come with the reply.
  await expect(async () => {
    const addresses = await cells(page, 3).allTextContents()
    expect(addresses).toEqual(addresses.toSorted().toReversed())
  }).toPass()
})

test('a page holds 10, 20, 50 or 100 rows, and S# runs on over the pages', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50')
  await expect(page.locator('tbody tr')).toHaveCount(50)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect(cells(page, 1).first()).toHaveText('51')
  await expect(footer(page)).toContainText('Showing 51–100')
})

test('a column is made wider by dragging its edge', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'there is no pointer to drag with')
  const header = page.getByRole('columnheader', { name: /Subject/ })
  const before = (await header.boundingBox())?.width ?? 0
  const handle = header.getByRole('separator')
  const box = await handle.boundingBox()
  if (!box) throw new Error('no handle')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  expect((await header.boundingBox())?.width).toBeGreaterThan(before + 50)
})

test('the export holds what the table shows: same rows, as Excel, CSV and PDF', async ({ page }) => {
  await page.getByPlaceholder('Search all columns...').fill('refused the recipient')
  await expect(footer(page)).toContainText(/of 30 filtered/)
  const download = async (kind: string) => {
    await page.getByRole('button', { name: /export/i }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: kind }).click()
    return readFileSync((await (await saved).path()) ?? '')
  }
  const csv = readCsv(await download('CSV'))
  expect(csv.length).toBe(31)
  expect(csv[0]).toContain('Subject')
  const sheets = readZip(await download('Excel'))
  expect(readSheet(sheets.get('xl/worksheets/sheet1.xml') ?? '').length).toBe(31)
  const pdf = (await readPdf(await download('PDF'))).join('|')
  expect(pdf.match(/person\d+@kendra\.example/g)?.length).toBe(30)
})

test('reload asks the server again', async ({ page }) => {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/backend/settings/mail-log') && request.method() === 'POST',
  )
  await page.getByRole('button', { name: /reload/i }).click()
  await asked
})
