import { type ParsedCronItem, parseCronItems } from 'graphile-worker'
import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** A job that comes again by the clock, in whole minutes that divide the hour. */
export interface ScheduledJob {
  name: string
  everySeconds: number
}

/**
 * When the worker queues each of them. All processes share the schedule: one of them queues a job, and since it has a key
 * and a queue of its own one of a kind waits and one runs at most, however long it takes and however many processes there
 * are. A queued job that was missed because the database was away at that minute is made up for within its interval;
 * without that the next run of an hourly one would be an hour away.
 */
export function scheduleOf(jobs: readonly ScheduledJob[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.map(({ name, everySeconds }, position) => ({
      task: name,
      identifier: name,
      match: cronOf(everySeconds, position),
      options: {
        backfillPeriod: everySeconds * 1000,
        jobKey: name,
        queueName: name,
        priority: priorityOf(everySeconds),
      },
    })),
  )
}

/** Hourly ones are spread over the hour, so that they do not all begin in the same minute. */
function cronOf(everySeconds: number, position: number): string {
  const minutes = everySeconds / 60
  if (!Number.isInteger(minutes) || 60 % minutes !== 0)
    throw new Error(`No schedule runs every ${everySeconds} seconds.`)
  if (minutes === 60) return `${(position * 7) % 60} * * * *`
  return minutes === 1 ? '* * * * *' : `*/${minutes} * * * *`
}

/** What comes every minute goes before what comes every hour. */
const priorityOf = (everySeconds: number): number => Math.round(everySeconds / 60)

/** Queues all of them now, as at the start of a process; of those that wait already there is still one. */
export async function queueScheduled(tx: Tx, jobs: readonly ScheduledJob[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  // A job whose successor was queued while it ran is not tried again, and stays behind if it fails.
  await sql`
    select graphile_worker.complete_jobs(array_agg(job.id))
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = any(${names}) and job.attempts >= job.max_attempts and job.locked_at is null
    having count(*) > 0`.execute(tx)
  for (const { name, everySeconds } of jobs) {
    await sql`
      select graphile_worker.add_job(
        ${name}, queue_name => ${name}, job_key => ${name}, priority => ${priorityOf(everySeconds)}
      )`.execute(tx)
  }
}
