import { inTransaction } from '../platform/database.ts'
import type { Gate } from './gate.ts'
import { registeredFacts } from './order-facts.ts'
import type { OrderRecord } from './order-store.ts'
import type { Provider } from './provider.ts'
import { takeWord } from './take-word.ts'

/** Asks the provider where an order stands and takes its word; throws when it cannot be asked. */
export async function lookUpOrder(gate: Gate, provider: Provider, order: OrderRecord): Promise<{ gone: boolean }> {
  const registered = await registeredFacts(gate.kysely, order)
  if (!registered) return { gone: false }
  const { words, gone } = await provider.lookUp(registered)
  for (const word of words) {
    // A provider that answers with somebody else's payments is not believed.
    if (word.providerOrderId !== registered.providerOrderId) continue
    await inTransaction(gate.kysely, (tx) => takeWord(tx, { provider, source: 'lookup', word }))
  }
  return { gone }
}
