import * as coupon from '../../contract/uti-pan/coupon.ts'
import * as psa from '../../contract/uti-pan/psa.ts'
import { rejectionReasons } from '../catalogue/rejection-reasons.ts'
import type { Api } from '../platform/api.ts'
import { askPsa } from './ask-psa.ts'
import { buyCoupons, quoteCoupons } from './buy-coupons.ts'
import { couponTable, ownCouponTable } from './coupon-table.ts'
import { fulfilCoupons, refuseCoupons } from './decide-coupons.ts'
import { approvePsa, rejectPsa } from './decide-psa.ts'
import { psaStanding } from './psa-standing.ts'
import { psaTable } from './psa-table.ts'
import { ownUtiCounts, utiCounts } from './uti-counts.ts'

export function utiRoutes({ read, write, table }: Api) {
  table(psaTable)
  table(couponTable)
  table(ownCouponTable)
  read(psa.getPsa, ({ db, actor }) => psaStanding(db, actor))
  write(psa.askPsa, ({ tx, actor, body }) => askPsa(tx, actor, body))
  read(psa.getUtiReasons, async ({ db }) => (await rejectionReasons(db, 'uti-pan')).map(({ reason }) => reason))
  write(psa.approvePsa, ({ tx, actor, params, body }) => approvePsa(tx, actor, { ...params, ...body }))
  write(psa.rejectPsa, ({ tx, actor, params, body }) => rejectPsa(tx, actor, { ...params, ...body }))
  read(coupon.quoteCoupons, ({ db, actor, query }) => quoteCoupons(db, actor, query))
  write(coupon.buyCoupons, ({ tx, actor, body }) => buyCoupons(tx, actor, body))
  write(coupon.fulfilCoupons, ({ tx, actor, params, body }) => fulfilCoupons(tx, actor, { ...params, ...body }))
  write(coupon.refuseCoupons, ({ tx, actor, params, body }) => refuseCoupons(tx, actor, { ...params, ...body }))
  read(coupon.getUtiCounts, ({ db }) => utiCounts(db))
  read(coupon.getOwnUtiCounts, ({ db, actor }) => ownUtiCounts(db, actor.merchantId))
}
