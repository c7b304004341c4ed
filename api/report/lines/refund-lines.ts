import { sql } from 'kysely'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../../service/report-asked.ts'
import { andEquals, dayOf, withinDays } from '../../service/report-sql.ts'

const at = sql.ref('sale.refunded_at')
/** A reason may name the application that it is about; apart from it, equal reasons can be added up. */
const token = sql`'(^[0-9]{10}: )|( [0-9]{10}(?= ))'`

/** Every sale that was taken back, with what its seller lost of the commission. */
export const refundLines = (asked: ReportAsked): Fragment => sql`
  select sale.id, sale.refunded_at as at, ${dayOf(at)} as day,
    merchant.code as merchant, merchant.business_name as business, product.name as product, sale.at as "soldAt",
    coalesce(substring(sale.refund_reason from '[0-9]{10}'), '') as token,
    regexp_replace(sale.refund_reason, ${token}, '') as reason,
    1 as refunds, sale.price as amount, coalesce(share.commission - share.tds, 0) as commission,
    sale.price - coalesce(share.commission - share.tds, 0) as net
  from sale
  left join sale_share share on share.sale_id = sale.id and share.level = 0
  left join product on product.code = sale.product_code
  left join merchant on merchant.id = sale.merchant_id
  where ${withinDays(at, asked)} ${andEquals(sql.ref('sale.merchant_id'), asked.merchant)}
    ${andEquals(sql.ref('sale.product_code'), asked.chosen.product)}`
