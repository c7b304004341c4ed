import { sql } from 'kysely'
import type { CorrectionMerchant } from '../../contract/correction.ts'
import type { Db } from '../platform/database.ts'
import { containingPattern, startingWith } from '../platform/like-pattern.ts'

const mostFound = 10

/** A few merchants by code or name, those whose code begins with the words first. */
export async function findMerchants(db: Db, search: string): Promise<CorrectionMerchant[]> {
  if (search === '') return []
  const [within, ahead] = [containingPattern(search), startingWith(search)]
  const { rows } = await sql<{ id: string; code: string; bussName: string; balance: string }>`
    select merchant.id, merchant.code, merchant.business_name as "bussName", coalesce(wallet.balance, 0) as balance
    from merchant left join ledger_account wallet on wallet.merchant_id = merchant.id and wallet.kind = 'wallet'
    where merchant.search_text ilike ${within} and (merchant.code ilike ${ahead} or merchant.business_name ilike ${within})
    order by merchant.code ilike ${ahead} desc, merchant.code limit ${mostFound}`.execute(db)
  return rows.map((row) => ({ ...row, balance: Number(row.balance) }))
}
