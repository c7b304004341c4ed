import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
import { said } from '../../texts/said.ts'
import { endpoint, nothing, tableEndpoint } from '../kernel/endpoint.ts'
import { anyText, byId, numberInText, withoutInvisible } from '../kernel/fields.ts'
import { optionOf } from '../kernel/option-of.ts'
import { backOffice, merchantArea } from '../kernel/role.ts'
import { choiceColumn, dateTimeColumn, moneyColumn, numberColumn, textColumn } from '../kernel/table.ts'
import type { Workflow } from '../kernel/workflow.ts'
import { agreedTotal, saleQuote } from '../sale.ts'
import { utiRejection } from './psa.ts'

export const couponKinds = said({ physical: utiPanTexts.physical, digital: utiPanTexts.digital })
export const couponKindNames = ['physical', 'digital'] as const
export const couponKindOptions = couponKindNames.map((value) => optionOf(value, () => couponKinds[value]))

/** '1 coupon', or with words for their kind '30 digital UTI coupons'. */
export const countCoupons = (quantity: number, ...kind: string[]): string =>
  [quantity, ...kind, quantity === 1 ? 'coupon' : 'coupons'].join(' ')

export const couponStatuses = ['pending', 'fulfilled', 'refused'] as const
export type CouponStatus = (typeof couponStatuses)[number]
export const couponStatusLabels: Readonly<Record<CouponStatus, string>> = said({
  pending: utiPanTexts.pending,
  fulfilled: utiPanTexts.fulfilled,
  refused: utiPanTexts.refused,
})
export const couponStatusOptions = couponStatuses.map((value) => optionOf(value, () => couponStatusLabels[value]))
export const couponWorkflow: Workflow<CouponStatus, 'fulfil' | 'refuse'> = {
  pending: { fulfil: { to: 'fulfilled', by: 'office' }, refuse: { to: 'refused', by: 'office' } },
  fulfilled: {},
  refused: {},
}

const forMerchant = merchantArea('apply')
const forOffice = backOffice('uti-pan')
export const mostCoupons = 500

const kind = z.enum(couponKindNames, { error: checkTexts.required })
const quantity = z
  .number({ error: utiPanTexts.enterAWholeNumber })
  .check(
    z.int({ error: utiPanTexts.enterAWholeNumber }),
    z.minimum(1, { error: utiPanTexts.buyAtLeastOne }),
    z.maximum(mostCoupons, { error: () => utiPanTexts.atMost({ most: mostCoupons }) }),
  )
export const couponOrder = z.object({ kind, quantity })
/** The same in an address, where every number is text. */
const couponQuestion = z.object({ kind, quantity: numberInText(quantity) })
export type CouponOrder = z.infer<typeof couponOrder>

export const quoteCoupons = endpoint({
  method: 'GET',
  path: '/merchant/utipan/coupon/quote',
  reads: ['uti-pan', 'wallet', 'package'],
  summary: 'What coupons cost, and the own balance',
  allow: forMerchant,
  query: couponQuestion,
  reply: saleQuote,
})
export const buyCoupons = endpoint({
  method: 'POST',
  path: '/merchant/utipan/coupon/buy',
  changes: ['uti-pan', 'wallet'],
  summary: 'Buy coupons; the wallet pays, the head office gets them from the provider',
  allow: forMerchant,
  once: true,
  body: z.object({ ...couponOrder.shape, ...agreedTotal }),
  reply: z.object({ no: z.string() }),
})

const row = {
  id: z.string(),
  no: z.string(),
  askedAt: z.string(),
  status: z.enum(couponStatuses),
  kind,
  quantity: z.number(),
  /** In paise. */
  amount: z.number(),
  psaId: z.string(),
  providerOrder: z.string(),
  /** Numbers, or nothing where the provider keeps them itself. */
  coupons: z.string(),
  reason: z.string(),
}
export const ownCouponRow = z.object({
  ...row,
  /** Whether the one who looks has ordered it, and not a colleague. */
  own: z.boolean(),
})
export type OwnCouponRow = z.infer<typeof ownCouponRow>
export const couponRow = z.object({ ...row, code: z.string(), bussName: z.string() })
export type CouponRow = z.infer<typeof couponRow>

