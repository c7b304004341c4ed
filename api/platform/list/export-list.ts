import { sql } from 'kysely'
import { indianDay } from '../../../contract/kernel/dates.ts'
import type { Column, ExportFormat, ExportRequest } from '../../../contract/kernel/table.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import type { Database, Db } from '../database.ts'
import type { ExportBatches, ExportColumn, ExportOptions, ExportRows } from '../export/export-column.ts'
import { writeCsv } from '../export/write-csv.ts'
import { writePdf } from '../export/write-pdf.ts'
import { writeXlsx } from '../export/write-xlsx.ts'
import { badRequest } from '../problem.ts'
import type { List, ListContext } from './define-list.ts'
import { readQuestion } from './list-question.ts'
import { readListCells } from './read-list-cells.ts'

const writers = {
  csv: writeCsv,
  xlsx: (columns, batches, options) => writeXlsx(columns, oneByOne(batches), options),
  pdf: (columns, batches, options) => writePdf(columns, oneByOne(batches), options),
} satisfies Record<ExportFormat, Writer>
type Writer = (
  columns: readonly ExportColumn[],
  batches: ExportBatches,
  options: ExportOptions,
) => AsyncIterable<Uint8Array>

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

interface Wanted {
  context: ListContext
  asked: ExportRequest
  now: Date
  /** Told how many rows were read so far, after each batch. */
  onRows?(done: number): Promise<void>
}

/** The answer to a list's question as a file: same rows, order, scope and masking as on the screen, streamed. */
export function exportList(database: Database, list: List, wanted: Wanted) {
  const { context, asked, now } = wanted
  const names = chosenColumns(list, asked.columns)
  const columns = names.flatMap((name) => list.endpoint.columns[name] ?? []).map(inEnglishOf)
  const title = inEnglish(() => list.source.heading?.(context) ?? list.endpoint.title)
  const options = { title, madeAt: now, madeFor: context.actor.code }
  const cells = readListCells(database, list, { ...wanted, names })
  return {
    name: `${fileName(inEnglish(() => list.endpoint.title))}-${indianDay(now)}.${asked.format}`,
    type: types[asked.format],
    bytes: writers[asked.format](columns, cells, options),
  }
}

/** A file is handed on to others, and so it is in English whoever asks. */
const inEnglishOf = (column: Column): ExportColumn =>
  inEnglish(() => ({
    kind: column.kind,
    width: column.width,
    title: column.title,
    choices: column.choices?.map(({ value, label }) => ({ value, label })),
  }))

/** How many rows the file will have; counting stops at a limit, where one is given. */
export async function countExport(
  db: Db,
  list: List,
  { context, asked, upTo }: Pick<Wanted, 'context' | 'asked'> & { upTo?: number },
): Promise<number> {
  const { from, conditions } = readQuestion(list, context, asked)
  const some = upTo === undefined ? sql`` : sql`limit ${upTo}`
  const counted = await sql<{ n: string }>`
    select count(*) as n from (select 1 from ${from} where ${conditions} ${some}) as found`.execute(db)
  return Number(counted.rows[0]?.n ?? 0)
}

function chosenColumns(list: List, asked: string[] | undefined): string[] {
  const all = Object.keys(list.endpoint.columns)
  const unknown = asked?.find((name) => !all.includes(name))
  if (unknown !== undefined) throw badRequest(`This list has no column '${unknown}'.`, { columns: 'Unknown column' })
  return asked && asked.length > 0 ? asked : all
}

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

async function* oneByOne(batches: ExportBatches): ExportRows {
  for await (const rows of batches) yield* rows
}
