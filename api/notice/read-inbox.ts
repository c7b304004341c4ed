import type * as z from 'zod/mini'
import type { noticeInbox } from '../../contract/notice.ts'
import type { Db } from '../platform/database.ts'

const shown = 30

/** The newest notices of a person; the unread are counted through their own small index. */
export async function readInbox(db: Db, userId: string): Promise<z.infer<typeof noticeInbox>> {
  const rows = await db
    .selectFrom('notice')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  const unread = await db
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  const notices = rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.body,
    link: row.link,
    at: row.created_at.toISOString(),
    read: row.read_at !== null,
  }))
  return { unread: Number(unread.n), notices }
}
