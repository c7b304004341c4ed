import { sql } from 'kysely'
import type pg from 'pg'
import Cursor from 'pg-cursor'
import { indianDay } from '../../../contract/kernel/dates.ts'
import type { ExportFormat, ExportRequest } from '../../../contract/kernel/table.ts'
import type { Database } from '../database.ts'
import type { ExportBatches, ExportColumn, ExportOptions, ExportRows } from '../export/export-column.ts'
import { writeCsv } from '../export/write-csv.ts'
import { writePdf } from '../export/write-pdf.ts'
import { writeXlsx } from '../export/write-xlsx.ts'
import { badRequest } from '../problem.ts'
import type { List, ListContext, ListRecord } from './define-list.ts'
import { readQuestion } from './list-question.ts'

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
const batch = 1000

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
  const question = readQuestion(list, context, asked)
  const names = chosenColumns(list, asked.columns)
  const compiled =
    sql`select ${question.columns} from ${question.from} where ${question.conditions} order by ${question.order}`.compile(
      database.kysely,
    )
  const columns = names.map((name) => list.endpoint.columns[name]).filter((column) => column !== undefined)
  const title = list.source.heading?.(context) ?? list.endpoint.title
  const options = { title, madeAt: now, madeFor: context.actor.code }
  return {
    name: `${fileName(list.endpoint.title)}-${indianDay(now)}.${asked.format}`,
    type: types[asked.format],
    bytes: writers[asked.format](columns, pick(readRows(database, list, { wanted, compiled }), names), options),
  }
}

/** How many rows the file will have; counting stops at a limit, where one is given. */
export async function countExport(
  database: Database,
  list: List,
  { context, asked, upTo }: Pick<Wanted, 'context' | 'asked'> & { upTo?: number },
): Promise<number> {
  const { from, conditions } = readQuestion(list, context, asked)
  const some = upTo === undefined ? sql`` : sql`limit ${upTo}`
  const counted = await sql<{ n: string }>`
    select count(*) as n from (select 1 from ${from} where ${conditions} ${some}) as found`.execute(database.kysely)
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

async function* pick(batches: AsyncIterable<ListRecord[]>, names: string[]): ExportBatches {
  for await (const rows of batches) yield rows.map((row) => cellsOf(row, names))
}

// A loop, because it runs for every row of every file.
function cellsOf(row: ListRecord, names: string[]): unknown[] {
  const cells = new Array<unknown>(names.length)
  for (let at = 0; at < names.length; at++) cells[at] = row[names[at] as string]
  return cells
}

/** Reads through a cursor, so that memory stays flat; a reader who leaves frees the connection at once. */
async function* readRows(
  database: Database,
  list: List,
  { wanted, compiled }: { wanted: Wanted; compiled: { sql: string; parameters: readonly unknown[] } },
): AsyncIterable<ListRecord[]> {
  const client: pg.PoolClient = await database.pool.connect()
  const cursor = client.query(new Cursor<ListRecord>(compiled.sql, [...compiled.parameters]))
  let ahead = cursor.read(batch)
  try {
    let done = 0
    for (let rows = await ahead; rows.length > 0; rows = await ahead) {
      // The database fetches the next while these are written.
      ahead = cursor.read(batch)
      ahead.catch(() => undefined)
      yield rows.map((row) => list.source.row(row, wanted.context) as ListRecord)
      done += rows.length
      await wanted.onRows?.(done)
    }
  } finally {
    await ahead.catch(() => undefined)
    await cursor.close().catch(() => undefined)
    client.release()
  }
}
