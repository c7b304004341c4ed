import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** A database that is not migrated yet lacks tables that the code knows. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(db)
  return rows[0]?.there ?? false
}
