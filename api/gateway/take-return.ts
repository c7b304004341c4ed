import type { Visitor } from '../platform/actor.ts'
import { inTransaction } from '../platform/database.ts'
import type { RawReply } from '../platform/serve/serve-raw.ts'
import { findProvider } from './find-provider.ts'
import type { Gate } from './gate.ts'
import { landPayer, noSuchPage } from './land-payer.ts'
import { lookUpOrder } from './look-up-order.ts'
import { registeredFacts } from './order-facts.ts'
import { findOrderByToken, type OrderRecord, saveOrder } from './order-store.ts'
import { recordForged } from './record-forged.ts'

interface Returned {
  token: string
  raw: Buffer
  visitor: Visitor
}

/** The payer is back. A signed claim moves nothing by itself: the provider is asked whether it holds the money. */
export async function takeReturn(gate: Gate, { token, raw, visitor }: Returned): Promise<RawReply> {
  const order = await findOrderByToken(gate.kysely, token)
  if (!order) return noSuchPage()
  await weigh(gate, order, { fields: new URLSearchParams(raw.toString('utf8')), visitor })
  return leaveProvider(gate, token)
}

/** The payer is back without a claim: what the server knows by now is told. */
export async function leaveProvider(gate: Gate, token: string): Promise<RawReply> {
  const order = await findOrderByToken(gate.kysely, token)
  return order ? landPayer(order) : noSuchPage()
}

async function weigh(
  gate: Gate,
  order: OrderRecord,
  { fields, visitor }: { fields: URLSearchParams; visitor: Visitor },
): Promise<void> {
  const provider = await findProvider(gate.kysely, gate, order.provider)
  const registered = await registeredFacts(gate.kysely, order)
  if (!provider || !registered) return
  const claim = provider.readReturn(fields, registered)
  if (claim === 'forged')
    await recordForged(gate, { provider: provider.name, why: 'wrong signature on return', visitor })
  if (claim === 'signed') await lookUpOrder(gate, provider, order).catch((error) => lookSoon(gate, order, error))
}

/** The money may be there although the provider did not answer: the next look-up asks again. */
async function lookSoon(gate: Gate, { id, order_no }: OrderRecord, error: unknown): Promise<void> {
  gate.log.warn({ order: order_no, error }, 'gateway: the provider could not be asked')
  await inTransaction(gate.kysely, (tx) => saveOrder(tx, id, { look_at: gate.clock.now() }))
}
