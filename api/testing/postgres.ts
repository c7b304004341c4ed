import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../database/embedded/start-embedded.ts'
import { throwawayFolder } from '../../database/embedded/throwaway-folder.ts'
import { migrate } from '../../database/migrate.ts'
import { openToolDatabase } from '../../database/open-tool-database.ts'
import { prepareJobs } from '../platform/jobs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string
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
  await db.destroy()
  project.provide('templateUrl', url)
  return async () => server?.stop()
}
