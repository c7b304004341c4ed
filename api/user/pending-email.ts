import type { Db } from '../platform/database.ts'

/** The address that waits to be confirmed for this person. */
export async function pendingEmail(db: Db, userId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('email_change')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.new_email ?? null
}
