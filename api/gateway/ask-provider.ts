import type { GatewayState } from '../../contract/gateway.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { inTransaction } from '../platform/database.ts'
import { conflict, notFound, tryAgain } from '../platform/problem.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import { findPaymentProvider } from './find-payment-provider.ts'
import { lookUpOrder } from './look-up-order.ts'
import { findOrderById } from './order-store.ts'

/** The back office asks the provider once more; what was paid meanwhile is credited, as by any other event of it. */
export async function askProvider(
  context: ProviderContext,
  actor: Actor,
  id: string,
): Promise<{ state: GatewayState }> {
  const order = await findOrderById(context.kysely, id)
  if (!order) throw notFound('This payment does not exist.')
  if (order.provider_order_id === null)
    throw conflict('The payer has not reached the provider, so there is nothing to ask.')
  const provider = await findPaymentProvider(context.kysely, context, order.provider)
  if (!provider) throw conflict('This provider is not set up any more.')
  await inTransaction(context.kysely, (tx) =>
    recordAudit(tx, doerOf(actor), { act: 'gateway.asked', subject: order.order_no }),
  )
  await lookUpOrder(context, provider, order).catch((error) => {
    context.log.warn({ order: order.order_no, error }, 'gateway: the provider could not be asked')
    throw tryAgain('The provider did not answer. Please try again in a moment.')
  })
  const now = await findOrderById(context.kysely, id)
  return { state: now?.state ?? order.state }
}
