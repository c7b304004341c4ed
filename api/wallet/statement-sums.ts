import { sql } from 'kysely'
import type { StatementRange, StatementSums } from '../../contract/statement.ts'
import type { Db } from '../platform/database.ts'
import { findWalletId } from './find-wallet-id.ts'

/** Opening and closing stand in the postings themselves; only what lies between is added up. */
export async function statementSums(db: Db, merchantId: string | null, range: StatementRange): Promise<StatementSums> {
  const wallet = await findWalletId(db, merchantId)
  if (!wallet) return { opening: 0, credits: 0, debits: 0, closing: 0 }
  const { rows } = await sql<Record<keyof StatementSums, string>>`
    with days as (
      select ${range.from}::date::timestamp at time zone 'Asia/Kolkata' as since,
        (${range.to}::date + 1)::timestamp at time zone 'Asia/Kolkata' as until
    )
    select
      coalesce((select balance_after from ledger_posting, days where account_id = ${wallet} and at < since order by at desc, ledger_posting.id desc limit 1), 0) as opening,
      coalesce(sum(amount) filter (where amount > 0), 0) as credits,
      coalesce(-sum(amount) filter (where amount < 0), 0) as debits,
      coalesce((select balance_after from ledger_posting, days where account_id = ${wallet} and at < until order by at desc, ledger_posting.id desc limit 1), 0) as closing
    from ledger_posting, days where account_id = ${wallet} and at >= since and at < until`.execute(db)
  const sums = rows[0]
  return {
    opening: Number(sums?.opening),
    credits: Number(sums?.credits),
    debits: Number(sums?.debits),
    closing: Number(sums?.closing),
  }
}
