import type { Actor } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'

export async function lowBalance(db: Db, merchantId: string | null): Promise<{ balance: number; limit: number }> {
  const wallet = await db
    .selectFrom('ledger_account')
    .select(['balance', 'low_at'])
    .where('kind', '=', 'wallet')
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow()
  return { balance: Number(wallet.balance), limit: Number(wallet.low_at) }
}

export async function setLowBalance(tx: Tx, { merchantId }: Actor, limit: number): Promise<void> {
  await tx
    .updateTable('ledger_account')
    .set({ low_at: limit })
    .where('kind', '=', 'wallet')
    .where('merchant_id', '=', merchantId)
    .execute()
  if (merchantId) await announce(tx, { topic: 'wallet', merchantId })
}
