import type { Visitor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'

const kept = 500

/** Whoever switches it off leaves nothing behind. */
export async function forgetActivity(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('user_activity').where('user_id', '=', userId).execute()
}

/** Keeps what a person did, for their own eyes, if they switched activity tracking on. */
export async function recordActivity(
  tx: Tx,
  user: { id: string; activity_tracking: boolean },
  visitor: Visitor,
  act: string,
): Promise<void> {
  if (!user.activity_tracking) return
  await tx
    .insertInto('user_activity')
    .values({ user_id: user.id, act, ip: visitor.ip, device: visitor.agent })
    .execute()
  const oldest = await tx
    .selectFrom('user_activity')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(kept)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await tx.deleteFrom('user_activity').where('user_id', '=', user.id).where('id', '<=', oldest.id).execute()
}
