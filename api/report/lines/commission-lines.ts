import { sql } from 'kysely'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../../service/report-asked.ts'
import { andEquals, closedWithin, dayOf, openWithin } from '../../service/report-sql.ts'

/** What sales brought to those who sold, and once they were final to those above, and what refunds took away again. */
export const commissionLines = (asked: ReportAsked): Fragment => sql`
  select part.day, product.name as product,
    merchant.code as merchant, merchant.business_name as business, part.level::text as level,
    part.shares, part.earned, part.taken_back as "takenBack", part.tds, part.earned - part.taken_back - part.tds as net
  from (${closedDays(asked)} union all ${earned(asked)} union all ${takenBack(asked)}) as part
  left join product on product.code = part.product_code
  left join merchant on merchant.id = part.merchant_id
  where true ${andEquals(sql.ref('part.product_code'), asked.chosen.product)} ${ofLevel(asked)}`

const ofLevel = ({ chosen }: ReportAsked): Fragment =>
  chosen.level === undefined ? sql`` : sql`and part.level = ${Number(chosen.level)}`

const closedDays = (asked: ReportAsked): Fragment => sql`
  select day, product_code, merchant_id, level, shares, earned, taken_back, tds from commission_day
  where ${closedWithin(sql.ref('day'), asked)} ${andEquals(sql.ref('merchant_id'), asked.merchant)}`

const earned = (asked: ReportAsked): Fragment => sql`
  select ${dayOf(sql.ref('share.earned_at'))}, (select product_code from sale where id = share.sale_id),
    share.merchant_id, share.level, 1, share.commission, 0, share.tds
  from sale_share share
  where ${openWithin(sql.ref('share.earned_at'), asked)} ${andEquals(sql.ref('share.merchant_id'), asked.merchant)}`

/** The shares are looked up refund by refund (hence the offset): there are few, and a join might read all shares for them. */
const takenBack = (asked: ReportAsked): Fragment => sql`
  select ${dayOf(sql.ref('sale.refunded_at'))}, sale.product_code, share.merchant_id, share.level,
    0, 0, share.commission, -share.tds
  from sale cross join lateral (select * from sale_share where sale_id = sale.id and earned_at is not null offset 0) as share
  where ${openWithin(sql.ref('sale.refunded_at'), asked)} ${andEquals(sql.ref('share.merchant_id'), asked.merchant)}`
