import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { SmtpSetup, smtpChange } from '../../contract/smtp.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { releaseHeldMail } from '../mail/release-held-mail.ts'
import type { MailOffice } from '../mail/send-mail.ts'
import { keepSmtp, readSmtp, refuseMovedPassword } from '../mail/smtp-setup.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { refusePrivateHost } from '../platform/refuse-private-host.ts'

type Change = z.infer<typeof smtpChange>

/** Sets the mail server up and tells every admin; mails that were held for want of one go out. */
export async function saveMailServer(tx: Tx, actor: Actor, change: Change, office: MailOffice): Promise<void> {
  await refusePrivateHost(change.host, { field: 'host', allowed: office.privateHosts })
  await sql`select pg_advisory_xact_lock(hashtext('mail-server'))`.execute(tx)
  const before = await readSmtp(tx)
  refuseMovedPassword(before, change)
  await keepSmtp(tx, actor.id, change)
  await releaseHeldMail(tx)
  await recordAudit(tx, doerOf(actor), {
    act: 'mail-server.changed',
    detail: {
      before: before && shown(before, before.hasPassword ? 'saved' : 'none'),
      after: shown(change, afterOf(before, change)),
    },
  })
  await tellAdmins(tx, {
    title: 'The mail server was changed',
    text: `${actor.code} ${actor.name} has set the portal up to send its mails through ${change.host}, as ${change.sender}. If you know nothing of it, look at SMTP Setup at once: whoever runs that server can read links and codes.`,
    link: '/backend/settings/smtp-setup',
  })
}

const shown = ({ host, port, encryption, userName, sender }: Change | SmtpSetup, password: string) => ({
  host,
  port,
  encryption,
  userName,
  sender,
  password,
})

function afterOf(before: SmtpSetup | null, { password }: Change): string {
  if (password === undefined) return before?.hasPassword ? 'saved' : 'none'
  return password === '' ? 'none' : 'changed'
}
