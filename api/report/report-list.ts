import { sql } from 'kysely'
import type { ReportRow, ReportSide } from '../../contract/report/report.ts'
import { defineList, type ListRecord } from '../platform/list/define-list.ts'
import type { ReportLines } from '../service/report-asked.ts'
import { readAsked } from './read-asked.ts'
import { reportHeading } from './report-heading.ts'
import { reportRows } from './report-rows.ts'

/** A report as a list: the days, the business and all that it is narrowed to stand inside of where its rows come from. */
export function reportList(side: ReportSide, lines: ReportLines) {
  const names = Object.keys(side.columns)
  const texts = names.filter((name) => side.columns[name]?.kind === 'text')
  return defineList(side.list, {
    from: (context) => reportRows(side, readAsked(side, context), lines),
    scope: () => sql`true`,
    fields: Object.fromEntries(names.map((name) => [name, sql.ref(`line.${name}`)])),
    also: { id: sql.ref('line.rank') },
    key: sql.ref('line.rank'),
    search:
      texts.length > 0 ? sql`concat_ws(' ', ${sql.join(texts.map((name) => sql.ref(`line.${name}`)))})` : undefined,
    order: side.columns.at ? [{ column: 'at', dir: 'desc' }] : [],
    row: (record) => rowOf(side, record),
    heading: (context) => reportHeading(side, readAsked(side, context)),
  })
}

function rowOf({ columns }: ReportSide, record: ListRecord): ReportRow {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, cell(columns[name]?.kind, value)]))
}

function cell(kind: string | undefined, value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return kind === 'number' || kind === 'money' ? Number(value) : String(value)
}
