import { sql } from 'kysely'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../../service/report-asked.ts'
import { andEquals, todayInIndia } from '../../service/report-sql.ts'

/** Every return that is not filed, sent in or not, and in how many days it is due. */
export const gstDueLines = (asked: ReportAsked): Fragment => sql`
  select line.id, line.due_on as due, greatest(-line.days, 0) as late, line.client, line.gstin,
    line.return_type as "returnType", line.period_label as period, line.state,
    merchant.code as merchant, merchant.business_name as business, 1 as open, (days < 0)::int as overdue,
    (days between 0 and 2)::int as due2, (days between 3 and 7)::int as due7,
    (days between 8 and 30)::int as due30, (days > 30)::int as later
  from (${sql.join(parts(asked), sql` union all `)}) as line
  left join merchant on merchant.id = line.merchant_id`

function parts(asked: ReportAsked): Fragment[] {
  const all = { owed: owed(asked), sent: sent(asked) }
  return Object.entries(all).flatMap(([name, part]) => ((asked.chosen.state ?? name) === name ? [part] : []))
}

/** Whoever is due first comes first; of one day, what was sent in stands apart from what was not. */
const rank = (due: Fragment, id: Fragment): Fragment =>
  sql`(date '2200-01-01' - ${due})::bigint * 1000000000000 - ${id} * 2`
const name = (legal: Fragment, trade: Fragment): Fragment => sql`coalesce(nullif(${trade}, ''), ${legal})`

const sent = (asked: ReportAsked): Fragment => sql`
  select ${rank(sql.ref('due_on'), sql.ref('id'))} as id, due_on, due_on - ${todayInIndia} as days, return_type, period_label,
    'sent' as state, merchant_id, ${name(sql.ref('legal_name'), sql.ref('trade_name'))} as client, gstin
  from gst_filing where status in ('submitted', 'in-progress', 'query')
    ${andEquals(sql.ref('merchant_id'), asked.merchant)} ${andEquals(sql.ref('return_type'), asked.chosen.returnType)}`

const owed = (asked: ReportAsked): Fragment => sql`
  select ${rank(sql.ref('duty.due_on'), sql.ref('duty.id'))} - 1 as id, duty.due_on, duty.due_on - ${todayInIndia} as days,
    duty.return_type, duty.period_label, 'owed' as state, duty.merchant_id,
    ${name(sql.ref('client.legal_name'), sql.ref('client.trade_name'))} as client, client.gstin
  from gst_duty duty join gst_client client on client.id = duty.client_id
  where not duty.taken and duty.last_on >= ${todayInIndia} and client.active
    and not exists (
      select from gst_filing filing where filing.client_id = duty.client_id and filing.return_type = duty.return_type
        and filing.period = duty.period and filing.status not in ('rejected', 'withdrawn')
    )
    ${andEquals(sql.ref('duty.merchant_id'), asked.merchant)} ${andEquals(sql.ref('duty.return_type'), asked.chosen.returnType)}`
