import { sql } from 'kysely'
import { listRecurringJobs } from '../../contract/recurring-job.ts'
import { defineList, type Fragment } from '../platform/list/define-list.ts'
import { howOften } from './how-often.ts'
import type { RecurringJob } from './recurring-job.ts'

/** Every job there is, whether it has run or not; what became of jobs that are no more is not shown. */
export function recurringJobTable(jobs: readonly RecurringJob[]) {
  const listed = JSON.stringify(
    jobs.map(({ name, about, everySeconds }, position) => ({
      name,
      about,
      often: howOften(everySeconds),
      every_seconds: everySeconds,
      position,
    })),
  )
  return defineList(listRecurringJobs, {
    from: ({ now }) => sql`(${results(listed, now)}) as work`,
    scope: () => sql`true`,
    fields: {
      name: sql.ref('work.name'),
      result: sql.ref('work.result'),
      about: sql.ref('work.about'),
      often: sql.ref('work.often'),
      lastRun: sql.ref('work.last_begun_at'),
      took: sql.ref('work.last_duration_ms'),
      lastFailed: sql.ref('work.last_failed_at'),
      lastError: sql.ref('work.last_error'),
      lastWell: sql.ref('work.last_ended_well_at'),
      runs: sql.ref('work.runs'),
      failures: sql.ref('work.failures'),
    },
    key: sql.ref('work.position'),
    search: sql`concat_ws(' ', work.name, work.about, work.last_error)`,
    order: [{ column: 'result', dir: 'asc' }],
  })
}

/** A job is late that has not ended well for more than three of its intervals and a minute. */
const results = (listed: string, now: Date): Fragment => sql`
  select job.*, kept.last_begun_at, kept.last_ended_well_at, kept.last_failed_at, kept.last_duration_ms,
    coalesce(kept.last_error, '') as last_error, coalesce(kept.runs, 0) as runs, coalesce(kept.failures, 0) as failures,
    case
      when kept.name is null then 'not-yet'
      when kept.last_ended_well_at is null or kept.last_failed_at > kept.last_ended_well_at then 'failed'
      when kept.last_ended_well_at < ${now}::timestamptz - make_interval(secs => 3 * job.every_seconds + 60) then 'late'
      else 'well'
    end as result
  from jsonb_to_recordset(${listed}::jsonb)
    as job (name text, about text, often text, every_seconds integer, position integer)
  left join repeated_work kept on kept.name = job.name`
