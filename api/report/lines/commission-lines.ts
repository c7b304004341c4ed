import { sql } from 'kysely'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../report-asked.ts'
import { dayOf, where, within } from '../report-sql.ts'

/** What sales brought to those who sold and those above them, and what refunds took away from them again. */
export const commissionLines = (asked: ReportAsked): Fragment => sql`
  select ${dayOf(sql.ref('part.at'))} as day, product.name as product,
    merchant.code as merchant, merchant.business_name as business, part.level::text as level,
    part.shares, part.earned, part.taken_back as "takenBack", part.tds, part.earned - part.taken_back - part.tds as net
  from (${earned(asked)} union all ${takenBack(asked)}) as part
  left join product on product.code = part.product_code
  left join merchant on merchant.id = part.merchant_id
  where true ${where(sql.ref('part.product_code'), asked.chosen.product)} ${ofLevel(asked)}`

const ofLevel = ({ chosen }: ReportAsked): Fragment =>
  chosen.level === undefined ? sql`` : sql`and part.level = ${Number(chosen.level)}`

const earned = (asked: ReportAsked): Fragment => sql`
  select share.earned_at as at, sale.product_code, share.merchant_id, share.level,
    1 as shares, share.commission as earned, 0::bigint as taken_back, share.tds
  from sale_share share join sale on sale.id = share.sale_id
  where ${within(sql.ref('share.earned_at'), asked)} ${where(sql.ref('share.merchant_id'), asked.merchant)}`

const takenBack = (asked: ReportAsked): Fragment => sql`
  select sale.refunded_at as at, sale.product_code, share.merchant_id, share.level,
    0 as shares, 0::bigint as earned, share.commission as taken_back, -share.tds
  from sale join sale_share share on share.sale_id = sale.id
  where ${within(sql.ref('sale.refunded_at'), asked)} ${where(sql.ref('share.merchant_id'), asked.merchant)}`
