import type { TableReply } from '../../contract/kernel/table.ts'
import type { RecurringJobRow } from '../../contract/recurring-job.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { openMetrics } from '../platform/metrics.ts'
import type { RunnableJob } from '../start/recurring-jobs.ts'
import { startRecurringJobs } from '../start/start-recurring-jobs.ts'
import type { Browser } from './browser.ts'
import type { TestHouse } from './test-house.ts'

const office = { server: async () => undefined, privateHosts: false, signature: async () => '' }

/** Runs recurring jobs as a process of the portal does, on connections of its own, until `end`. */
export async function startTestJobs(house: TestHouse, recurring: readonly RunnableJob[]) {
  const jobs: Database = openDatabase({
    url: house.databaseUrl,
    max: 9,
    statementTimeout: 60_000,
    name: 'jobs',
    onError: () => undefined,
  })
  const metrics = openMetrics({})
  const { platform } = house
  const around = { platform, jobs, office, lists: house.api.lists, workers: () => [], count: metrics.countRun }
  const stop = await startRecurringJobs(recurring, around)
  return {
    metrics: () => metrics.registry.metrics(),
    stop,
    async end() {
      await stop()
      await jobs.close()
    },
  }
}

/** The page of an admin, all rows by name. */
export async function readRecurringJobs(admin: Browser): Promise<Map<string, RecurringJobRow>> {
  const { body } = await admin.post<TableReply<RecurringJobRow>>('/backend/settings/repeated-work', { length: 100 })
  return new Map(body.data.map((row) => [row.name, row]))
}
