import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

async function running(db: Kysely<Schema>, mark: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
      and position(${mark} in query) > 0`.execute(db)
  return rows[0]?.n ?? 0
}

/** Waits until the server works on so many statements that hold these words. */
export async function untilRunning(db: Kysely<Schema>, mark: string, n: number): Promise<void> {
  while ((await running(db, mark)) !== n) await sql`select pg_sleep(0.01)`.execute(db)
}
