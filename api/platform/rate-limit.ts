import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { slowDown } from './problem.ts'

export interface Budget {
  points: number
  seconds: number
}

/** How often something happened lately, and when last. */
export interface Tally {
  points: number
  lastAt: Date | null
}

/** Counts one more and answers the new tally; shared by all processes and kept over restarts. */
export async function countUp(tx: Tx, key: string, seconds: number): Promise<Tally & { wait: number }> {
  const { rows } = await sql<{ points: number; last_at: Date; wait: number }>`
    insert into rate_limit (key, points, resets_at, last_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}), now())
    on conflict (key) do update set
      points = case when rate_limit.resets_at <= now() then 1 else rate_limit.points + 1 end,
      resets_at = case when rate_limit.resets_at <= now() then excluded.resets_at else rate_limit.resets_at end,
      last_at = now()
    returning points, last_at, ceil(extract(epoch from resets_at - now()))::int as wait`.execute(tx)
  return { points: rows[0]?.points ?? 1, lastAt: rows[0]?.last_at ?? null, wait: rows[0]?.wait ?? seconds }
}

export async function readTally(db: Db, key: string): Promise<Tally> {
  const row = await db
    .selectFrom('rate_limit')
    .select(['points', 'last_at'])
    .where('key', '=', key)
    .where('resets_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return { points: row?.points ?? 0, lastAt: row?.last_at ?? null }
}

export async function clearTally(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('rate_limit').where('key', '=', key).execute()
}

/** Takes one from a budget, or refuses with the seconds to wait. */
export async function spend(tx: Tx, key: string, budget: Budget): Promise<void> {
  const { points, wait } = await countUp(tx, key, budget.seconds)
  if (points > budget.points) throw slowDown(Math.max(1, wait))
}

export async function sweepRateLimits(tx: Tx): Promise<void> {
  await tx.deleteFrom('rate_limit').where('resets_at', '<', sql<Date>`now()`).execute()
}
