import { sql } from 'kysely'
import { countLimit, type TableReply, type TableRequest } from '../../../contract/kernel/table.ts'
import type { Db } from '../database.ts'
import { type List, type ListContext, type ListRecord, rowsOf } from './define-list.ts'
import { type ListQuestion, readQuestion } from './list-question.ts'
import { plainRow } from './plain-row.ts'

/** Answers a table request: one page of rows, the total of the caller's scope, and how many match. */
export async function searchList(
  db: Db,
  list: List,
  context: ListContext,
  request: TableRequest,
): Promise<TableReply<unknown>> {
  const question = readQuestion(list, context, request)
  const page = await sql<ListRecord>`
    select ${question.columns} from ${question.from} where ${question.conditions}
    order by ${question.order} limit ${request.length} offset ${request.start}`.execute(db)
  const total = await countTotal(db, list, context)
  const matching = question.whole
    ? total
    : (countOnPage(page.rows.length, request) ?? (await countMatching(db, question)))
  return {
    data: page.rows.map((record) => list.source.row?.(record, context) ?? plainRow(record)),
    totalRecords: total.n,
    filterRecords: matching.n,
    ...(matching.more ? { more: true } : {}),
  }
}

interface Count {
  n: number
  more: boolean
}

/** A page that is not full is the last one, so it tells how many there are. */
function countOnPage(rows: number, { start, length }: TableRequest): Count | undefined {
  if (rows === length || (rows === 0 && start > 0)) return undefined
  const n = start + rows
  return { n: Math.min(n, countLimit), more: n > countLimit }
}

async function countTotal(db: Db, list: List, context: ListContext): Promise<Count> {
  const kept = await list.source.total?.(db, context)
  if (kept !== undefined) return { n: kept, more: false }
  return countMatching(db, { from: rowsOf(list, context), conditions: list.source.scope(context) })
}

/** Counting every match of a broad question would cost more than the page itself, so it stops at the limit. */
async function countMatching(db: Db, { from, conditions }: Pick<ListQuestion, 'from' | 'conditions'>): Promise<Count> {
  const counted = await sql<{ n: string }>`
    select count(*) as n from (select 1 from ${from} where ${conditions} limit ${countLimit + 1}) as found`.execute(db)
  const n = Number(counted.rows[0]?.n ?? 0)
  return { n: Math.min(n, countLimit), more: n > countLimit }
}
