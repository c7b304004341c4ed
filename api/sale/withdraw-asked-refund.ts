import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { type HeldRefund, noRefundAsked, type Refundable } from './refund-by-two.ts'
import { tellRefundAsker } from './tell-refund-asker.ts'

/** Takes a refund back that no second person has confirmed; the money stays where it is. */
export async function withdrawAskedRefund(tx: Tx, actor: Actor, refundable: Refundable): Promise<void> {
  const { held, kind, no } = refundable
  if (!held.refund_first_by) throw conflict('No refund waits for a second person here. Look at it again.')
  if (!mayWithdrawRefund(actor, held))
    throw conflict('Only who has asked for this refund, or an admin, can withdraw it.')
  await refundable.save(noRefundAsked)
  const detail = { reason: held.refund_first_reason }
  await recordAudit(tx, doerOf(actor), { act: `${kind}.refund-withdrawn`, subject: no, detail })
  await tellRefundAsker(tx, actor, { ...refundable, became: 'withdrawn' })
}

/** An admin too: whoever asked may have left. */
export const mayWithdrawRefund = ({ id, role }: Pick<Actor, 'id' | 'role'>, { refund_first_by }: HeldRefund): boolean =>
  refund_first_by === id || role === 'admin'
