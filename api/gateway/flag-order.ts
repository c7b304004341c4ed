import { formatPaise } from '../../contract/kernel/money.ts'
import { backendPaths } from '../../contract/paths.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { systemDoer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { tellBackOffice } from '../user/tell-back-office.ts'
import { type OrderRecord, saveOrder } from './order-store.ts'
import type { PaymentEvent } from './provider.ts'

/** Why a payment is not credited. */
export type Flaw = 'wrong amount' | 'second payment' | 'test order'

interface Finding {
  event: PaymentEvent
  verdict: Flaw
}

/** Money came that fits no credit: nothing moves, and the back office is told to look. */
export async function flagOrder(tx: Tx, order: OrderRecord, { event, verdict }: Finding): Promise<Flaw> {
  // Several events tell of one payment, and so does every look-up.
  if (order.problem.includes(event.paymentId)) return verdict
  const problem = sentenceOf(order, event, verdict)
  await saveOrder(tx, order.id, { problem: [order.problem, problem].filter(Boolean).join(' ') })
  await recordAudit(tx, systemDoer, {
    act: 'gateway.flagged',
    subject: order.order_no,
    detail: { verdict, amount: event.amount, currency: event.currency, paymentId: event.paymentId },
  })
  await tellBackOffice(tx, 'payment', {
    kind: 'payment-review',
    title: `Look at online payment ${order.order_no}`,
    text: problem,
    link: `${backendPaths.payments}?tab=online`,
  })
  return verdict
}

function sentenceOf(order: OrderRecord, event: PaymentEvent, verdict: Flaw): string {
  const came = event.currency === 'INR' ? formatPaise(event.amount) : `${event.currency} ${event.amount / 100}`
  const said: Record<Flaw, string> = {
    'wrong amount': `${came} came instead of ${formatPaise(Number(order.amount))} (${event.paymentId}); nothing was credited.`,
    'second payment': `${came} came once more (${event.paymentId}), although it was paid already; it was not credited.`,
    'test order': `${came} came (${event.paymentId}) for an order from before the change to live mode; it was not credited.`,
  }
  return said[verdict]
}
