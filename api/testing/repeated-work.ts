import type { TableReply } from '../../contract/kernel/table.ts'
import type { RepeatedWorkRow } from '../../contract/repeated-work.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { openMetrics } from '../platform/metrics.ts'
import type { RepeatedWork } from '../start/repeated-work.ts'
import { startRepeatedWork } from '../start/start-repeated-work.ts'
import type { Browser } from './browser.ts'
import type { TestHouse } from './test-house.ts'

const office = { server: async () => undefined, privateHosts: false, signature: async () => '' }

/** Repeats work as a process of the portal does, on connections of its own, until `end`. */
export async function repeatWork(house: TestHouse, work: readonly RepeatedWork[]) {
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
  const stop = await startRepeatedWork(work, around)
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
export async function readRepeatedWork(admin: Browser): Promise<Map<string, RepeatedWorkRow>> {
  const { body } = await admin.post<TableReply<RepeatedWorkRow>>('/backend/settings/repeated-work', { length: 100 })
  return new Map(body.data.map((row) => [row.name, row]))
}
