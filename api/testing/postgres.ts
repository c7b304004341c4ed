import path from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { makeWorkerRole } from '../../database/embedded/make-worker-role.ts'
import { startEmbedded } from '../../database/embedded/start-embedded.ts'
import { throwawayFolder } from '../../database/embedded/throwaway-folder.ts'
import { grantWorker } from '../../database/grant-worker.ts'
import { migrate } from '../../database/migrate.ts'
import { openToolDatabase } from '../../database/open-tool-database.ts'
import { prepareJobs } from '../platform/jobs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string
    /** Of the role that the portal works with, on the same template. */
    workerUrl: string
  }
}

/** One throw-away PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function setup(project: TestProject) {
  const outside = process.env.TEST_DATABASE_URL
  const server = outside
    ? undefined
    : await startEmbedded({ dir: throwawayFolder(), throwaway: true, database: 'kendra_template' })
  const url = outside ?? server?.url ?? ''
  const { db, pool } = openToolDatabase(url)
  await migrate(db, path.resolve(import.meta.dirname, '../../database/migrations'))
  await prepareJobs(pool)
  const workerUrl = outside ? (await makeWorkerRole(new URL(outside))).href : (server?.workerUrl ?? '')
  const worker = new URL(workerUrl).username
  await grantWorker(db, worker)
  // A table that a test makes for itself is the portal's to use.
  await sql`alter default privileges in schema public grant all on tables to ${sql.id(worker)}`.execute(db)
  await db.destroy()
  project.provide('templateUrl', url)
  project.provide('workerUrl', workerUrl)
  return async () => server?.stop()
}
