import type { RecurringJob } from './recurring-job.ts'

/** Whether a job comes by the schedule of the job library, which knows whole minutes only, or by a timer in each process. */
export const isScheduled = ({ everySeconds }: Pick<RecurringJob, 'everySeconds'>): boolean => everySeconds >= 60
