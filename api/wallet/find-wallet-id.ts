import type { Db } from '../platform/database.ts'

export async function findWalletId(db: Db, merchantId: string | null): Promise<string | undefined> {
  const wallet = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('kind', '=', 'wallet')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return wallet?.id
}
