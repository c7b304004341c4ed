import { paymentWorkflow } from '../../contract/payment-request.ts'
import { moneyNotices } from '../../texts/en/money-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { nextState } from '../platform/require-move.ts'
import { announcePayment } from './announce-payment.ts'
import { freeLineOf } from './bank-statement/bank-line-store.ts'
import { lockPayment, savePayment } from './payment-store.ts'
import { tellOfPayment } from './tell-of-payment.ts'

/** Turns a payment down; its number can be told of again. */
export async function rejectPayment(
  tx: Tx,
  actor: Actor,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<void> {
  const payment = await lockPayment(tx, id)
  const status = nextState(paymentWorkflow, payment.status, 'reject')
  await savePayment(tx, id, { status, reason, decided_by: actor.id, decided_at: now })
  await freeLineOf(tx, id)
  await recordAudit(tx, doerOf(actor), { act: 'payment.rejected', subject: payment.ref_no, detail: { reason } })
  await announcePayment(tx, payment.merchant_id)
  await tellOfPayment(tx, payment, {
    title: () => moneyNotices.paymentRejected({ refNo: payment.ref_no }),
    text: reason,
  })
}
