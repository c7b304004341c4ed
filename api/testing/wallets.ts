import { sql } from 'kysely'
import { openWallet } from '../wallet/open-wallet.ts'
import type { BareDatabase } from './bare-database.ts'
import { giveMoney } from './money.ts'

/** Businesses that are nothing but a wallet with so many paise, for tests that need no people. */
export async function someWallets(bare: BareDatabase, balances: readonly number[]): Promise<string[]> {
  const ids: string[] = []
  for (const balance of balances) {
    const { rows } = await sql<{ id: string }>`
      insert into merchant (code, business_name, id_type_id, package_id)
      select 'M' || lpad(nextval('merchant_code_no')::text, 6, '0'), 'Some Business', id, default_package_id
      from id_type where name = 'Retailer' returning id`.execute(bare.db)
    const id = rows[0]?.id ?? ''
    await bare.inTx((tx) => openWallet(tx, id))
    if (balance > 0) await giveMoney(bare, id, balance)
    ids.push(id)
  }
  return ids
}
