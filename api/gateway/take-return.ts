import type { Visitor } from '../platform/actor.ts'
import { inTransaction } from '../platform/database.ts'
import type { RawReply } from '../platform/serve/serve-raw.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import { recordForged } from '../provider/record-forged.ts'
import { findPaymentProvider } from './find-payment-provider.ts'
import { landPayer, noSuchPaymentPage } from './land-payer.ts'
import { lookUpOrder } from './look-up-order.ts'
import { registeredFacts } from './order-facts.ts'
import { findOrderByToken, type OrderRecord, saveOrder } from './order-store.ts'

interface Returned {
  token: string
  raw: Buffer
  visitor: Visitor
}

/** The payer is back. A signed claim moves nothing by itself: the provider is asked whether it holds the money. */
export async function takeReturn(context: ProviderContext, { token, raw, visitor }: Returned): Promise<RawReply> {
  const order = await findOrderByToken(context.kysely, token)
  if (!order) return noSuchPaymentPage()
  await weigh(context, order, { fields: new URLSearchParams(raw.toString('utf8')), visitor })
  return leaveProvider(context, token)
}

/** The payer is back without a claim: what the server knows by now is told. */
export async function leaveProvider(context: ProviderContext, token: string): Promise<RawReply> {
  const order = await findOrderByToken(context.kysely, token)
  return order ? landPayer(order) : noSuchPaymentPage()
}

async function weigh(
  context: ProviderContext,
  order: OrderRecord,
  { fields, visitor }: { fields: URLSearchParams; visitor: Visitor },
): Promise<void> {
  const provider = await findPaymentProvider(context.kysely, context, order.provider)
  const registered = await registeredFacts(context.kysely, order)
  if (!provider || !registered) return
  const claim = provider.readReturn(fields, registered)
  if (claim === 'forged')
    await recordForged(context, {
      service: 'gateway',
      provider: provider.name,
      why: 'wrong signature on return',
      visitor,
    })
  if (claim === 'signed') await lookUpOrder(context, provider, order).catch((error) => lookSoon(context, order, error))
}

/** The money may be there although the provider did not answer: the next look-up asks again. */
async function lookSoon(context: ProviderContext, { id, order_no }: OrderRecord, error: unknown): Promise<void> {
  context.log.warn({ order: order_no, error }, 'gateway: the provider could not be asked')
  await inTransaction(context.kysely, (tx) => saveOrder(tx, id, { look_at: context.clock.now() }))
}
