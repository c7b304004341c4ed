import { sql } from 'kysely'
import { collectionReport } from '../../contract/report/collection.ts'
import type { ReportDays } from '../../contract/report/report.ts'
import type { Db } from '../platform/database.ts'
import type { ReportAsked } from '../service/report-asked.ts'
import { collectionLines } from './lines/collection-lines.ts'
import { reportRows } from './report-rows.ts'

/** What came in on one day at one bank, in one way, credited by one person. Money in paise. */
export interface CollectionLine {
  day: string
  bank: string
  mode: string
  person: string
  payments: number
  amount: number
}

const { office } = collectionReport

/** The daily collection of everybody, for where it leaves the portal: oldest day first, at most so many lines. */
export async function collectionOf(db: Db, days: ReportDays, most: number): Promise<CollectionLine[]> {
  const view = office.views.line
  if (!view) return []
  const asked: ReportAsked = { view, days, merchant: undefined, chosen: {} }
  const { rows } = await sql<Record<keyof CollectionLine, string>>`
    select day::text, bank, mode, person, payments, amount from ${reportRows(office, asked, collectionLines)}
    order by day, bank, mode, person limit ${most}`.execute(db)
  return rows.map((row) => ({ ...row, payments: Number(row.payments), amount: Number(row.amount) }))
}
