import { sql } from 'kysely'
import type { Doer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { recordAudit } from './record-audit.ts'

/** Writes down that somebody of the back office has looked at something: once an hour, however often they look. */
export async function recordView(tx: Tx, doer: Doer, look: { act: string; subject: string }): Promise<void> {
  const seen = await tx
    .selectFrom('audit_event')
    .select('id')
    .where('subject', '=', look.subject)
    .where('act', '=', look.act)
    .where('actor_id', '=', doer.id)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst()
  if (!seen) await recordAudit(tx, doer, look)
}
