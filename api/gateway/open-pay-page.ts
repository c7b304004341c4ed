import { inTransaction } from '../platform/database.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { barePage } from '../platform/serve/bare-page.ts'
import type { RawReply } from '../platform/serve/serve-raw.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import { findPaymentProvider } from './find-payment-provider.ts'
import { landPayer, noSuchPaymentPage, paymentSorryPage } from './land-payer.ts'
import { isPayable, orderFactsOf } from './order-facts.ts'
import { findOrderByToken, type OrderRecord, saveRegistration } from './order-store.ts'
import type { PayPage, Provider } from './provider.ts'

/** Leads the payer on to the provider, which is told of the order now if it does not know it yet. */
export async function openPayPage(context: ProviderContext, token: string): Promise<RawReply> {
  const order = await findOrderByToken(context.kysely, token)
  if (!order) return noSuchPaymentPage()
  if (!isPayable(order)) return landPayer(order)
  const provider = await findPaymentProvider(context.kysely, context, order.provider)
  // Between test and live the account is another one, and this order belongs to the one it was begun with.
  if (!provider || provider.testMode !== order.test_mode) return paymentSorryPage(order)
  return lead(context, provider, order).catch((error) => {
    context.log.warn({ order: order.order_no, error }, 'gateway: the order could not be made')
    return paymentSorryPage(order)
  })
}

async function lead(context: ProviderContext, provider: Provider, order: OrderRecord): Promise<RawReply> {
  const facts = await orderFactsOf(context.kysely, order)
  const providerOrderId = order.provider_order_id ?? (await register(context, provider, order))
  const page = provider.payPage({ ...facts, providerOrderId })
  return 'goTo' in page ? page : formPage(page)
}

async function register(context: ProviderContext, provider: Provider, order: OrderRecord): Promise<string> {
  const made = await provider.makeOrder(await orderFactsOf(context.kysely, order))
  const saved = await inTransaction(context.kysely, (tx) => saveRegistration(tx, order.id, made))
  return saved.provider_order_id ?? made
}

/** Sends itself; without a script the payer presses the button. */
function formPage({ action, fields }: Exclude<PayPage, { goTo: string }>): RawReply {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  return barePage({
    title: 'To the payment page',
    body: `<h1>To the payment page</h1><p>You pay at our provider and come back afterwards.</p><form method="post" action="${escapeHtml(action)}">${inputs}<button class="main">Go on</button></form>`,
    formOrigin: new URL(action).origin,
    script: 'document.forms[0].submit()',
  })
}
