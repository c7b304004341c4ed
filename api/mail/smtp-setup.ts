import type * as z from 'zod/mini'
import type { SmtpSetup, smtpChange } from '../../contract/smtp.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { MailServer } from '../platform/mail-transport/send-mail.ts'
import { refusePrivateHost } from '../platform/refuse-private-host.ts'
import { seal, unseal } from '../platform/vault.ts'
import { releaseHeldMail } from './release-held-mail.ts'
import type { MailOffice } from './send-mail.ts'

type Change = z.infer<typeof smtpChange>

const context = 'mail_server.sealed_password'

export async function readSmtp(db: Db): Promise<SmtpSetup | null> {
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst()
  if (!row) return null
  const encryption = row.encryption as SmtpSetup['encryption']
  const { host, port, sender } = row
  return { host, port, encryption, userName: row.user_name, sender, hasPassword: row.sealed_password !== null }
}

/** Sets the mail server up; mails that were held for want of one go out. */
export async function saveSmtp(tx: Tx, actor: Actor, change: Change, office: MailOffice): Promise<void> {
  await refusePrivateHost(change.host, { field: 'host', allowed: office.privateHosts })
  const row = {
    host: change.host,
    port: change.port,
    encryption: change.encryption,
    user_name: change.userName,
    sender: change.sender,
    updated_by: actor.id,
    updated_at: new Date(),
    ...(change.password === undefined
      ? {}
      : { sealed_password: change.password ? seal(change.password, context) : null }),
  }
  await tx
    .insertInto('mail_server')
    .values(row)
    .onConflict((oc) => oc.column('singleton').doUpdateSet(row))
    .execute()
  await releaseHeldMail(tx)
  await recordAudit(tx, doerOf(actor), { act: 'mail-server.changed', detail: { host: change.host, port: change.port } })
}

/** The server that was set up, ready to be used. */
export async function mailServer(db: Db): Promise<MailServer | undefined> {
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst()
  if (!row) return undefined
  const password = row.sealed_password ? unseal(row.sealed_password, context) : ''
  return {
    host: row.host,
    port: row.port,
    encryption: row.encryption as MailServer['encryption'],
    from: row.sender,
    ...(row.user_name ? { login: { user: row.user_name, password } } : {}),
  }
}

/** The server of a form that is not saved yet; a password left out is the saved one. */
export async function serverOfChange(db: Db, change: Change): Promise<MailServer> {
  const saved = change.password === undefined ? await mailServer(db) : undefined
  const password = change.password ?? saved?.login?.password ?? ''
  return {
    host: change.host,
    port: change.port,
    encryption: change.encryption,
    from: change.sender,
    ...(change.userName ? { login: { user: change.userName, password } } : {}),
  }
}
