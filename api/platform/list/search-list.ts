import { sql } from 'kysely'
import { countLimit, type TableReply, type TableRequest } from '../../../contract/kernel/table.ts'
import type { Db } from '../database.ts'
import { type Count, countMatching, countTotal } from './count-total.ts'
import type { List, ListContext, ListRecord } from './define-list.ts'
import { readQuestion } from './list-question.ts'
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
  const total = await countTotal(db, list, { context })
  const matching = question.whole
    ? total
    : (countOnPage(page.rows.length, request) ?? (await countMatching(db, question)))
  return {
    data: page.rows.map((record) => {
      const plain = plainRow(record, list.endpoint.columns)
      return list.source.row?.(plain, context) ?? plain
    }),
    totalRecords: total.n,
    filterRecords: matching.n,
    ...(matching.more ? { more: true } : {}),
    ...(total.more ? { moreTotal: true } : {}),
  }
}

/** A page that is not full is the last one, so it tells how many there are. */
function countOnPage(rows: number, { start, length }: TableRequest): Count | undefined {
  if (rows === length || (rows === 0 && start > 0)) return undefined
  const n = start + rows
  return { n: Math.min(n, countLimit), more: n > countLimit }
}
