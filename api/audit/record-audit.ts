import type { Doer } from '../platform/actor.ts'
import { type Tx, writtenAt } from '../platform/database.ts'

/** Writes down a sensitive act in the transaction that does it: both are there, or neither. */
export async function recordAudit(
  tx: Tx,
  doer: Doer,
  event: { act: string; subject?: string; detail?: Record<string, unknown> },
): Promise<void> {
  await tx
    .insertInto('audit_event')
    .values({
      at: writtenAt,
      actor_id: doer.id,
      actor_code: doer.code,
      actor_role: doer.role,
      act: event.act,
      subject: event.subject ?? '',
      detail: event.detail ? JSON.stringify(event.detail) : '',
      ip: doer.ip,
      request_id: doer.requestId,
    })
    .execute()
}
