import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

/** One change of the mail server at a time: there may be no row to lock yet. */
export async function lockMailServer(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('mail-server'))`.execute(tx)
}
