import type { Tx } from '../platform/database.ts'
import { announce } from '../platform/events.ts'

export interface NewNotice {
  userId: string
  kind: string
  title: string
  text: string
  /** A path inside the portal. */
  link?: string
}

/** Puts a notice into a person's bell, in the caller's transaction; open browsers learn of it on commit. */
export async function raiseNotice(tx: Tx, notice: NewNotice): Promise<void> {
  await tx
    .insertInto('notice')
    .values({
      user_id: notice.userId,
      kind: notice.kind,
      title: notice.title,
      body: notice.text,
      link: notice.link ?? null,
    })
    .execute()
  await announce(tx, { topic: 'notice', userId: notice.userId })
}
