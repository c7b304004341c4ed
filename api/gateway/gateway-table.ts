import { sql } from 'kysely'
import { listGatewayOrders, listOwnGatewayOrders } from '../../contract/gateway.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptTotal } from '../platform/list/kept-count.ts'

const fields = {
  orderNo: sql.ref('gateway_order.order_no'),
  createdAt: sql.ref('gateway_order.created_at'),
  state: sql.ref('gateway_order.state'),
  amount: sql.ref('gateway_order.amount'),
  paymentId: sql.ref('gateway_order.payment_id'),
  reason: sql.ref('gateway_order.reason'),
}
const sharedParts = {
  also: { id: sql.ref('gateway_order.id') },
  key: sql.ref('gateway_order.id'),
  search: sql.ref('gateway_order.search_text'),
  order: [],
}

/** Every online payment, for the back office. */
export const gatewayTable = defineList(listGatewayOrders, {
  ...sharedParts,
  from: sql`gateway_order join merchant on merchant.id = gateway_order.merchant_id`,
  scope: () => sql`true`,
  fields: {
    ...fields,
    code: sql.ref('merchant.code'),
    bussName: sql.ref('merchant.business_name'),
    problem: sql.ref('gateway_order.problem'),
    provider: sql.ref('gateway_order.provider'),
    providerOrderId: sql.ref('gateway_order.provider_order_id'),
  },
  total: (db) => keptTotal(db, 'gateway_order'),
})

/** A merchant's own. */
export const ownGatewayTable = defineList(listOwnGatewayOrders, {
  ...sharedParts,
  from: sql`gateway_order`,
  scope: ({ actor }) => sql`gateway_order.merchant_id = ${actor.merchantId}`,
  fields,
})
