import { performance } from 'node:perf_hooks'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { errorSentence } from './error-sentence.ts'
import { openRunRecord } from './open-run-record.ts'
import type { RecurringJob } from './recurring-job.ts'

export interface RunWatch {
  jobs: Database
  clock: Clock
  log: Log
  /** Counts a run for the metrics. */
  count(run: { work: string; failed: boolean; seconds: number }): void
}

/**
 * Gives every run of a job its name: a failure in the log, a count in the metrics, a row for the page of admins. What
 * failed is thrown on in a short sentence, so that whoever repeats it knows; the error itself is in the log.
 */
export function watchRuns({ jobs, clock, log, count }: RunWatch) {
  const keep = openRunRecord(jobs, log)
  return async (job: RecurringJob, work: () => Promise<unknown>): Promise<void> => {
    const begunAt = clock.now()
    const start = performance.now()
    const ended = await endOf(work)
    const durationMs = Math.round(performance.now() - start)
    count({ work: job.name, failed: ended.failed, seconds: durationMs / 1000 })
    const run = { begunAt, endedAt: clock.now(), durationMs }
    if (!ended.failed) return keep(job, run)
    log.warn({ work: job.name, error: ended.error }, 'repeated work failed')
    const error = errorSentence(ended.error)
    await keep(job, { ...run, error })
    throw new Error(error)
  }
}

async function endOf(work: () => Promise<unknown>): Promise<{ failed: false } | { failed: true; error: unknown }> {
  try {
    await work()
    return { failed: false }
  } catch (error) {
    return { failed: true, error }
  }
}
