import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import type { Visitor } from '../platform/actor.ts'
import { inTransaction } from '../platform/database.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { barePage } from '../platform/serve/bare-page.ts'
import type { RawReply } from '../platform/serve/serve-raw.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import { findPaymentProvider } from './find-payment-provider.ts'
import { landPayer, noSuchPaymentPage } from './land-payer.ts'
import { isPayable, orderFactsOf } from './order-facts.ts'
import { findOrderByToken, type OrderRecord } from './order-store.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import { eventsOf, signedPaymentEvents } from './sandbox.ts'
import { decideSandboxOrder, type SandboxOrder } from './sandbox-store.ts'
import { takeReturn } from './take-return.ts'

const outcomes = { pay: 'paid', fail: 'failed', abandon: 'abandoned' } as const satisfies Record<
  string,
  SandboxOrder['state']
>

/** The sandbox's own pay page: the payer chooses how it ends. */
export async function showSandbox(context: ProviderContext, token: string): Promise<RawReply> {
  const order = await findSandboxOrder(context, token)
  if (!order) return noSuchPaymentPage()
  if (!isPayable(order)) return landPayer(order)
  const { orderNo, amount, businessName } = await orderFactsOf(context.kysely, order)
  return barePage({
    title: 'Sandbox payment',
    body: `<p class="test">Test mode</p><h1>Sandbox payment</h1><p>To <strong>${escapeHtml(businessName || 'the portal')}</strong>, order ${escapeHtml(orderNo)}. No real money moves here.</p><div class="sum">${formatPaise(amount)}</div><form method="post"><button class="main" name="outcome" value="pay">Pay</button><button class="no" name="outcome" value="fail">Fail</button><button name="outcome" value="abandon">Abandon</button></form>`,
  })
}

/** Keeps the choice in the sandbox's own books, then tells the portal as any provider would: by a signed event. */
export async function chooseOutcome(
  context: ProviderContext,
  { token, raw, visitor }: { token: string; raw: Buffer; visitor: Visitor },
): Promise<RawReply> {
  const order = await findSandboxOrder(context, token)
  const outcome = new URLSearchParams(raw.toString('utf8')).get('outcome') ?? ''
  if (!order?.provider_order_id || !isKeyOf(outcomes, outcome)) return noSuchPaymentPage()
  const state = outcomes[outcome]
  const id = order.provider_order_id
  const decided = await inTransaction(context.kysely, (tx) => decideSandboxOrder(tx, id, state))
  for (const event of decided ? eventsOf(decided) : []) {
    await receivePaymentEvent(context, { provider: 'sandbox', ...signedPaymentEvents.sign(event), visitor })
  }
  return takeReturn(context, { token, raw: Buffer.alloc(0), visitor })
}

async function findSandboxOrder(context: ProviderContext, token: string): Promise<OrderRecord | undefined> {
  const order = await findOrderByToken(context.kysely, token)
  const open = order?.provider === 'sandbox' && (await findPaymentProvider(context.kysely, context, 'sandbox'))
  return open ? order : undefined
}
