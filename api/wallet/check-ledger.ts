import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'

export interface LedgerVerdict {
  entries: number
  postings: number
  /** A sentence for each of the first few rows that are wrong. */
  wrong: string[]
}

/** So many wrong rows are named of each kind: one is reason enough to look. */
const named = 5

/** Proves the ledger from its postings. Ask it in one snapshot (repeatable read), or running payments look wrong. */
export async function checkLedger(db: Db): Promise<LedgerVerdict> {
  const wrong: string[] = []
  for (const check of checks) {
    const { rows } = await sql<{ what: string }>`${check} limit ${named}`.execute(db)
    wrong.push(...rows.map(({ what }) => what))
  }
  const { rows } = await sql<{ entries: string; postings: string }>`
    select (select count(*) from ledger_entry) as entries, (select count(*) from ledger_posting) as postings`.execute(
    db,
  )
  return { entries: Number(rows[0]?.entries), postings: Number(rows[0]?.postings), wrong }
}

const checks: RawBuilder<unknown>[] = [
  sql`
    select format('Entry %s (%s) sums to %s paise in %s postings.', entry.id, entry.reference, coalesce(sum(amount), 0), count(amount)) as what
    from ledger_entry entry left join ledger_posting posting on posting.entry_id = entry.id
    group by entry.id having coalesce(sum(amount), 0) <> 0 or count(amount) = 0 order by entry.id`,
  sql`
    select format('Posting %s belongs to no entry or account.', posting.id) as what
    from ledger_posting posting
    left join ledger_entry entry on entry.id = entry_id left join ledger_account account on account.id = account_id
    where entry.id is null or account.id is null order by posting.id`,
  sql`
    select format('Wallet %s stands at %s paise, its postings say %s.', account.id, balance, coalesce(sum(amount), 0)) as what
    from ledger_account account left join ledger_posting posting on posting.account_id = account.id
    where kind = 'wallet' group by account.id having balance <> coalesce(sum(amount), 0) order by account.id`,
  sql`
    select format('Wallet %s is below zero: %s paise.', id, balance) as what
    from ledger_account where kind = 'wallet' and balance < 0 order by id`,
  sql`
    select format('Posting %s tells a balance of %s paise, but the postings up to it say %s.', id, balance_after, running) as what
    from (
      select posting.id, balance_after, sum(amount) over (partition by account_id order by posting.id) as running
      from ledger_posting posting join ledger_account account on account.id = account_id and kind = 'wallet'
    ) as told where balance_after is distinct from running order by id`,
  sql`
    select format('Account %s is kept at %s paise, its postings say %s.', kind, kept, said) as what
    from (
      select kind, coalesce((select sum(amount) from ledger_posting where account_id = account.id), 0) as said,
        coalesce((select sum(n) from kept_count where name = 'ledger_balance' and scope = kind), 0)
          + coalesce((select sum(n) from kept_count_change where name = 'ledger_balance' and scope = kind), 0) as kept
      from ledger_account account where merchant_id is null
    ) as house where kept <> said order by kind`,
  sql`
    select format('Overrides to come stand at %s paise, the sales that are not final say %s.', stands, said) as what
    from (
      select (select coalesce(sum(amount), 0) from ledger_posting
          where account_id = (select id from ledger_account where kind = 'override-pending')) as stands,
        (select coalesce(sum(commission), 0) from sale_share join sale on sale.id = sale_id
          where earned_at is null and refunded_at is null) as said
    ) as pending where stands <> said`,
  sql`
    select format('Entry %s (%s) does not mirror entry %s.', id, reference, reverses) as what
    from ledger_entry where reverses is not null and not ledger_entry_mirrors(id, reverses) order by id`,
]
