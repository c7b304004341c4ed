import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { announce } from '../../platform/events.ts'
import { conflict } from '../../platform/problem.ts'
import { lockApplication, saveApplication } from '../application-store.ts'
import { noRefundAsked } from '../move-application.ts'

/** Whoever asked for a refund takes it back while no second person has confirmed it; the money stays where it is. */
export async function withdrawRefund(tx: Tx, actor: Actor, id: string): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  const { refund_first_by: first, refund_first_reason: reason, ref_no, merchant_id } = application
  if (!first) throw conflict('No refund waits for a second person here. Look at the application again.')
  if (first !== actor.id) throw conflict('Only who has asked for this refund can withdraw it.')
  await saveApplication(tx, id, noRefundAsked)
  await recordAudit(tx, doerOf(actor), { act: 'pan.refund-withdrawn', subject: ref_no, detail: { reason } })
  await announce(tx, { topic: 'pan', merchantId: merchant_id })
}
