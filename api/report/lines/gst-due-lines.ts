import { sql } from 'kysely'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../report-asked.ts'
import { today, where } from '../report-sql.ts'

/** Every return that was sent in and is neither filed nor given back, and in how many days it is due. */
export const gstDueLines = (asked: ReportAsked): Fragment => sql`
  select line.due_on as due, line.return_type as "returnType", merchant.code as merchant,
    merchant.business_name as business, 1 as open, (days < 0)::int as overdue,
    (days between 0 and 2)::int as due2, (days between 3 and 7)::int as due7,
    (days between 8 and 30)::int as due30, (days > 30)::int as later
  from (
    select due_on, return_type, merchant_id, due_on - ${today} as days
    from gst_filing where status in ('submitted', 'in-progress', 'query')
      ${where(sql.ref('merchant_id'), asked.merchant)} ${where(sql.ref('return_type'), asked.chosen.returnType)}
  ) as line
  left join merchant on merchant.id = line.merchant_id`
