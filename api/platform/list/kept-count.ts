import { sql } from 'kysely'
import type { Db, Tx } from '../database.ts'

/** A total that the database keeps, whatever the table's size: the folded number plus the changes since. */
export async function keptCount(db: Db, name: string, scope = ''): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select coalesce((select n from kept_count where name = ${name} and scope = ${scope}), 0)
         + coalesce((select sum(n) from kept_count_change where name = ${name} and scope = ${scope}), 0) as n`.execute(
    db,
  )
  return Number(rows[0]?.n ?? 0)
}

/** The same over all scopes of a name; a name has a handful of them. */
export async function keptTotal(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select coalesce((select sum(n) from kept_count where name = ${name}), 0)
         + coalesce((select sum(n) from kept_count_change where name = ${name}), 0) as n`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

/** Folds waiting changes into the totals. Only one process does it at a time; the others go on. */
export async function foldCounts(tx: Tx): Promise<number> {
  const lock = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext('fold-counts')) as mine`.execute(
    tx,
  )
  if (!lock.rows[0]?.mine) return 0
  const folded = await sql<{ changes: string }>`
    with taken as (delete from kept_count_change where id in (select id from kept_count_change order by id limit 20000) returning name, scope, n),
         added as (
           insert into kept_count (name, scope, n) select name, scope, sum(n) from taken group by name, scope
           on conflict (name, scope) do update set n = kept_count.n + excluded.n
         )
    select count(*) as changes from taken`.execute(tx)
  return Number(folded.rows[0]?.changes ?? 0)
}
