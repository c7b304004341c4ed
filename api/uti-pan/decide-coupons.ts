import { sql } from 'kysely'
import { merchantPaths } from '../../contract/paths.ts'
import { countCoupons, couponWorkflow } from '../../contract/uti-pan/coupon.ts'
import { moneyNotices } from '../../texts/en/money-notices.ts'
import type { Words } from '../../texts/say.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'
import { badRequest, conflict } from '../platform/problem.ts'
import { nextState } from '../platform/require-move.ts'
import { refundSale } from '../sale/refund-sale.ts'
import { releaseOverrides } from '../sale/release-overrides.ts'
import { tellBusiness } from '../user/tell-business.ts'
import { type CouponRecord, couponFact, decideOrder, lockCouponOrder } from './coupon-store.ts'

interface Fulfilment {
  id: string
  providerOrder: string
  coupons: string
}

/** Hands over what the provider gave: exactly as many different numbers as were bought, or its order number. */
export async function fulfilCoupons(tx: Tx, actor: Actor, given: Fulfilment): Promise<void> {
  const order = await lockCouponOrder(tx, given.id)
  const status = nextState(couponWorkflow, order.status, 'fulfil')
  const coupons = readNumbers(given.coupons, order)
  await refuseGiven(tx, order, coupons)
  const decision = { status, decided_by: actor.id, coupons, provider_order: given.providerOrder }
  await decideOrder(tx, given.id, decision)
  await releaseOverrides(tx, doerOf(actor), couponFact(given.id))
  const detail = { coupons: coupons.length, providerOrder: given.providerOrder }
  await recordAudit(tx, doerOf(actor), { act: 'coupon.fulfilled', subject: order.no, detail })
  await tell(tx, order, {
    title: `Coupons of ${order.no} are there`,
    text: `${countCoupons(order.quantity)} can be used now.`,
  })
}

function readNumbers(typed: string, { quantity }: CouponRecord): string[] {
  const numbers = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
  if (numbers.length === 0) return []
  const wrong = numbers.find((number) => !/^[A-Za-z0-9-]{4,40}$/.test(number))
  if (wrong) throw badRequest('Please check the numbers.', { coupons: `'${wrong.slice(0, 40)}' is no coupon number` })
  if (new Set(numbers).size !== numbers.length)
    throw badRequest('Please check the numbers.', { coupons: 'A number stands twice' })
  if (numbers.length !== quantity)
    throw badRequest('Please check the numbers.', { coupons: `${quantity} bought, ${numbers.length} given` })
  return numbers
}

/** A number that another order has got would be sold twice; two clerks who give at once are taken one by one. */
async function refuseGiven(tx: Tx, { id }: CouponRecord, coupons: string[]): Promise<void> {
  if (coupons.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtext('coupon-numbers'))`.execute(tx)
  const other = await tx
    .selectFrom('coupon_order')
    .select(['no', 'coupons'])
    .where('id', '<>', id)
    .where(sql<boolean>`coupons && ${coupons}::text[]`)
    .limit(1)
    .executeTakeFirst()
  const number = other?.coupons.find((one) => coupons.includes(one))
  if (other) throw conflict(`Coupon ${number} was given with order ${other.no} already. Please check the numbers.`)
}

/** Gives the whole amount back, commissions too, exactly once. */
export async function refuseCoupons(
  tx: Tx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const order = await lockCouponOrder(tx, id)
  const status = nextState(couponWorkflow, order.status, 'refuse')
  await refundSale(tx, doerOf(actor), { fact: couponFact(id), reason })
  await decideOrder(tx, id, { status, decided_by: actor.id, reason })
  await recordAudit(tx, doerOf(actor), { act: 'coupon.refused', subject: order.no, detail: { reason } })
  await tell(tx, order, {
    title: () => moneyNotices.couponsRefused({ no: order.no }),
    text: () => moneyNotices.couponsRefusedText({ reason }),
  })
}

async function tell(tx: Tx, order: CouponRecord, words: { title: Words; text: Words }): Promise<void> {
  const { merchant_id: merchantId, asked_by: askedBy } = order
  await tellBusiness(tx, { merchantId, askedBy }, { kind: 'uti-pan', link: merchantPaths.utiCouponList, ...words })
  await announce(tx, { topic: 'uti-pan', merchantId })
}
