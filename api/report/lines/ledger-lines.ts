import { sql } from 'kysely'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ReportAsked } from '../../service/report-asked.ts'
import { andEquals, closedWithin, dayOf, openWithin, withinDays } from '../../service/report-sql.ts'

const at = sql.ref('posting.at')
const debit = sql`case when posting.amount < 0 then -posting.amount end`
const credit = sql`case when posting.amount > 0 then posting.amount end`

/** Every posting; where they are added up anyway, what closed days came to stands for those of such a day. */
export const ledgerLines = (asked: ReportAsked): Fragment => (asked.view.each ? postings(asked) : dayLines(asked))

/** What a view does not need is left out by the planner: each is joined by its key, from the left. */
const postings = (asked: ReportAsked): Fragment => sql`
  select posting.id, posting.at, ${dayOf(at)} as day, account.kind as account,
    merchant.code as merchant, merchant.business_name as business,
    entry.kind, entry.narration, entry.reference, 1 as entries, ${debit} as debit, ${credit} as credit,
    posting.balance_after as balance, posting.amount as net
  from ledger_posting posting
  left join ledger_account account on account.id = posting.account_id
  left join merchant on merchant.id = account.merchant_id
  left join ledger_entry entry on entry.id = posting.entry_id
  where ${withinDays(at, asked)} ${ofAccount(asked, sql.ref('posting.account_id'))}
    ${andEquals(sql.ref('entry.kind'), asked.chosen.kind)}`

const dayLines = (asked: ReportAsked): Fragment => sql`
  select line.day, account.kind as account, merchant.code as merchant, merchant.business_name as business,
    line.kind, line.entries, line.debit, line.credit, coalesce(line.credit, 0) - coalesce(line.debit, 0) as net
  from (
    select day, account_id, kind, entries, debit, credit from ledger_day where ${closedWithin(sql.ref('day'), asked)}
    union all
    select ${dayOf(at)}, posting.account_id, ${kindOf(asked)}, 1, ${debit}, ${credit}
    from ledger_posting posting where ${openWithin(at, asked)}
  ) as line
  left join ledger_account account on account.id = line.account_id
  left join merchant on merchant.id = account.merchant_id
  where true ${ofAccount(asked, sql.ref('line.account_id'))} ${andEquals(sql.ref('line.kind'), asked.chosen.kind)}`

/** Looked up for the few postings of open days only, and where it is asked for: a join might read all entries for it. */
const kindOf = ({ view, chosen }: ReportAsked): Fragment =>
  view.columns.includes('kind') || chosen.kind !== undefined
    ? sql`(select kind from ledger_entry where id = posting.entry_id)`
    : sql`null::text`

/** Subqueries rather than joins: the id is looked up once, and the index on an account's postings does the rest. */
function ofAccount({ merchant, chosen }: ReportAsked, account: Fragment): Fragment {
  const wallet = merchant && sql`(select id from ledger_account where kind = 'wallet' and merchant_id = ${merchant})`
  if (chosen.account === undefined) return andEquals(account, wallet)
  if (chosen.account === 'wallet') return sql`and account.kind = 'wallet' ${andEquals(account, wallet)}`
  return sql`${andEquals(account, wallet)}
    and ${account} = (select id from ledger_account where kind = ${chosen.account} and merchant_id is null)`
}
