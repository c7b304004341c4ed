import type { Reason } from '../../contract/kernel/reason.ts'
import type { ServiceKey } from '../../contract/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Doer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'

export interface RecordedMove {
  kind: { service: ServiceKey; act: string }
  id: string
  /** Its number, by which the audit list names it. */
  no: string
  move: string
  from: string
  to: string
  remark?: string
  reasons?: readonly Reason[]
  /** What the audit list says beside it. */
  detail?: Record<string, unknown>
}

/** One step of the timeline, and one line of the audit list. Answers the step's id. */
export async function recordMove(tx: Tx, doer: Doer, recorded: RecordedMove): Promise<string> {
  const { kind, id, no, move, from, to, remark = '', reasons = [], detail } = recorded
  const event = await tx
    .insertInto('work_event')
    .values({
      service: kind.service,
      record_id: id,
      move,
      from_state: from,
      to_state: to,
      actor_id: doer.id,
      remark,
      reasons: JSON.stringify(reasons),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const said = { ...(remark && { remark }), ...(reasons.length > 0 && { reasons }) }
  await recordAudit(tx, doer, { act: `${kind.act}.${move}`, subject: no, detail: { from, to, ...said, ...detail } })
  return event.id
}
