import { sql } from 'kysely'
import { listOwnPayments, listPayments } from '../../contract/payment-request.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptTotal } from '../platform/list/kept-count.ts'

const fields = {
  refNo: sql.ref('payment_request.ref_no'),
  createdAt: sql.ref('payment_request.created_at'),
  status: sql.ref('payment_request.status'),
  amount: sql.ref('payment_request.amount'),
  mode: sql.ref('payment_request.mode'),
  bank: sql.ref('bank_account.bank_name'),
  reference: sql.ref('payment_request.reference'),
  paidOn: sql.ref('payment_request.paid_on'),
  reason: sql.ref('payment_request.reason'),
}
const from = sql`payment_request join bank_account on bank_account.id = payment_request.bank_id`
const same = {
  also: { id: sql.ref('payment_request.id') },
  key: sql.ref('payment_request.id'),
  search: sql.ref('payment_request.search_text'),
  order: [],
}

/** Every payment, for the back office. */
export const paymentTable = defineList(listPayments, {
  ...same,
  from: sql`${from} join merchant on merchant.id = payment_request.merchant_id`,
  scope: () => sql`true`,
  fields: { ...fields, code: sql.ref('merchant.code'), bussName: sql.ref('merchant.business_name') },
  total: (db) => keptTotal(db, 'payment_request'),
})

/** A merchant's own. */
export const ownPaymentTable = defineList(listOwnPayments, {
  ...same,
  from,
  scope: ({ actor }) => sql`payment_request.merchant_id = ${actor.merchantId}`,
  fields,
})
