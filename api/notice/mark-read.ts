import { type Tx, writtenAt } from '../platform/database.ts'
import { announce } from '../platform/events.ts'

/** Marks the person's own notices as read: the named ones, or all. */
export async function markRead(tx: Tx, userId: string, ids: string[] | undefined): Promise<void> {
  const unread = tx
    .updateTable('notice')
    .set({ read_at: writtenAt })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (ids?.length === 0) return
  await (ids ? unread.where('id', 'in', ids) : unread).execute()
  await announce(tx, { topic: 'notice', userId })
}
