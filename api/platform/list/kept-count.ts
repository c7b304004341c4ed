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

/**
 * The numbers of all scopes that begin with `from`, or lie between `from` and what begins with `to`, in their order.
 * Scopes are plain ASCII and compared byte by byte, so that '17:' finds everything of merchant 17, and two days what is
 * between them.
 */
export async function keptScopes(db: Db, name: string, from = '', to = from): Promise<Map<string, number>> {
  const within = sql`name = ${name} and scope >= ${from} and scope < ${`${to}~`}`
  const { rows } = await sql<{ scope: string; n: string }>`
    select scope, sum(n) as n from (
      select scope, n from kept_count where ${within} union all select scope, n from kept_count_change where ${within}
    ) as kept group by scope having sum(n) <> 0 order by scope`.execute(db)
  return new Map(rows.map(({ scope, n }) => [scope, Number(n)]))
}

/** Whether any scope that begins so was ever counted, even if it stands at nothing now. */
export async function wasKept(db: Db, name: string, from: string): Promise<boolean> {
  const within = sql`name = ${name} and scope >= ${from} and scope < ${`${from}~`}`
  const { rows } = await sql<{ kept: boolean }>`
    select exists (select from kept_count where ${within})
        or exists (select from kept_count_change where ${within}) as kept`.execute(db)
  return rows[0]?.kept ?? false
}

/** Folds waiting changes into the totals. Only one process does it at a time; the others go on. */
export async function foldCounts(tx: Tx): Promise<number> {
  let changes = 0
  for (const n of (await foldChanges(tx)).values()) changes += n
  return changes
}

/** The same; answers how many changes there were of which name. */
export async function foldChanges(tx: Tx): Promise<Map<string, number>> {
  const lock = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext('fold-counts')) as mine`.execute(
    tx,
  )
  if (!lock.rows[0]?.mine) return new Map()
  const { rows } = await sql<{ name: string; changes: string }>`
    with taken as (delete from kept_count_change where id in (select id from kept_count_change order by id limit 20000) returning name, scope, n),
         added as (
           insert into kept_count (name, scope, n) select name, scope, sum(n) from taken group by name, scope
           on conflict (name, scope) do update set n = kept_count.n + excluded.n
         )
    select name, count(*) as changes from taken group by name`.execute(tx)
  return new Map(rows.map(({ name, changes }) => [name, Number(changes)]))
}
