import type { Tx } from '../platform/database.ts'

/** Gives a merchant an empty wallet; one who has a wallet keeps it. */
export async function openWallet(tx: Tx, merchantId: string): Promise<void> {
  await tx
    .insertInto('ledger_account')
    .values({ kind: 'wallet', merchant_id: merchantId })
    .onConflict((clash) => clash.column('merchant_id').where('kind', '=', 'wallet').doNothing())
    .execute()
}
