import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  Logger,
  type ParsedCronItem,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Tx } from './database.ts'
import type { Log } from './log.ts'
import { openPatientPool } from './open-patient-pool.ts'

/** The worker's own chatter is not for our log. */
export const silentLogger = new Logger(() => () => undefined)
const options = { pollInterval: 2000, noHandleSignals: true, logger: silentLogger }

/** Work to be done after the transaction, at least once, again with growing pauses when it fails. */
export async function queueJob(
  tx: Tx,
  name: string,
  payload: Record<string, unknown>,
  { tries = 25 }: { tries?: number } = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts => ${tries})`.execute(
    tx,
  )
}

export interface JobRunner {
  /** What the workers of this process are called where they hold a job: all of them by one name. */
  workers(): readonly string[]
  stop(): Promise<void>
}

export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silentLogger })
}

interface JobOptions {
  log: Log
  /** So many at a time. */
  concurrency?: number
  /** What is queued by the clock. */
  schedule?: ParsedCronItem[]
  /** The tasks log their failures themselves. */
  logsItself?: boolean
}

/** Runs these jobs in this process, until it is stopped. Jobs with other names are left to others. */
export async function startJobs(
  pool: pg.Pool,
  tasks: TaskList,
  { log, concurrency = 2, schedule = [], logsItself = false }: JobOptions,
): Promise<JobRunner> {
  const workers = new Set<string>()
  const patient = openPatientPool(pool, log)
  let stopping = false
  let renewal = Promise.resolve()
  let current: Promise<Runner | undefined> = begin()
  await current

  function begin(): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter()
    if (!logsItself) tellFailures(events, log)
    events.on('pool:listen:error', ({ error }) => log.warn({ error }, 'jobs: connection'))
    events.on('pool:create', ({ workerPool }) => workers.add(workerPool.id))
    events.on('pool:release', ({ workerPool }) => workers.delete(workerPool.id))
    onceBlind(events, () => {
      if (!stopping) renewal = renew().catch((error) => log.error({ error }, 'jobs: not begun anew'))
    })
    return run({ ...options, concurrency, pgPool: patient.pool, taskList: tasks, parsedCronItems: schedule, events })
  }

  async function renew(): Promise<void> {
    const blind = await current
    current = Promise.resolve(undefined)
    await blind?.stop()
    while (!stopping && !(await current)) {
      await pause(options.pollInterval)
      current = begin().catch((error) => void log.warn({ error }, 'jobs: not begun'))
    }
  }

  return {
    workers: () => [...workers],
    async stop() {
      stopping = true
      await renewal
      await (await current)?.stop()
      await patient.finish()
    },
  }
}

function tellFailures(events: WorkerEvents, log: Log): void {
  events.on('job:error', ({ job, error }) =>
    log.error({ job: job.task_identifier, try: job.attempts, error }, 'job failed'),
  )
}

/**
 * The worker looks its tasks up once and keeps the answer for good, be it a failure: one that has never been able to
 * ask for a job, because the database was too busy at that moment, would not be able to ever after.
 */
function onceBlind(events: WorkerEvents, act: () => void): void {
  let decided = false
  const decide = (blind: boolean) => {
    if (!decided && blind) act()
    decided = true
  }
  events.on('worker:getJob:empty', () => decide(false))
  events.on('job:start', () => decide(false))
  events.on('worker:getJob:error', () => decide(true))
}
