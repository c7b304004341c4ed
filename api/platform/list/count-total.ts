import { sql } from 'kysely'
import { countLimit } from '../../../contract/kernel/table.ts'
import type { Db } from '../database.ts'
import { type List, type ListContext, rowsOf } from './define-list.ts'
import type { ListQuestion } from './list-question.ts'

/** How many there are; with `more`, at least one more than that. */
export interface Count {
  n: number
  more: boolean
}

/** All rows of the caller's scope: the number that is kept, or counted up to the limit. */
export async function countTotal(
  db: Db,
  list: List,
  { context, upTo = countLimit }: { context: ListContext; upTo?: number },
): Promise<Count> {
  const kept = await list.source.total?.(db, context)
  if (kept !== undefined) return { n: kept, more: false }
  return countMatching(db, { from: rowsOf(list, context), conditions: list.source.scope(context) }, upTo)
}

/** Counting every match of a broad question would cost more than the page itself, so it stops at the limit. */
export async function countMatching(
  db: Db,
  { from, conditions }: Pick<ListQuestion, 'from' | 'conditions'>,
  upTo = countLimit,
): Promise<Count> {
  const counted = await sql<{ n: string }>`
    select count(*) as n from (select 1 from ${from} where ${conditions} limit ${upTo + 1}) as found`.execute(db)
  const n = Number(counted.rows[0]?.n ?? 0)
  return { n: Math.min(n, upTo), more: n > upTo }
}
