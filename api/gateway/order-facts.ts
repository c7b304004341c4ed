import type { GatewayOrder } from '../../contract/gateway.ts'
import { gatewayPayPage, gatewayWorkflow } from '../../contract/gateway.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { gatewayAnswerTexts } from '../../texts/en/gateway-answer.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { readSetting } from '../site/site-settings.ts'
import { findOwnOrder, type OrderRecord } from './order-store.ts'
import type { OrderFacts, RegisteredOrder } from './provider.ts'

export const payPathOf = (token: string): string => `/api${gatewayPayPage.path.replace(':token', token)}`

/** A failed try can be followed by another; what has run out is begun anew. */
export const isPayable = ({ state }: OrderRecord): boolean =>
  state !== 'expired' && canMove(gatewayWorkflow, state, 'pay')

export async function orderFactsOf(db: Db, order: OrderRecord): Promise<OrderFacts> {
  return {
    orderNo: order.order_no,
    amount: Number(order.amount),
    payToken: order.pay_token,
    businessName: await readSetting(db, 'businessName'),
  }
}

/** The order as its provider knows it; nothing while the payer has not got there. */
export async function registeredFacts(db: Db, order: OrderRecord): Promise<RegisteredOrder | undefined> {
  const providerOrderId = order.provider_order_id
  return providerOrderId === null ? undefined : { ...(await orderFactsOf(db, order)), providerOrderId }
}

/** Where an own order stands, as the server knows it. */
export async function ownOrder(db: Db, merchantId: string | null, orderNo: string): Promise<GatewayOrder> {
  const order = await findOwnOrder(db, merchantId, orderNo)
  if (!order) throw notFound(gatewayAnswerTexts.thisPaymentDoesNotExist())
  return {
    orderNo: order.order_no,
    state: order.state,
    amount: Number(order.amount),
    createdAt: order.created_at.toISOString(),
    testMode: order.test_mode,
    reason: order.reason,
    payPath: isPayable(order) ? payPathOf(order.pay_token) : null,
  }
}
