import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'

/** Into which account and how the shop paid last: most pay the same way again. */
export async function lastPayment(db: Db, { merchantId }: Actor) {
  if (!merchantId) return null
  const last = await db
    .selectFrom('payment_request')
    .select(['bank_id', 'mode'])
    .where('merchant_id', '=', merchantId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { bankId: last.bank_id, mode: last.mode } : null
}
