import { rupeesFromPaise } from '../../contract/kernel/money.ts'
import type { Db } from '../platform/database.ts'

/** The closing balance in rupees, as the header shows it. A merchant without a wallet has nothing. */
export async function merchantBalance(db: Db, merchantId: string | null): Promise<number> {
  const wallet = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('kind', '=', 'wallet')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return rupeesFromPaise(Number(wallet?.balance ?? 0))
}

export async function allWallets(db: Db): Promise<number> {
  const sum = await db
    .selectFrom('ledger_account')
    .select((eb) => eb.fn.sum<string | null>('balance').as('paise'))
    .where('kind', '=', 'wallet')
    .executeTakeFirstOrThrow()
  return rupeesFromPaise(Number(sum.paise ?? 0))
}
