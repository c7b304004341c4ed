import type * as z from 'zod/mini'
import type { SmtpSetup, smtpChange } from '../../contract/smtp.ts'
import { type Db, type Tx, writtenAt } from '../platform/database.ts'
import type { MailServer } from '../platform/mail-transport/send-mail.ts'
import { badRequest } from '../platform/problem.ts'
import { seal, unseal } from '../platform/vault.ts'

type Change = z.infer<typeof smtpChange>

const context = 'mail_server.sealed_password'

export type SavedServer = Omit<SmtpSetup, 'trial'>

export async function readSmtp(db: Db): Promise<SavedServer | null> {
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst()
  if (!row) return null
  const encryption = row.encryption
  const { host, port, sender } = row
  return { host, port, encryption, userName: row.user_name, sender, hasPassword: row.sealed_password !== null }
}

/** Keeps the server; a password left out stays, an empty one is taken away. */
export async function keepSmtp(tx: Tx, userId: string, change: Change): Promise<void> {
  const row = {
    host: change.host,
    port: change.port,
    encryption: change.encryption,
    user_name: change.userName,
    sender: change.sender,
    updated_by: userId,
    updated_at: writtenAt,
    ...(change.password === undefined
      ? {}
      : { sealed_password: change.password ? seal(change.password, context) : null }),
  }
  await tx
    .insertInto('mail_server')
    .values(row)
    .onConflict((oc) => oc.column('singleton').doUpdateSet(row))
    .execute()
}

/** The server that was set up, ready to be used. */
export async function mailServer(db: Db): Promise<MailServer | undefined> {
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst()
  if (!row) return undefined
  const password = row.sealed_password ? unseal(row.sealed_password, context) : ''
  return {
    host: row.host,
    port: row.port,
    encryption: row.encryption,
    from: row.sender,
    ...(row.user_name ? { login: { user: row.user_name, password } } : {}),
  }
}

/**
 * A saved password is for the server and user that it was saved with. Sent to another one, or in the open, it would be
 * given away: then it has to be typed again.
 */
export function refuseMovedPassword(saved: SavedServer | null, change: Change): void {
  if (change.password !== undefined || !saved?.hasPassword || isSameServer(saved, change)) return
  throw badRequest('Please enter the password of the mail server again.', {
    password: 'Enter it again: the saved one belongs to another server',
  })
}

export const isSameServer = (saved: SavedServer, change: Change): boolean =>
  (['host', 'port', 'encryption', 'userName'] as const).every((name) => saved[name] === change[name])

/** The server of a form that is not saved yet; a password left out is the saved one. */
export async function serverOfChange(db: Db, change: Change): Promise<MailServer> {
  refuseMovedPassword(await readSmtp(db), change)
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
