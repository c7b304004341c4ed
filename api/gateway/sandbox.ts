import * as z from 'zod/mini'
import { sandboxPage } from '../../contract/gateway.ts'
import { randomToken } from '../platform/crypto/keyed-hash.ts'
import { inTransaction } from '../platform/database.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import { sandboxEvents } from '../provider/sandbox-events.ts'
import type { PaymentEvent, Provider } from './provider.ts'
import { insertSandboxOrder, readSandboxOrder, type SandboxOrder } from './sandbox-store.ts'

const event = z.object({
  eventId: z.string(),
  kind: z.enum(['captured', 'failed']),
  providerOrderId: z.string(),
  paymentId: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
})
/** How the sandbox's events are signed and read. */
export const signedPaymentEvents = sandboxEvents<PaymentEvent>('gateway-sandbox', event)

/** A provider inside the portal, for trying things out: it keeps its own books and speaks by signed events only. */
export function openPaymentSandbox({ kysely }: Pick<ProviderContext, 'kysely'>): Provider {
  return {
    name: 'sandbox',
    testMode: true,
    async makeOrder({ amount }) {
      const id = `sbx_${randomToken(12)}`
      await inTransaction(kysely, (tx) => insertSandboxOrder(tx, { id, amount }))
      return id
    },
    payPage: ({ payToken }) => ({ goTo: `/api${sandboxPage.path.replace(':token', payToken)}` }),
    readEvent: signedPaymentEvents.read,
    readReturn: () => 'silent',
    async lookUp({ providerOrderId }) {
      const order = await readSandboxOrder(kysely, providerOrderId)
      return { events: order ? eventsOf(order) : [], gone: !order || order.state === 'abandoned' }
    },
  }
}

/** What the sandbox has to say of an order, if the payer has decided. */
export function eventsOf({ id, amount, state, tries }: SandboxOrder): PaymentEvent[] {
  if (state !== 'paid' && state !== 'failed') return []
  const about = { providerOrderId: id, paymentId: `${id}_${tries}`, amount: Number(amount), currency: 'INR' }
  return state === 'paid'
    ? [{ ...about, eventId: `${about.paymentId}_paid`, kind: 'captured', reason: '' }]
    : [{ ...about, eventId: `${about.paymentId}_failed`, kind: 'failed', reason: 'Failed in the sandbox' }]
}
