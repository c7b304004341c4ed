import { type RawBuilder, sql } from 'kysely'
import { ageGroups, type OfficeWaiting, type WaitingCount } from '../../contract/dashboard.ts'
import { addDays } from '../../contract/kernel/days.ts'
import type { Db } from '../platform/database.ts'

interface Row {
  work: OfficeWaiting
  waiting: string[]
  oldest: string | null
}

/**
 * How much waits of each kind, since when, and how it has aged: kept by the day on which it began to wait. Each number
 * is the sum over one range of the index, so that even a queue of many years is summed up in no time.
 */
export async function countWaiting(db: Db, wanted: readonly OfficeWaiting[], today: string): Promise<WaitingCount[]> {
  const { firsts, nexts } = bounds(today)
  const { rows } = await sql<Row>`
    select work, array(
        select ${sumBetween(sql`work || ':' || first`, sql`work || ':' || next`)}
        from unnest(${firsts}::text[], ${nexts}::text[]) with ordinality as age (first, next, at) order by at
      )::text[] as waiting, right(least(${oldestFolded}, ${oldestNew}), 10) as oldest
    from unnest(${wanted}::text[]) with ordinality as wanted (work, at) order by at`.execute(db)
  return rows.map(({ work, waiting, oldest }) => {
    const ages = waiting.map(Number)
    return { work, waiting: ages.reduce((all, n) => all + n, 0), oldest, ages }
  })
}

/** The first day of each age group, and the first one after it. */
function bounds(today: string): { firsts: string[]; nexts: string[] } {
  const firsts = ageGroups.map(({ upTo }) => (Number.isFinite(upTo) ? addDays(today, -upTo) : ''))
  return { firsts, nexts: ['~', ...firsts.slice(0, -1)] }
}

const sumBetween = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`
  coalesce((select sum(n) from kept_count where name = 'waiting' and scope >= ${from} and scope < ${to}), 0)
    + coalesce((select sum(n) from kept_count_change where name = 'waiting' and scope >= ${from} and scope < ${to}), 0)`

const ofThisWork = sql`name = 'waiting' and scope >= work || ':' and scope < work || ':~'`
/** A day on which nothing waits any more may still have its row. */
const oldestFolded = sql`(
  select scope from kept_count as kept where ${ofThisWork} and n + coalesce((
    select sum(n) from kept_count_change as change where change.name = 'waiting' and change.scope = kept.scope), 0) > 0
  order by scope limit 1)`
const oldestNew = sql`(
  select min(scope) from (
    select scope from kept_count_change as change where ${ofThisWork}
      and not exists (select from kept_count as kept where kept.name = 'waiting' and kept.scope = change.scope)
    group by scope having sum(n) > 0) as new)`
