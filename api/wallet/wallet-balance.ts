import { rupeesFromPaise } from '../../contract/kernel/money.ts'
import type { HouseAccount } from '../../contract/wallet.ts'
import type { Db } from '../platform/database.ts'
import { keptCount } from '../platform/list/kept-count.ts'

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

export async function allWallets(db: Db): Promise<number> {
  const sum = await db
    .selectFrom('ledger_account')
    .select((eb) => eb.fn.sum<string | null>('balance').as('paise'))
    .where('kind', '=', 'wallet')
    .executeTakeFirstOrThrow()
  return rupeesFromPaise(Number(sum.paise ?? 0))
}
