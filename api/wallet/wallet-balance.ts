import { rupeesFromPaise } from '../../contract/kernel/money.ts'
import type { HouseAccount } from '../../contract/wallet.ts'
import type { Db } from '../platform/database.ts'
import { keptCount, keptTotal } from '../platform/list/kept-count.ts'

/** What a merchant can spend, in paise. A merchant without a wallet has nothing. */
export async function walletBalance(db: Db, merchantId: string | null): Promise<number> {
  const wallet = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('kind', '=', 'wallet')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return Number(wallet?.balance ?? 0)
}

/** The closing balance in rupees, as the header shows it. */
export const merchantBalance = async (db: Db, merchantId: string | null): Promise<number> =>
  rupeesFromPaise(await walletBalance(db, merchantId))

/** What stands on an account of the house, in paise: kept as counts are, so that no payment waits for another. */
export const houseBalance = (db: Db, account: HouseAccount): Promise<number> => keptCount(db, 'ledger_balance', account)

/** All wallets together, in rupees. Every entry sums to zero, so they hold what the accounts of the house lack. */
export const allWallets = async (db: Db): Promise<number> =>
  rupeesFromPaise(0 - (await keptTotal(db, 'ledger_balance')))
