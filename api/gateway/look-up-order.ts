import { inTransaction } from '../platform/database.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { registeredFacts } from './order-facts.ts'
import type { OrderRecord } from './order-store.ts'
import type { Provider } from './provider.ts'

/** Asks the provider where an order stands and takes its event; throws when it cannot be asked. */
export async function lookUpOrder(
  context: ProviderContext,
  provider: Provider,
  order: OrderRecord,
): Promise<{ gone: boolean }> {
  const registered = await registeredFacts(context.kysely, order)
  if (!registered) return { gone: false }
  const { events, gone } = await provider.lookUp(registered)
  for (const event of events) {
    // A provider that answers with somebody else's payments is not believed.
    if (event.providerOrderId !== registered.providerOrderId) continue
    await inTransaction(context.kysely, (tx) => applyPaymentEvent(tx, { provider, source: 'lookup', event }))
  }
  return { gone }
}
