import { sql } from 'kysely'
import type { Earnings } from '../../contract/wallet.ts'
import type { Db } from '../platform/database.ts'

/** What a merchant waits for, after TDS, and what the house has lent it. */
export async function readEarnings(db: Db, merchantId: string | null): Promise<Earnings> {
  const { rows } = await sql<{ pending: string; advanced: string }>`
    select
      (select coalesce(sum(share.commission - share.tds), 0)
       from sale_share share join sale on sale.id = share.sale_id
       where share.merchant_id = ${merchantId} and share.earned_at is null and sale.refunded_at is null) as pending,
      (select coalesce(sum(amount - set_off), 0) from wallet_advance
       where merchant_id = ${merchantId} and set_off < amount) as advanced`.execute(db)
  return { pending: Number(rows[0]?.pending ?? 0), advanced: Number(rows[0]?.advanced ?? 0) }
}
