import { sql } from 'kysely'
import { couponStatusLabels, listCoupons, listOwnCoupons } from '../../contract/uti-pan/coupon.ts'
import { couponsReport } from '../../contract/uti-pan/coupons-report.ts'
import type { ApiService } from '../service/api-service.ts'
import { byNumber, labelFrom } from '../service/lookup.ts'
import { queueNamed } from '../service/queues-by-state.ts'
import { couponLines } from './coupon-lines.ts'
import { utiRoutes } from './uti-routes.ts'

const since = sql.ref('asked_at')
const merchant = sql.ref('merchant_id')

export const utiPanService: ApiService<'uti-pan'> = {
  routes: utiRoutes,
  lookup: {
    table: 'coupon_order',
    title: 'no',
    about: ['psa_id'],
    status: sql`status`,
    statusText: labelFrom(couponStatusLabels),
    office: listCoupons.allow,
    own: listOwnCoupons.allow,
    matches: byNumber('no', 'K'),
  },
  sent: {
    table: 'coupon_order',
    at: 'asked_at',
    state: 'status',
    product: sql`'uti-coupon-' || kind`,
    done: 'fulfilled',
    ended: ['refused'],
  },
  waiting: [
    { queue: queueNamed('psa'), from: sql`psa_request where status = 'pending'`, since, merchant },
    { queue: queueNamed('coupon'), from: sql`coupon_order where status = 'pending'`, since, merchant },
  ],
  countMerchantWaiting: async () => ({}),
  reports: [[couponsReport, couponLines]],
}
