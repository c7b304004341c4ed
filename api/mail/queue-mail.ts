import type { Tx } from '../platform/database.ts'
import { queueJob } from '../platform/jobs.ts'
import { seal } from '../platform/vault.ts'

export interface NewMail {
  to: string
  userId?: string
  kind: string
  subject: string
  /** Paragraphs of plain text. */
  text: string[]
  /** A link to follow, with the words on its button. */
  action?: { label: string; url: string }
  /** A one-time code, shown large. */
  code?: string
}

export const bodyContext = 'mail_outbox.sealed_body'

/** Writes a mail into the outbox in the caller's transaction; a job sends it after the commit. */
export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  const { to, userId, kind, subject, ...body } = mail
  const row = await tx
    .insertInto('mail_outbox')
    .values({
      to_address: to,
      user_id: userId ?? null,
      kind,
      subject,
      sealed_body: seal(JSON.stringify(body), bodyContext),
      state: 'queued',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueJob(tx, 'send-mail', { id: row.id }, { tries: 15 })
}
