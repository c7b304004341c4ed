import { migrate } from '../../database/migrate.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import { prepareJobs } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { openFirstAdmin } from '../user/open-first-admin.ts'

/** Brings the tables up to date and puts the first people in. Answers what to tell whoever started the portal. */
export async function prepareDatabase(platform: Platform, jobs: Database, migrations: string): Promise<string> {
  await migrate(jobs.kysely as never, migrations)
  await prepareJobs(jobs.pool)
  const { config, clock, files } = platform
  if (config.demo) return inTransaction(jobs.kysely, (tx) => loadDemo(tx, config.demoRows, files))
  const link = await inTransaction(jobs.kysely, (tx) =>
    openFirstAdmin(tx, { publicUrl: config.publicUrl, now: clock.now() }),
  )
  return link ? `There is no user yet. Set the password of 'admin' here, within 60 minutes:\n  ${link}\n` : ''
}
