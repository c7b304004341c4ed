import { sql } from 'kysely'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../report-asked.ts'
import { dayOf, where, within } from '../report-sql.ts'

const at = sql.ref('posting.at')

/** Every posting. What a view does not need is left out by the planner: each is joined by its key, from the left. */
export const ledgerLines = (asked: ReportAsked): Fragment => sql`
  select posting.id, posting.at, ${dayOf(at)} as day, account.kind as account,
    merchant.code as merchant, merchant.business_name as business,
    entry.kind, entry.narration, entry.reference, 1 as entries,
    case when posting.amount < 0 then -posting.amount end as debit,
    case when posting.amount > 0 then posting.amount end as credit,
    posting.balance_after as balance, posting.amount as net
  from ledger_posting posting
  left join ledger_account account on account.id = posting.account_id
  left join merchant on merchant.id = account.merchant_id
  left join ledger_entry entry on entry.id = posting.entry_id
  where ${within(at, asked)} ${ofAccount(asked)} ${where(sql.ref('entry.kind'), asked.chosen.kind)}`

/** Subqueries rather than joins: the id is looked up once, and the index on an account's postings does the rest. */
function ofAccount({ merchant, chosen }: ReportAsked): Fragment {
  const wallet = merchant && sql`(select id from ledger_account where kind = 'wallet' and merchant_id = ${merchant})`
  const account = sql.ref('posting.account_id')
  if (chosen.account === undefined) return where(account, wallet)
  if (chosen.account === 'wallet') return sql`and account.kind = 'wallet' ${where(account, wallet)}`
  return sql`${where(account, wallet)}
    and posting.account_id = (select id from ledger_account where kind = ${chosen.account} and merchant_id is null)`
}
