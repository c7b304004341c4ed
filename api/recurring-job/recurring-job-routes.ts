import type { Api } from '../platform/api.ts'
import type { RecurringJob } from './recurring-job.ts'
import { recurringJobTable } from './recurring-job-table.ts'

export function recurringJobRoutes({ table }: Api, jobs: readonly RecurringJob[]) {
  table(recurringJobTable(jobs))
}
