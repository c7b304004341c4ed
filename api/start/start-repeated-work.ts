import type { TaskList } from 'graphile-worker'
import { inTransaction } from '../platform/database.ts'
import { startJobs } from '../platform/jobs.ts'
import type { Metrics } from '../platform/metrics.ts'
import { openJobRescue } from '../platform/open-job-rescue.ts'
import { runEvery } from '../platform/run-every.ts'
import { queueScheduled, scheduleOf } from '../platform/scheduled-jobs.ts'
import { isScheduled } from '../repeated-work/is-scheduled.ts'
import { watchRuns } from '../repeated-work/watch-runs.ts'
import type { RepeatedWork, WorkTools } from './repeated-work.ts'

/** So many scheduled pieces at a time; mails have workers of their own and wait for none of them. */
const concurrency = 3

interface Around extends Pick<WorkTools, 'platform' | 'jobs' | 'office' | 'lists'> {
  /** The workers of this process that run other jobs; they are said to be alive together with those of repeated work. */
  workers(): readonly string[]
  count: Metrics['countRun']
}

/**
 * Repeats all of this work until it is stopped, which waits for what runs. Whatever comes once a minute or more rarely is
 * a scheduled job: all processes together run a piece once, and first as soon as one starts. What comes more often is a
 * timer in each process, since a schedule knows minutes only; those pieces take a lock or a row of their own where two
 * must not do the same.
 */
export async function startRepeatedWork(work: readonly RepeatedWork[], around: Around): Promise<() => Promise<void>> {
  const { platform, jobs } = around
  const stop = new AbortController()
  const rescue = openJobRescue(jobs.kysely, platform.clock)
  const tools: WorkTools = {
    ...around,
    rescueJobs: () => rescue([...around.workers(), ...runner.workers()]),
    stop: stop.signal,
  }
  const watched = watchRuns({ ...around, clock: platform.clock, log: platform.log })
  const runOf = (piece: RepeatedWork) => () => watched(piece, () => piece.run(tools))
  const scheduled = work.filter(isScheduled)
  await inTransaction(jobs.kysely, (tx) => queueScheduled(tx, scheduled))
  const tasks: TaskList = Object.fromEntries(scheduled.map((piece) => [piece.name, runOf(piece)]))
  const schedule = scheduleOf(scheduled)
  const runner = await startJobs(jobs.pool, tasks, { log: platform.log, concurrency, schedule, logsItself: true })
  const timers = work.filter((piece) => !isScheduled(piece)).map((piece) => runEvery(piece.everySeconds, runOf(piece)))
  return async () => {
    stop.abort()
    await Promise.all([runner.stop(), ...timers.map((end) => end())])
  }
}
