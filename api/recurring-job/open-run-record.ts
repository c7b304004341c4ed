import { type Database, inTransaction } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { isScheduled } from './is-scheduled.ts'
import { type Runs, recordRuns } from './record-runs.ts'
import type { RecurringJob } from './recurring-job.ts'

export interface Run {
  begunAt: Date
  endedAt: Date
  durationMs: number
  /** Why it failed, in a short sentence without secrets; nothing when it ended well. */
  error?: string
}

/** Milliseconds. A job that runs every few seconds is written down so often, and at once when its result changes. */
const shortestPause = 30_000

interface Kept {
  at: number
  failed: boolean
}

/**
 * Writes down what became of each run. While the database is away runs are added up and written with the first one after
 * it: that a result could not be kept is no failure of the work.
 */
export function openRunRecord(
  { kysely }: Pick<Database, 'kysely'>,
  log: Log,
): (job: RecurringJob, run: Run) => Promise<void> {
  const waiting = new Map<string, Runs>()
  const kept = new Map<string, Kept>()
  return async (job, run) => {
    const { name } = job
    const runs = added(waiting.get(name), run)
    waiting.set(name, runs)
    const failed = run.error !== undefined
    const now = run.endedAt.getTime()
    const last = kept.get(name)
    if (last && !isScheduled(job) && last.failed === failed && now - last.at < shortestPause) return
    try {
      await inTransaction(kysely, (tx) => recordRuns(tx, name, runs))
      waiting.delete(name)
      kept.set(name, { at: now, failed })
    } catch (error) {
      log.warn({ work: name, error }, 'repeated work: result not kept')
    }
  }
}

function added(before: Runs | undefined, { begunAt, endedAt, durationMs, error }: Run): Runs {
  const failed = error !== undefined
  return {
    runs: (before?.runs ?? 0) + 1,
    failures: (before?.failures ?? 0) + (failed ? 1 : 0),
    lastBegunAt: begunAt,
    lastEndedWellAt: failed ? (before?.lastEndedWellAt ?? null) : endedAt,
    lastFailedAt: failed ? endedAt : (before?.lastFailedAt ?? null),
    lastError: error ?? before?.lastError ?? '',
    lastDurationMs: durationMs,
  }
}
