import { sql } from 'kysely'
import { listCoupons, listOwnCoupons } from '../../contract/uti-pan/coupon.ts'
import { defineList, type ListContext } from '../platform/list/define-list.ts'
import { keptTotal } from '../platform/list/kept-count.ts'

const order = (column: string) => sql.ref(`coupon_order.${column}`)

const fields = {
  no: order('no'),
  askedAt: order('asked_at'),
  status: order('status'),
  kind: order('kind'),
  quantity: order('quantity'),
  amount: order('amount'),
  psaId: order('psa_id'),
  providerOrder: order('provider_order'),
  coupons: sql`array_to_string(coupon_order.coupons, ', ')`,
  reason: order('reason'),
}
const sharedParts = {
  also: { id: order('id') },
  key: order('id'),
  search: order('search_text'),
  order: [],
}
export const couponTable = defineList(listCoupons, {
  ...sharedParts,
  from: sql`coupon_order join merchant on merchant.id = coupon_order.merchant_id`,
  scope: () => sql`true`,
  fields: { ...fields, code: sql.ref('merchant.code'), bussName: sql.ref('merchant.business_name') },
  total: (db) => keptTotal(db, 'coupon_order'),
})

export const ownCouponTable = defineList(listOwnCoupons, {
  ...sharedParts,
  from: sql`coupon_order`,
  scope: ({ actor }: ListContext) => sql`coupon_order.merchant_id = ${actor.merchantId}`,
  fields,
  also: { ...sharedParts.also, askedBy: order('asked_by') },
  row: ({ askedBy, ...row }, { actor }) => ({ ...row, own: askedBy === actor.id }),
})
