import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { fieldOf } from '../contract/kernel/from-outside.ts'

/** Runs the plain .sql files that are new, in order, all in one transaction, one process at a time. */
export async function migrate(db: Kysely<never>, folder: string): Promise<void> {
  const migrations = await readMigrations(folder)
  await refuseNewerSchema(db, migrations)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName
  throw failed ? new Error(`The migration ${failed} failed: ${fieldOf(error, 'message')}`, { cause: error }) : error
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const pairs = names.map(
    async (name) => [name.replace(/\.sql$/, ''), await fromFile(path.join(folder, name))] as const,
  )
  return Object.fromEntries(await Promise.all(pairs))
}

async function fromFile(file: string): Promise<Migration> {
  const text = await readFile(file, 'utf8')
  return { up: async (db) => void (await sql.raw(text).execute(db)) }
}

/** Old code on a newer database could write rows that the new code misreads, so it does not start. */
async function refuseNewerSchema(db: Kysely<never>, known: Record<string, Migration>): Promise<void> {
  const exists = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!exists.rows[0]?.there) return
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const unknown = applied.rows.map((row) => row.name).filter((name) => !(name in known))
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this version of the portal (it has ${unknown.join(', ')}). Start the newer version.`,
    )
  }
}
