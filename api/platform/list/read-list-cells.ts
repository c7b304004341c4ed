import { sql } from 'kysely'
import type pg from 'pg'
import Cursor from 'pg-cursor'
import type { ExportRequest } from '../../../contract/kernel/table.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import { type Database, typesAsText } from '../database.ts'
import type { ExportBatches } from '../export/export-column.ts'
import type { Fragment, List, ListContext, ListRecord } from './define-list.ts'
import { type ListQuestion, readQuestion } from './list-question.ts'
import { plainRow } from './plain-row.ts'

const batch = 1000

interface Wanted {
  context: ListContext
  asked: ExportRequest
  /** The columns of the file, in their order. */
  names: string[]
  /** Told how many rows were read so far, after each batch. */
  onRows?(done: number): Promise<void>
}

/**
 * The cells of a list's rows, a thousand rows at a time; a question that cannot be asked is refused at once. A list whose
 * records are its rows is read as cells from the start: a record on the way would cost as much as the rest of the file.
 */
export function readListCells(
  database: Database,
  list: List,
  { context, asked, names, onRows }: Wanted,
): ExportBatches {
  const question = readQuestion(list, context, asked)
  const statement = (columns: Fragment) => compile(database, question, columns)
  const { row } = list.source
  if (row === undefined) {
    const cells = { rowMode: 'array' as const, types: typesAsText }
    return readBatches<unknown[]>(database, new Cursor(...statement(question.only(names)), cells), onRows)
  }
  const records = readBatches<ListRecord>(database, new Cursor(...statement(question.columns)), onRows)
  // What a row says goes into a file, which is English.
  const rowOf = (record: ListRecord) => row(plainRow(record, list.endpoint.columns), context) as ListRecord
  return cellsOf(records, names, (record) => inEnglish(() => rowOf(record)))
}

function compile(
  { kysely }: Database,
  { from, conditions, order }: ListQuestion,
  columns: Fragment,
): [text: string, values: unknown[]] {
  const compiled = sql`select ${columns} from ${from} where ${conditions} order by ${order}`.compile(kysely)
  return [compiled.sql, [...compiled.parameters]]
}

async function* cellsOf(
  batches: AsyncIterable<ListRecord[]>,
  names: string[],
  rowOf: (record: ListRecord) => ListRecord,
): ExportBatches {
  for await (const records of batches) {
    yield records.map((record) => {
      const row = rowOf(record)
      return names.map((name) => row[name])
    })
  }
}

/** Reads through a cursor, so that memory stays flat; a reader who leaves frees the connection at once. */
async function* readBatches<Row>(
  { pool }: Database,
  unsent: Cursor<Row>,
  onRows: Wanted['onRows'],
): AsyncGenerator<Row[]> {
  const client: pg.PoolClient = await pool.connect()
  const cursor = client.query(unsent)
  let ahead = cursor.read(batch)
  try {
    let done = 0
    for (let rows = await ahead; rows.length > 0; rows = await ahead) {
      // The database fetches the next while these are written.
      ahead = cursor.read(batch)
      ahead.catch(() => undefined)
      yield rows
      done += rows.length
      await onRows?.(done)
    }
  } finally {
    await ahead.catch(() => undefined)
    await cursor.close().catch(() => undefined)
    client.release()
  }
}
