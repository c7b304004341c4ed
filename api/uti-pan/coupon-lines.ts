import { sql } from 'kysely'
import type { Fragment } from '../platform/list/define-list.ts'
import type { ReportAsked } from '../service/report-asked.ts'
import { andEquals, dayOf, withinDays } from '../service/report-sql.ts'

const at = sql.ref('coupons.asked_at')

/** Every order of coupons, on the day of the order. */
export const couponLines = (asked: ReportAsked): Fragment => sql`
  select coupons.id, coupons.asked_at as at, ${dayOf(at)} as day, coupons.no,
    merchant.code as merchant, merchant.business_name as business, coupons.kind, coupons.status,
    1 as orders, coupons.quantity::bigint, coupons.amount, coupons.provider_order as "providerOrder",
    case when coupons.status = 'fulfilled' then coupons.quantity else 0 end::bigint as given,
    case when coupons.status = 'refused' then coupons.amount else 0 end as refunded
  from coupon_order coupons
  left join merchant on merchant.id = coupons.merchant_id
  where ${withinDays(at, asked)} ${andEquals(sql.ref('coupons.merchant_id'), asked.merchant)}
    ${andEquals(sql.ref('coupons.kind'), asked.chosen.kind)} ${andEquals(sql.ref('coupons.status'), asked.chosen.status)}`
