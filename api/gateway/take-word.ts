import { type GatewayProvider, type GatewayState, gatewayMoves } from '../../contract/gateway.ts'
import { canMove } from '../../contract/kernel/moves.ts'
import type { Tx } from '../platform/database.ts'
import { creditOrder } from './credit-order.ts'
import { flagOrder } from './flag-order.ts'
import { insertEvent, lockOrderAt, type OrderRecord, saveOrder, saveVerdict } from './order-store.ts'
import type { PaymentWord } from './provider.ts'

interface Told {
  provider: GatewayProvider
  source: 'webhook' | 'lookup'
  word: PaymentWord
}

/** What became of a provider's word. */
export type Verdict = 'repeated' | 'unknown order' | 'credited' | 'wrong amount' | 'second payment' | 'failed' | 'noted'

/** Takes a provider's proven word, each once and in whatever order they come: the one way to a credit. */
export async function takeWord(tx: Tx, { provider, source, word }: Told): Promise<Verdict> {
  const { eventId, kind, providerOrderId, paymentId, amount } = word
  const id = await insertEvent(tx, {
    provider,
    source,
    event_id: eventId,
    kind,
    provider_order_id: providerOrderId,
    payment_id: paymentId,
    amount,
    verdict: 'taken',
  })
  if (!id) return 'repeated'
  const order = await lockOrderAt(tx, provider, providerOrderId)
  const verdict = order ? await act(tx, order, word) : 'unknown order'
  await saveVerdict(tx, id, { verdict, order_id: order?.id ?? null })
  return verdict
}

function act(tx: Tx, order: OrderRecord, word: PaymentWord): Promise<Verdict> | Verdict {
  if (word.kind === 'captured') return settle(tx, order, word)
  return word.kind === 'failed' ? fail(tx, order, word) : 'noted'
}

async function settle(tx: Tx, order: OrderRecord, word: PaymentWord): Promise<Verdict> {
  if (!canMove(gatewayMoves, order.state as GatewayState, 'pay')) {
    return order.payment_id === word.paymentId ? 'repeated' : flagOrder(tx, order, { word, verdict: 'second payment' })
  }
  if (word.currency !== 'INR' || word.amount !== Number(order.amount))
    return flagOrder(tx, order, { word, verdict: 'wrong amount' })
  await creditOrder(tx, order, word)
  return 'credited'
}

/** A failure that is told after the money is only noted. */
async function fail(tx: Tx, order: OrderRecord, { reason }: PaymentWord): Promise<Verdict> {
  if (!canMove(gatewayMoves, order.state as GatewayState, 'fail')) return 'noted'
  await saveOrder(tx, order.id, { state: 'failed', reason, settled_at: new Date() })
  return 'failed'
}
