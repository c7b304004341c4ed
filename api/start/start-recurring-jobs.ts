import type { TaskList } from 'graphile-worker'
import { inTransaction } from '../platform/database.ts'
import { startJobs } from '../platform/jobs.ts'
import type { Metrics } from '../platform/metrics.ts'
import { openJobRescue } from '../platform/open-job-rescue.ts'
import { runEvery } from '../platform/run-every.ts'
import { queueScheduled, scheduleOf } from '../platform/scheduled-jobs.ts'
import { isScheduled } from '../recurring-job/is-scheduled.ts'
import { watchRuns } from '../recurring-job/watch-runs.ts'
import type { RecurringJobTools, RunnableJob } from './recurring-jobs.ts'

/** So many scheduled jobs at a time; mails have workers of their own and wait for none of them. */
const concurrency = 3

interface Around extends Pick<RecurringJobTools, 'platform' | 'jobs' | 'office' | 'lists'> {
  /** The workers of this process that run other jobs; they are said to be alive together with those of recurring jobs. */
  workers(): readonly string[]
  count: Metrics['countRun']
}

/**
 * Repeats all of these jobs until they are stopped, which waits for what runs. Whatever comes once a minute or more rarely is
 * a scheduled job: all processes together run it once, and first as soon as one starts. What comes more often is a
 * timer in each process, since a schedule knows minutes only; those jobs take a lock or a row of their own where two
 * must not do the same.
 */
export async function startRecurringJobs(
  recurring: readonly RunnableJob[],
  around: Around,
): Promise<() => Promise<void>> {
  const { platform, jobs } = around
  const stop = new AbortController()
  const rescue = openJobRescue(jobs.kysely, platform.clock)
  const tools: RecurringJobTools = {
    ...around,
    rescueJobs: () => rescue([...around.workers(), ...runner.workers()]),
    stop: stop.signal,
  }
  const watched = watchRuns({ ...around, clock: platform.clock, log: platform.log })
  const runOf = (job: RunnableJob) => () => watched(job, () => job.run(tools))
  const scheduled = recurring.filter(isScheduled)
  await inTransaction(jobs.kysely, (tx) => queueScheduled(tx, scheduled))
  const tasks: TaskList = Object.fromEntries(scheduled.map((job) => [job.name, runOf(job)]))
  const schedule = scheduleOf(scheduled)
  const runner = await startJobs(jobs.pool, tasks, { log: platform.log, concurrency, schedule, logsItself: true })
  const timers = recurring.filter((job) => !isScheduled(job)).map((job) => runEvery(job.everySeconds, runOf(job)))
  return async () => {
    stop.abort()
    await Promise.all([runner.stop(), ...timers.map((end) => end())])
  }
}
