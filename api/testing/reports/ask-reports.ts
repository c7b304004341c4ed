import { expect } from 'vitest'
import type { TableFilter } from '../../../contract/kernel/table.ts'
import type { ReportRow, ReportSide, ReportSums } from '../../../contract/report/report.ts'
import type { Browser } from '../browser.ts'

export interface ReportAsk {
  side: ReportSide
  browser: Browser
  switches: Readonly<Record<string, string>>
  filters?: readonly TableFilter[]
}

/** What a report says that it comes to. */
export async function sumsTold({ side, browser, switches, filters = [] }: ReportAsk): Promise<ReportSums> {
  const body = { additionFilter: switches, filters }
  const reply = await browser.post<ReportSums & { message?: string }>(side.sumsCall.path, body)
  expect([side.slug, body, reply.status, reply.body.message]).toEqual([side.slug, body, 200, undefined])
  return reply.body
}

/** All rows of a report, page after page. */
export async function rowsTold({ side, browser, switches, filters = [] }: ReportAsk): Promise<ReportRow[]> {
  const rows: ReportRow[] = []
  for (;;) {
    const body = { additionFilter: switches, filters, start: rows.length, length: 100 }
    const reply = await browser.post<{ data: ReportRow[]; filterRecords: number }>(side.list.path, body)
    expect([side.slug, body, reply.status]).toEqual([side.slug, body, 200])
    rows.push(...reply.body.data)
    if (reply.body.data.length === 0 || rows.length === reply.body.filterRecords) return rows
  }
}

/** What rows that were told come to, column by column. */
export const sumOfRows = ({ sums }: ReportSide, rows: readonly ReportRow[]): Record<string, number> =>
  Object.fromEntries(sums.map((name) => [name, rows.reduce((total, row) => total + Number(row[name] ?? 0), 0)]))
