import { gatewayWorkflow } from '../../contract/gateway.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { type Tx, writtenAt } from '../platform/database.ts'
import { nextState } from '../platform/require-move.ts'
import { creditOrder } from './credit-order.ts'
import { type Flaw, flagOrder } from './flag-order.ts'
import { insertEvent, lockOrderAt, type OrderRecord, saveOrder, saveVerdict } from './order-store.ts'
import type { PaymentWord, Provider } from './provider.ts'

interface Told {
  provider: Pick<Provider, 'name' | 'testMode'>
  source: 'webhook' | 'lookup'
  word: PaymentWord
}

/** What became of a provider's word. */
export type Verdict = 'repeated' | 'unknown order' | 'credited' | Flaw | 'failed' | 'noted'

/** Takes a provider's proven word, each once and in whatever order they come: the one way to a credit. */
export async function takeWord(tx: Tx, { provider, source, word }: Told): Promise<Verdict> {
  const { eventId, kind, providerOrderId, paymentId, amount } = word
  const id = await insertEvent(tx, {
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
  const verdict = order ? await act(tx, order, { provider, word }) : 'unknown order'
  await saveVerdict(tx, id, { verdict, order_id: order?.id ?? null })
  return verdict
}

type Heard = Pick<Told, 'provider' | 'word'>

function act(tx: Tx, order: OrderRecord, { provider, word }: Heard): Promise<Verdict> | Verdict {
  if (word.kind === 'captured') return settle(tx, order, { provider, word })
  return word.kind === 'failed' ? fail(tx, order, word) : 'noted'
}

async function settle(tx: Tx, order: OrderRecord, { provider, word }: Heard): Promise<Verdict> {
  if (!canMove(gatewayWorkflow, order.state, 'pay')) {
    return order.payment_id === word.paymentId ? 'repeated' : flagOrder(tx, order, { word, verdict: 'second payment' })
  }
  if (word.currency !== 'INR' || word.amount !== Number(order.amount))
    return flagOrder(tx, order, { word, verdict: 'wrong amount' })
  // Test and live events may be signed with one secret, and only a test's order is paid by a test.
  if (order.test_mode && !provider.testMode) return flagOrder(tx, order, { word, verdict: 'test order' })
  await creditOrder(tx, order, word)
  return 'credited'
}

/** A failure that is told after the money is only noted. */
async function fail(tx: Tx, order: OrderRecord, { reason }: PaymentWord): Promise<Verdict> {
  if (!canMove(gatewayWorkflow, order.state, 'fail')) return 'noted'
  const state = nextState(gatewayWorkflow, order.state, 'fail')
  await saveOrder(tx, order.id, { state, reason, settled_at: writtenAt })
  return 'failed'
}
