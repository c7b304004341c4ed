import type { Db } from '../platform/database.ts'
import type { User } from './find-user.ts'

/** Whether a person is kept out, be it alone or with the whole business. */
export async function isLocked(db: Db, user: Pick<User, 'locked_at' | 'merchant_id'>): Promise<boolean> {
  if (user.locked_at || user.merchant_id === null) return user.locked_at !== null
  const business = await db
    .selectFrom('merchant')
    .select('locked_at')
    .where('id', '=', user.merchant_id)
    .executeTakeFirst()
  return (business?.locked_at ?? null) !== null
}
