import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../database.ts'

export interface WrongCount {
  name: string
  scope: string
  kept: number
  counted: number
}

/** What one trigger keeps: of which table, under which name, and scope and amount as SQL over a row. */
interface Kept {
  table: string
  name: string
  scope: string
  amount: string
}

/** Compares every kept count with its rows, counted. It reads whole tables: nothing for a page view. */
export async function checkCounts(db: Db): Promise<WrongCount[]> {
  const { rows } = await sql<Told>`${differences(await keptByTriggers(db))} order by name, scope`.execute(db)
  return rows.map(wrongOf)
}

/**
 * Puts right what differs, while everyone goes on writing: finding and adding the difference are one statement, and so
 * one moment; whatever is written after that moment keeps its own counts. Answers what was wrong.
 */
export async function mendCounts(tx: Tx): Promise<WrongCount[]> {
  const lock = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext('mend-counts')) as mine`.execute(
    tx,
  )
  if (!lock.rows[0]?.mine) return []
  await sql`set local statement_timeout = '10min'`.execute(tx)
  const { rows } = await sql<Told>`
    with wrong as materialized (${differences(await keptByTriggers(tx))}),
         mended as (insert into kept_count_change (name, scope, n) select name, scope, counted - kept from wrong)
    select * from wrong order by name, scope`.execute(tx)
  return rows.map(wrongOf)
}

/** Scopes that have come to nothing, such as days on which nothing waits any more, need no row. */
export async function sweepEmptyCounts(tx: Tx): Promise<void> {
  await sql`delete from kept_count where n = 0`.execute(tx)
}

type Told = Record<'name' | 'scope' | 'kept' | 'counted', string>
const wrongOf = ({ name, scope, kept, counted }: Told): WrongCount => ({
  name,
  scope,
  kept: Number(kept),
  counted: Number(counted),
})

function differences(all: Kept[]): RawBuilder<unknown> {
  const names = [...new Set(all.map(({ name }) => name))]
  const counted = all.map(
    ({ table, name, scope, amount }) =>
      sql`select ${name}::text as name, (${sql.raw(scope)})::text collate "C" as scope, (${sql.raw(amount)})::bigint as n from ${sql.raw(table)}`,
  )
  return sql`
    select name, scope, coalesce(kept.n, 0) as kept, coalesce(counted.n, 0) as counted
    from (
      select name, scope, sum(n) as n from (
        select name, scope, n from kept_count union all select name, scope, n from kept_count_change
      ) as both_kept where name = any(${names}) group by name, scope
    ) as kept full join (
      select name, scope, sum(n) as n from (${sql.join(counted, sql` union all `)}) as rows where scope is not null group by name, scope
    ) as counted using (name, scope)
    where coalesce(kept.n, 0) <> coalesce(counted.n, 0)`
}

/** The triggers themselves say what they keep, so that there is no second list to forget something in. */
async function keptByTriggers(db: Db): Promise<Kept[]> {
  const { rows } = await sql<{ table: string; by: string; given: string[] }>`
    select distinct tgrelid::regclass::text as table, proname as by,
      (string_to_array(encode(tgargs, 'escape'), '\\000'))[1:tgnargs] as given
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname = 'keep_count' or proname like 'keep\\_counts\\_of\\_%'`.execute(db)
  return rows.flatMap(({ table, by, given }) => {
    if (by === 'keep_count') return [{ table, name: table, scope: given[0] ?? "''", amount: '1' }]
    return threes(given).map(([name = '', scope = '', amount = '']) => ({ table, name, scope, amount }))
  })
}

const threes = (all: string[]): string[][] =>
  Array.from({ length: all.length / 3 }, (_, at) => all.slice(at * 3, at * 3 + 3))
