import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

/** Whoever wants to use the same PAN waits until this transaction ends, and then sees what it did. */
export async function holdPan(tx: Tx, pan: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pan:${pan}`}, 0))`.execute(tx)
}
