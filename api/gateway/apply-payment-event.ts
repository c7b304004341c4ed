import { gatewayWorkflow } from '../../contract/gateway.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { type Tx, writtenAt } from '../platform/database.ts'
import { nextState } from '../platform/require-move.ts'
import { creditOrder } from './credit-order.ts'
import { type Flaw, flagOrder } from './flag-order.ts'
import { insertPaymentEvent, lockOrderAt, type OrderRecord, saveOrder, savePaymentVerdict } from './order-store.ts'
import type { PaymentEvent, Provider } from './provider.ts'

interface Told {
  provider: Pick<Provider, 'name' | 'testMode'>
  source: 'webhook' | 'lookup'
  event: PaymentEvent
}

/** What became of a provider's event. */
export type PaymentVerdict = 'repeated' | 'unknown order' | 'credited' | Flaw | 'failed' | 'noted'

/** Does what a provider's proven event says, each once and in whatever order they come: the one way to a credit. */
export async function applyPaymentEvent(tx: Tx, { provider, source, event }: Told): Promise<PaymentVerdict> {
  const { eventId, kind, providerOrderId, paymentId, amount } = event
  const id = await insertPaymentEvent(tx, {
    provider: provider.name,
    source,
    event_id: eventId,
    kind,
    provider_order_id: providerOrderId,
    payment_id: paymentId,
    amount,
    verdict: 'taken',
  })
  if (!id) return 'repeated'
  const order = await lockOrderAt(tx, provider.name, providerOrderId)
  const verdict = order ? await act(tx, order, { provider, event }) : 'unknown order'
  await savePaymentVerdict(tx, id, { verdict, order_id: order?.id ?? null })
  return verdict
}

type Heard = Pick<Told, 'provider' | 'event'>

function act(tx: Tx, order: OrderRecord, { provider, event }: Heard): Promise<PaymentVerdict> | PaymentVerdict {
  if (event.kind === 'captured') return settle(tx, order, { provider, event })
  return event.kind === 'failed' ? fail(tx, order, event) : 'noted'
}

async function settle(tx: Tx, order: OrderRecord, { provider, event }: Heard): Promise<PaymentVerdict> {
  if (!canMove(gatewayWorkflow, order.state, 'pay')) {
    return order.payment_id === event.paymentId
      ? 'repeated'
      : flagOrder(tx, order, { event, verdict: 'second payment' })
  }
  if (event.currency !== 'INR' || event.amount !== Number(order.amount))
    return flagOrder(tx, order, { event, verdict: 'wrong amount' })
  // Test and live events may be signed with one secret, and only a test's order is paid by a test.
  if (order.test_mode && !provider.testMode) return flagOrder(tx, order, { event, verdict: 'test order' })
  await creditOrder(tx, order, event)
  return 'credited'
}

/** A failure that is told after the money is only noted. */
async function fail(tx: Tx, order: OrderRecord, { reason }: PaymentEvent): Promise<PaymentVerdict> {
  if (!canMove(gatewayWorkflow, order.state, 'fail')) return 'noted'
  const state = nextState(gatewayWorkflow, order.state, 'fail')
  await saveOrder(tx, order.id, { state, reason, settled_at: writtenAt })
  return 'failed'
}
