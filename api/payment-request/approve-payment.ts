import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { type PaymentStatus, paymentModeLabel, paymentMoves } from '../../contract/payment-request.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { requireMove } from '../platform/require-move.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { lockPayment, type PaymentRecord, savePayment } from './payment-store.ts'
import { tellOfPayment } from './tell-of-payment.ts'

/** Credits the wallet, once. Above the limit the first approval waits for a second person. */
export async function approvePayment(tx: Tx, actor: Actor, id: string): Promise<{ status: PaymentStatus }> {
  const payment = await lockPayment(tx, id)
  requireMove(paymentMoves, payment.status as PaymentStatus, 'approve')
  if (payment.status === 'pending' && needsSecond(payment)) return keepForSecond(tx, actor, payment)
  if (payment.first_approved_by === actor.id) throw conflict('You have approved this; a second person must do it too.')
  const entryId = await credit(tx, actor, payment)
  await savePayment(tx, id, { status: 'approved', decided_by: actor.id, decided_at: new Date(), entry_id: entryId })
  await record(tx, actor, payment, 'payment.approved')
  const amount = formatAmount(rupeesFromPaise(Number(payment.amount)))
  await tellOfPayment(tx, payment, {
    title: `Payment ${payment.ref_no} approved`,
    text: `${amount} is on your wallet.`,
  })
  return { status: 'approved' }
}

/** By the limit that was in force when it was asked for: raising it now does not help what waits. */
export const needsSecond = (payment: Pick<PaymentRecord, 'amount' | 'second_person_above'>): boolean =>
  Number(payment.amount) > Number(payment.second_person_above)

async function keepForSecond(tx: Tx, actor: Actor, payment: PaymentRecord): Promise<{ status: PaymentStatus }> {
  await savePayment(tx, payment.id, {
    status: 'second-person',
    first_approved_by: actor.id,
    first_approved_at: new Date(),
  })
  await record(tx, actor, payment, 'payment.first-approved')
  return { status: 'second-person' }
}

async function credit(tx: Tx, actor: Actor, payment: PaymentRecord): Promise<string> {
  const amount = Number(payment.amount)
  const mode = paymentModeLabel(payment.mode as Parameters<typeof paymentModeLabel>[0])
  const { entryId } = await postEntry(tx, {
    reference: `payment-request:${payment.id}`,
    kind: 'payment',
    narration: `${payment.ref_no}: ${mode} ${payment.reference}`,
    actorId: actor.id,
    lines: [
      { account: 'bank', amount: -amount },
      { account: { wallet: payment.merchant_id }, amount },
    ],
  })
  return entryId
}

function record(tx: Tx, actor: Actor, payment: PaymentRecord, act: string): Promise<void> {
  const { amount, reference } = payment
  return recordAudit(tx, doerOf(actor), { act, subject: payment.ref_no, detail: { amount: Number(amount), reference } })
}
