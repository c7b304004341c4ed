import type { Clock } from './clock.ts'
import { type Database, inTransaction } from './database.ts'
import { freeDeadJobs, reportAlive } from './free-dead-jobs.ts'

/** Milliseconds. Signs of life come every five seconds. */
const longestGap = 15_000
const settled = 10_000

/**
 * Again and again, says that the workers of this process live and frees what dead ones of others held. Whoever could
 * not say so for a while, because the database was away or this machine stood still, judges nobody at first: the others
 * could not say so either, and are given the time to.
 */
export function openJobRescue(kysely: Database['kysely'], clock: Clock): (living: readonly string[]) => Promise<void> {
  let reports: { first: number; last: number } | undefined
  return async (living) => {
    const now = clock.now().getTime()
    const first = reports && now - reports.last <= longestGap ? reports.first : now
    await inTransaction(kysely, async (tx) => {
      await reportAlive(tx, living)
      if (now - first >= settled) await freeDeadJobs(tx)
    })
    reports = { first, last: now }
  }
}
