/** A job that the server repeats by itself, as people read of it. */
export interface RecurringJob {
  /** Unique, in kebab-case: log, metrics, jobs and the page of admins call it so. */
  name: string
  /** One sentence. */
  about: string
  /** Less than a minute, or else whole minutes that divide the hour: the schedule keeps no others (`is-scheduled.ts`). */
  everySeconds: number
}
