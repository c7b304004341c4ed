import { sql } from 'kysely'
import { paymentModeLabels } from '../../contract/catalogue/bank.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { type PaymentStatus, paymentWorkflow } from '../../contract/payment-request.ts'
import { moneyNotices } from '../../texts/en/money-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { requireSecondPerson } from '../audit/require-second-person.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { nextState, requireMove } from '../platform/require-move.ts'
import { postEntry } from '../wallet/post-entry.ts'
import { announcePayment } from './announce-payment.ts'
import { lockPayment, type PaymentRecord, savePayment } from './payment-store.ts'
import { tellOfPayment } from './tell-of-payment.ts'

/** Credits the wallet, once. Above the limit the first approval waits for a second person. */
export async function approvePayment(
  tx: Tx,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<{ status: PaymentStatus }> {
  const payment = await lockPayment(tx, id)
  requireMove(paymentWorkflow, payment.status, 'approve')
  // One at a time for each merchant: two side by side would not see each other in the sum.
  await sql`select pg_advisory_xact_lock(hashtext(${`payments of ${payment.merchant_id}`}))`.execute(tx)
  const first = payment.first_approved_by
  if (payment.status === 'pending' && (await needsSecond(tx, actor, { payment, now })))
    return keepForSecond(tx, actor, { payment, now })
  if (first === actor.id) throw conflict('You have approved this; a second person must do it too.')
  if (first) await requireSecondPerson(tx, actor, { firstId: first, now })
  const entryId = await credit(tx, actor, payment)
  const status = nextState(paymentWorkflow, payment.status, 'approve', 'approved')
  await savePayment(tx, id, { status, decided_by: actor.id, decided_at: now, entry_id: entryId })
  await record(tx, actor, payment, 'payment.approved')
  await announcePayment(tx, payment.merchant_id)
  const amount = formatAmount(rupeesFromPaise(Number(payment.amount)))
  await tellOfPayment(tx, payment, {
    title: () => moneyNotices.paymentApproved({ refNo: payment.ref_no }),
    text: () => moneyNotices.isOnYourWallet({ amount }),
    push: 'money-credited',
  })
  return { status }
}

const countedHours = 24
type Counted = Pick<PaymentRecord, 'id' | 'merchant_id' | 'amount' | 'second_person_above'>

/**
 * By the limit that was in force when it was asked for: raising it now does not help what waits. What the same person
 * has approved alone for the same merchant within a day counts with it, or many small ones would do what one large one
 * cannot.
 */
export async function needsSecond(
  db: Db,
  actor: Pick<Actor, 'id'>,
  { payment, now }: { payment: Counted; now: Date },
): Promise<boolean> {
  const above = Number(payment.second_person_above)
  if (Number(payment.amount) > above) return true
  const { alone } = await db
    .selectFrom('payment_request')
    .select(({ fn }) => fn.sum<string | null>('amount').as('alone'))
    .where('merchant_id', '=', payment.merchant_id)
    .where('status', '=', 'approved')
    .where('decided_by', '=', actor.id)
    .where('first_approved_by', 'is', null)
    .where('decided_at', '>', secondsAfter(now, -countedHours * 3600))
    .where('id', '<>', payment.id)
    .executeTakeFirstOrThrow()
  return Number(payment.amount) + Number(alone ?? 0) > above
}

async function keepForSecond(
  tx: Tx,
  actor: Actor,
  { payment, now }: { payment: PaymentRecord; now: Date },
): Promise<{ status: PaymentStatus }> {
  const status = nextState(paymentWorkflow, payment.status, 'approve', 'second-person')
  await savePayment(tx, payment.id, { status, first_approved_by: actor.id, first_approved_at: now })
  await record(tx, actor, payment, 'payment.first-approved')
  await announcePayment(tx, payment.merchant_id)
  return { status }
}

async function credit(tx: Tx, actor: Actor, payment: PaymentRecord): Promise<string> {
  const amount = Number(payment.amount)
  const mode = paymentModeLabels[payment.mode]
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
