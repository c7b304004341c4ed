import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from './database.ts'
import type { Log } from './log.ts'

/** Work to be done after the transaction, at least once, again with growing pauses when it fails. */
export async function queueJob(
  tx: Tx,
  name: string,
  payload: Record<string, unknown>,
  options: { tries?: number } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts => ${options.tries ?? 25})`.execute(
    tx,
  )
}

export type JobRunner = Runner

export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent })
}

/** Runs the jobs of this process, on a pool of their own, until it is stopped. */
export async function startJobs(pool: pg.Pool, tasks: TaskList, log: Log): Promise<JobRunner> {
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: silent,
  })
  runner.events.on('job:error', ({ job, error }) =>
    log.error({ job: job.task_identifier, try: job.attempts, error }, 'job failed'),
  )
  runner.events.on('pool:listen:error', ({ error }) => log.warn({ error }, 'jobs: connection'))
  return runner
}

/** The worker's own chatter is not for our log. */
export const silent = new Logger(() => () => undefined)
