import type { GatewayOptions } from '../../contract/gateway.ts'
import { formatPaise, paiseFromRupees } from '../../contract/kernel/money.ts'
import { gatewayAnswerTexts } from '../../texts/en/gateway-answer.ts'
import { problemTexts } from '../../texts/en/problem.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import { randomToken } from '../platform/crypto/keyed-hash.ts'
import type { Db, Tx } from '../platform/database.ts'
import { badRequest, conflict, forbidden } from '../platform/problem.ts'
import type { ProviderContext } from '../provider/provider-context.ts'
import { readSetting } from '../site/site-settings.ts'
import { requireKyc } from '../user/require-kyc.ts'
import { choosePaymentProvider } from './find-payment-provider.ts'
import { payPathOf } from './order-facts.ts'
import { insertPaymentOrder } from './order-store.ts'

/** Whoever has not paid by then is asked for at the provider. */
const firstLookSeconds = 600

/** Writes an order down. The provider learns of it when the payer goes there, so nothing waits for it here. */
export async function startOrder(
  tx: Tx,
  context: ProviderContext,
  { actor, amount }: { actor: Actor; amount: number },
): Promise<{ orderNo: string; payPath: string }> {
  if (!actor.merchantId) throw forbidden()
  await requireKyc(tx, actor)
  const provider = await choosePaymentProvider(tx, context)
  if (!provider) throw conflict(gatewayAnswerTexts.cannotBeAddedUseAddPayment())
  requireWithin(amount, await amountLimits(tx))
  const order = await insertPaymentOrder(tx, {
    merchant_id: actor.merchantId,
    provider: provider.name,
    test_mode: provider.testMode,
    pay_token: randomToken(),
    amount,
    created_by: actor.id,
    look_at: secondsAfter(context.clock.now(), firstLookSeconds),
  })
  await recordAudit(tx, doerOf(actor), {
    act: 'gateway.ordered',
    subject: order.order_no,
    detail: { amount, provider: provider.name },
  })
  return { orderNo: order.order_no, payPath: payPathOf(order.pay_token) }
}

/** What a page needs to know before anyone orders. */
export async function gatewayOptions(db: Db, context: ProviderContext): Promise<GatewayOptions> {
  const provider = await choosePaymentProvider(db, context)
  return { open: provider !== undefined, testMode: provider?.testMode ?? false, ...(await amountLimits(db)) }
}

interface Limits {
  min: number
  max: number
}

async function amountLimits(db: Db): Promise<Limits> {
  const [min, max] = [await readSetting(db, 'onlineMin'), await readSetting(db, 'onlineMax')]
  return { min: paiseFromRupees(min), max: paiseFromRupees(max) }
}

function requireWithin(amount: number, { min, max }: Limits): void {
  const wrong = (text: string) => badRequest(problemTexts.pleaseCheckWhatYou(), { amount: text })
  if (amount < min) throw wrong(gatewayAnswerTexts.atLeast({ min: formatPaise(min) }))
  if (amount > max) throw wrong(gatewayAnswerTexts.atMost({ max: formatPaise(max) }))
}
