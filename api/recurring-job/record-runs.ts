import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

/** One or more runs of a job that have not been written down yet. */
export interface Runs {
  runs: number
  failures: number
  lastBegunAt: Date
  lastEndedWellAt: Date | null
  lastFailedAt: Date | null
  lastError: string
  lastDurationMs: number
}

/** Adds runs of a job to what is known of it. Several processes may do so; what happened last stands. */
export async function recordRuns(tx: Tx, name: string, runs: Runs): Promise<void> {
  await sql`
    insert into repeated_work as kept (
      name, last_begun_at, last_ended_well_at, last_failed_at, last_error, last_duration_ms, runs, failures
    ) values (
      ${name}, ${runs.lastBegunAt}, ${runs.lastEndedWellAt}, ${runs.lastFailedAt}, ${runs.lastError},
      ${runs.lastDurationMs}, ${runs.runs}, ${runs.failures}
    )
    on conflict (name) do update set
      last_duration_ms = case
        when excluded.last_begun_at >= kept.last_begun_at then excluded.last_duration_ms else kept.last_duration_ms
      end,
      last_error = case
        when excluded.last_failed_at >= coalesce(kept.last_failed_at, '-infinity') then excluded.last_error
        else kept.last_error
      end,
      last_begun_at = greatest(kept.last_begun_at, excluded.last_begun_at),
      last_ended_well_at = greatest(kept.last_ended_well_at, excluded.last_ended_well_at),
      last_failed_at = greatest(kept.last_failed_at, excluded.last_failed_at),
      runs = kept.runs + excluded.runs,
      failures = kept.failures + excluded.failures`.execute(tx)
}
