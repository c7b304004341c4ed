import { sql } from 'kysely'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../../service/report-asked.ts'
import { andEquals, dayOf, withinDays } from '../../service/report-sql.ts'

const at = sql.ref('posting.at')

/** Every payment that was credited, whichever way it came in, on the day on which the ledger took it in. */
export const collectionLines = (asked: ReportAsked): Fragment => sql`
  select payment.day, payment.bank, payment.mode, payment.person, 1 as payments, payment.amount,
    merchant.code as merchant, merchant.business_name as business
  from (${byRequest(asked)} union all ${byGateway(asked)}) as payment
  left join merchant on merchant.id = payment.merchant_id
  where true ${andEquals(sql.ref('payment.mode'), asked.chosen.mode)}`

const byRequest = (asked: ReportAsked): Fragment => sql`
  select ${dayOf(at)} as day, bank.bank_name as bank, request.mode, coalesce(person.display_name, '') as person,
    request.amount, request.merchant_id
  from ledger_posting posting
  join payment_request request on request.entry_id = posting.entry_id
  left join bank_account bank on bank.id = request.bank_id
  left join app_user person on person.id = request.decided_by
  where ${withinDays(at, asked)} and posting.account_id = ${accountOf(asked, 'bank')}`

const byGateway = (asked: ReportAsked): Fragment => sql`
  select ${dayOf(at)} as day, initcap(online.provider) as bank, 'online' as mode, 'Gateway' as person,
    online.amount, online.merchant_id
  from ledger_posting posting
  join gateway_order online on online.entry_id = posting.entry_id
  where ${withinDays(at, asked)} and posting.account_id = ${accountOf(asked, 'gateway')}`

/** Where the index on an account's postings finds them: in the wallet of the one business, else where the house took them in. */
const accountOf = ({ merchant }: ReportAsked, house: 'bank' | 'gateway'): Fragment =>
  merchant
    ? sql`(select id from ledger_account where kind = 'wallet' and merchant_id = ${merchant})`
    : sql`(select id from ledger_account where kind = ${house} and merchant_id is null)`
