import type * as z from 'zod/mini'
import type { getMail } from '../../contract/mail.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { maskedBody, openBody, plainMailText } from './mail-body.ts'

/** One mail as the log shows it. `unmasked` is for the demo, where nobody else could read the codes. */
export async function readMail(
  db: Db,
  id: string,
  { unmasked }: { unmasked: boolean },
): Promise<z.infer<typeof getMail.reply>> {
  const row = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This mail does not exist.')
  const body = openBody(row.sealed_body)
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    to: row.to_address,
    subject: row.subject,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    lastError: row.last_error,
    sentAt: row.sent_at?.toISOString() ?? null,
    text: plainMailText(unmasked ? body : maskedBody(body), ''),
  }
}
