import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database.ts'
import { type MailServer, sendMail } from '../platform/mail-transport/send-mail.ts'
import { htmlText, openBody, plainText } from './mail-body.ts'

/** Where mails go out, and in whose name. Without a server they are held. */
export interface MailOffice {
  server(db: Db): Promise<MailServer | undefined>
  /** A server on the own machine or network may be used. */
  privateHosts: boolean
  /** The name under every mail. */
  signature(db: Db): Promise<string>
}

/** The job behind the outbox: sends one mail, or tells why not. Answers an error to be tried again. */
export async function sendQueuedMail(
  tx: Tx,
  { id, lastTry }: { id: string; lastTry: boolean },
  office: MailOffice,
): Promise<string | undefined> {
  const mail = await tx.selectFrom('mail_outbox').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!mail || mail.state === 'sent' || mail.state === 'failed') return undefined
  const server = await office.server(tx)
  if (!server) {
    await tx.updateTable('mail_outbox').set({ state: 'held' }).where('id', '=', id).execute()
    return undefined
  }
  const body = openBody(mail.sealed_body)
  const signature = await office.signature(tx)
  const sent = await sendMail(server, {
    id: `mail-${mail.id}`,
    to: mail.to_address,
    subject: mail.subject,
    text: plainText(body, signature),
    html: htmlText(body, signature),
  })
  const result = sent.ok
    ? { state: 'sent', sent_at: new Date(), last_error: null }
    : { state: sent.permanent || lastTry ? 'failed' : 'queued', last_error: sent.error }
  await tx
    .updateTable('mail_outbox')
    .set({ ...result, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute()
  return sent.ok || sent.permanent ? undefined : sent.error
}