const columns = {
  no: textColumn(utiPanTexts.orderNo, { width: 120 }),
  askedAt: dateTimeColumn(utiPanTexts.ordered, { width: 175 }),
  status: choiceColumn(utiPanTexts.status, couponStatusOptions, { width: 120 }),
  kind: choiceColumn(utiPanTexts.type, couponKindOptions, { width: 110 }),
  quantity: numberColumn(utiPanTexts.quantity, { width: 100 }),
  amount: moneyColumn(utiPanTexts.amount, { width: 130 }),
  psaId: textColumn('PSA ID', { width: 130 }),
  providerOrder: textColumn(utiPanTexts.providersOrder, { width: 150 }),
  coupons: textColumn(utiPanTexts.coupons, { width: 220, sortable: false }),
  reason: textColumn(utiPanTexts.reason, { width: 200 }),
}
export const listOwnCoupons = tableEndpoint({
  path: '/merchant/utipan/coupon/list',
  reads: ['uti-pan'],
  title: utiPanTexts.coupons,
  allow: forMerchant,
  columns,
  card: {
    title: 'no',
    line: ['kind', 'psaId'],
    state: 'status',
    amount: ['amount'],
    day: 'askedAt',
    facts: ['quantity', 'coupons', 'providerOrder', 'reason'],
  },
  row: ownCouponRow,
})
export const listCoupons = tableEndpoint({
  path: '/backend/utipan/coupon-list',
  reads: ['uti-pan'],
  // text: the list of the back office.
  title: 'Coupon orders',
  allow: forOffice,
  columns: {
    ...columns,
    code: textColumn('Merchant', { width: 110 }),
    bussName: textColumn('Business', { width: 180 }),
  },
  card: {
    title: 'bussName',
    line: ['no', 'code'],
    state: 'status',
    amount: ['amount'],
    day: 'askedAt',
    facts: ['kind', 'quantity', 'psaId', 'coupons', 'providerOrder', 'reason'],
  },
  row: couponRow,
})

// text: only the back office writes them.
const tooLong = 'Too long'
/** One number on each line, or separated by commas or spaces. */
export const couponFulfilment = z
  .object({
    providerOrder: z._default(anyText(60), ''),
    coupons: z._default(
      z.string({ error: checkTexts.invalid }).check(withoutInvisible, z.maxLength(20_000, tooLong)),
      '',
    ),
  })
  .check(
    z.refine(({ providerOrder, coupons }) => providerOrder !== '' || coupons.trim() !== '', {
      // text: only the back office gives them.
      message: "Give the coupon numbers or the provider's order number",
      path: ['providerOrder'],
    }),
  )
export const fulfilCoupons = endpoint({
  method: 'POST',
  path: '/backend/utipan/coupon-list/:id/fulfil',
  changes: ['uti-pan', 'wallet'],
  summary: 'Give the merchant the coupons that were bought',
  allow: forOffice,
  params: byId,
  body: couponFulfilment,
  reply: nothing,
})
export const refuseCoupons = endpoint({
  method: 'POST',
  path: '/backend/utipan/coupon-list/:id/refuse',
  changes: ['uti-pan', 'wallet'],
  summary: 'Refuse an order with a reason; the whole amount goes back',
  allow: forOffice,
  params: byId,
  body: utiRejection,
  reply: nothing,
})

const counts = z.record(z.string(), z.number())
export const getUtiCounts = endpoint({
  method: 'GET',
  path: '/backend/utipan/counts',
  reads: ['uti-pan', 'figures'],
  summary: 'How many requests and orders wait',
  allow: forOffice,
  reply: counts,
})
export const getOwnUtiCounts = endpoint({
  method: 'GET',
  path: '/merchant/utipan/counts',
  reads: ['uti-pan'],
  summary: 'How many own orders stand in which state',
  allow: forMerchant,
  reply: counts,
})
