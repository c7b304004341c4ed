import { type Selectable, sql } from 'kysely'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import type { MailOutboxTable } from '../../database/schema.ts'
import { type Db, type Tx, writtenAt } from '../platform/database.ts'
import { type MailResult, type MailServer, sendMail } from '../platform/mail-transport/send-mail.ts'
import { htmlText, openBody, plainMailText } from './mail-body.ts'
import { type MailTrial, readTrial } from './mail-trial.ts'
import type { MailBody } from './queue-mail.ts'

/** Where mails go out, and in whose name. Without a server they are held. */
export interface MailOffice {
  server(db: Db): Promise<MailServer | undefined>
  /** A server on the own machine or network may be used. */
  privateHosts: boolean
  /** The name under every mail. */
  signature(db: Db): Promise<string>
}

type Mail = Selectable<MailOutboxTable>

/** The job behind the outbox: sends one mail, or tells why not. Answers an error to be tried again. */
export async function sendQueuedMail(
  tx: Tx,
  { id, lastTry }: { id: string; lastTry: boolean },
  office: MailOffice,
): Promise<string | undefined> {
  const mail = await tx.selectFrom('mail_outbox').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!mail || mail.state === 'sent' || mail.state === 'failed') return undefined
  const server = await office.server(tx)
  if (!server) return hold(tx, id, null)
  const body = openBody(mail.sealed_body)
  const send = sender(mail, body, await office.signature(tx))
  const trial = await readTrial(tx)
  const guarded = trial !== undefined && (await isForTheOffice(tx, mail, trial))
  const byFormer = guarded ? await send(trial.former) : undefined
  if (guarded && !byFormer?.ok && (body.action || body.code)) return hold(tx, id, heldWords(trial))
  const sent = byFormer?.ok ? byFormer : await send(server)
  const result = sent.ok
    ? ({ state: 'sent', sent_at: writtenAt, last_error: null } as const)
    : ({ state: sent.permanent || lastTry ? 'failed' : 'queued', last_error: sent.error } as const)
  await tx
    .updateTable('mail_outbox')
    .set({ ...result, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute()
  return sent.ok || sent.permanent ? undefined : sent.error
}

const sender =
  (mail: Mail, body: MailBody, signature: string) =>
  (server: MailServer): Promise<MailResult> =>
    sendMail(server, {
      id: `mail-${mail.id}`,
      to: mail.to_address,
      subject: mail.subject,
      text: plainMailText(body, signature),
      html: htmlText(body, signature),
    })

async function hold(tx: Tx, id: string, why: string | null): Promise<undefined> {
  await tx.updateTable('mail_outbox').set({ state: 'held', last_error: why }).where('id', '=', id).execute()
}

const heldWords = ({ until }: MailTrial) =>
  `Held until ${formatDateTime(until)}: one admin alone has changed the mail server. Another admin can confirm it on SMTP Setup.`

/**
 * Whoever has put up a mail server of their own must not read the links of those who could be the second person beside
 * them: what is for admins and staff goes through the former server, and a link or a code through no other.
 */
async function isForTheOffice(tx: Tx, mail: Mail, trial: MailTrial): Promise<boolean> {
  const person = await tx
    .selectFrom('app_user')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', mail.user_id), eb('email', '=', mail.to_address)]))
    .where('role', 'in', ['admin', 'staff'])
    .where('id', '<>', trial.by)
    .limit(1)
    .executeTakeFirst()
  return person !== undefined
}
