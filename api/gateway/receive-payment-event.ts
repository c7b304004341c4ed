import type { GatewayProvider } from '../../contract/gateway.ts'
import type { RawReply } from '../platform/serve/serve-raw.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import type { Delivery } from '../provider/provider-event.ts'
import { receiveEvent } from '../provider/receive-event.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { findPaymentProvider } from './find-payment-provider.ts'
import type { PaymentEvent } from './provider.ts'

/** A provider tells of a payment. */
export async function receivePaymentEvent(
  context: ProviderContext,
  delivery: Delivery<GatewayProvider>,
): Promise<RawReply> {
  const provider = await findPaymentProvider(context.kysely, context, delivery.provider)
  return receiveEvent<PaymentEvent, string>(context, delivery, {
    service: 'gateway',
    readEvent: provider?.readEvent,
    apply: async (tx, event) =>
      provider ? applyPaymentEvent(tx, { provider, source: 'webhook', event }) : 'unknown order',
    strange: ['unknown order'],
  })
}
