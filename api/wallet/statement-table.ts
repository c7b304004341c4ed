import { type RawBuilder, sql } from 'kysely'
import { whyNoDay } from '../../contract/kernel/dates.ts'
import { listOwnStatement, listStatement } from '../../contract/statement.ts'
import { walletAnswers } from '../../texts/en/wallet-answer.ts'
import { defineList, type ListContext } from '../platform/list/define-list.ts'
import { keptCount } from '../platform/list/kept-count.ts'
import { badRequest } from '../platform/problem.ts'
import { findWalletId } from './find-wallet-id.ts'

const amount = sql.ref('ledger_posting.amount')

const narration = sql.ref('ledger_entry.narration')
const reference = sql.ref('ledger_entry.reference')

/** A sale has up to three lines in a wallet. The house's side of each line tells what it is. */
const part = sql`case when ${reference} ~ '^(sale|refund):' then (
  select case across.kind when 'sales' then 'fee' when 'commission' then 'commission' else 'TDS' end
  from ledger_posting beside join ledger_account across on across.id = beside.account_id
  where beside.entry_id = ledger_posting.entry_id and beside.amount = -${amount}
    and across.kind in ('sales', 'commission', 'tds-payable')
  order by beside.id limit 1
) end`

/** What was sold, as its narration begins: of a refund that of the sale it takes back. */
const sold = sql`case when ${reference} like 'refund:%'
  then (select narration from ledger_entry taken where taken.id = ledger_entry.reverses) else ${narration} end`

/** The number that people know the thing by: 'sale:nsdl-pan:210' tells them nothing. */
const shownReference = sql`case when ${reference} ~ '^(sale|refund):'
  then coalesce(substring(${sold} from '^(?:PAN application |GST registration |GST return )?([A-Z]{0,3}[0-9]{6,})[,:]'), ${reference})
  else coalesce(substring(${narration} from '^([A-Z]{1,3}[0-9]{6,}):'), substring(${reference} from '^(?:[a-z-]+:)?(.*)$')) end`

const sharedParts = {
  from: sql`ledger_posting join ledger_entry on ledger_entry.id = ledger_posting.entry_id`,
  fields: {
    at: sql.ref('ledger_posting.at'),
    kind: sql.ref('ledger_entry.kind'),
    narration: sql`(${narration} || coalesce(': ' || ${part}, ''))`,
    reference: shownReference,
    debit: sql`case when ${amount} < 0 then -${amount} end`,
    credit: sql`case when ${amount} > 0 then ${amount} end`,
    balance: sql.ref('ledger_posting.balance_after'),
  },
  also: { id: sql.ref('ledger_posting.id') },
  // An order that only the index by wallet has: see the migration that makes it.
  key: sql`(ledger_posting.id + 0)`,
  search: sql`(${narration} || ' ' || ${reference})`,
  order: [],
}

/** A subquery rather than a join: the wallet's id is looked up once, and the index on its postings does the rest. */
const ofWallet = (merchantId: string | null | undefined, { switches }: ListContext) =>
  sql`ledger_posting.account_id = (select id from ledger_account where kind = 'wallet' and merchant_id = ${merchantId ?? null}) ${since(switches.from)} ${until(switches.to)}`

const since = (from: unknown) => (from === undefined ? sql`` : sql`and ledger_posting.at >= ${dayStart(from, 'from')}`)
const until = (to: unknown) =>
  to === undefined ? sql`` : sql`and ledger_posting.at < ${dayStart(to, 'to')} + interval '1 day'`

function dayStart(day: unknown, name: string): RawBuilder<unknown> {
  const wrong = whyNoDay(String(day))
  if (wrong) throw badRequest(walletAnswers.checkTheDays(), { [name]: wrong })
  return sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`
}

/** The database keeps how many lines each wallet has; a range of days is counted. */
const totalOf =
  (merchantOf: (context: ListContext) => string | null | undefined) =>
  async (db: Parameters<typeof findWalletId>[0], context: ListContext): Promise<number | undefined> => {
    if (context.switches.from !== undefined || context.switches.to !== undefined) return undefined
    const id = await findWalletId(db, merchantOf(context) ?? null)
    return id ? keptCount(db, 'ledger_posting', id) : 0
  }

const own = ({ actor }: ListContext) => actor.merchantId
const named = ({ params }: ListContext) => params.id

export const ownStatementTable = defineList(listOwnStatement, {
  ...sharedParts,
  scope: (context) => ofWallet(own(context), context),
  total: totalOf(own),
})

export const statementTable = defineList(listStatement, {
  ...sharedParts,
  scope: (context) => ofWallet(named(context), context),
  total: totalOf(named),
})
