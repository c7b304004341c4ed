import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'
import { badRequest } from '../../platform/problem.ts'

/** A number of the department belongs to one registration; whoever gives the same at the same time waits here. */
export async function requireNewNumber(tx: Tx, field: 'trn' | 'arn' | 'gstin', number: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`gst-${field}:${number}`}))`.execute(tx)
  const other = await tx.selectFrom('gst_registration').select('no').where(field, '=', number).executeTakeFirst()
  if (other) throw badRequest('Please check the number.', { [field]: `Registration ${other.no} has this number` })
}
