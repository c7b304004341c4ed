import type * as z from 'zod/mini'
import { backendPaths } from '../../contract/paths.ts'
import { mailTrialHours, type smtpChange } from '../../contract/smtp.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readTrial, startTrial } from '../mail/mail-trial.ts'
import { releaseHeldMail } from '../mail/release-held-mail.ts'
import type { MailOffice } from '../mail/send-queued-mail.ts'
import { isSameServer, keepSmtp, readSmtp, refuseMovedPassword, type SavedServer } from '../mail/smtp-setup.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { refusePrivateHost } from '../platform/refuse-private-host.ts'
import { lockMailServer } from './lock-mail-server.ts'

type Change = z.infer<typeof smtpChange>

/**
 * Sets the mail server up and tells every admin; mails that were held for want of one go out. Another server than
 * before is on trial first.
 */
export async function saveMailServer(tx: Tx, actor: Actor, change: Change, office: MailOffice): Promise<void> {
  await refusePrivateHost(change.host, { field: 'host', allowed: office.privateHosts })
  await lockMailServer(tx)
  const before = await readSmtp(tx)
  refuseMovedPassword(before, change)
  const trusted = (await readTrial(tx))?.former ?? (await office.server(tx))
  await keepSmtp(tx, actor.id, change)
  // Where there was none before, there is nobody whose mails could be led astray.
  const onTrial = trusted !== undefined && !(before && isSameServer(before, change))
  if (onTrial) await startTrial(tx, actor.id, trusted)
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
    text: `${actor.code} ${actor.name} has set the portal up to send its mails through ${change.host}, as ${change.sender}. If you know nothing of it, look at SMTP Setup at once: whoever runs that server can read links and codes.${onTrial ? trialWords : ''}`,
    link: backendPaths.smtpSetup,
  })
}

const trialWords = ` Links for admins and staff do not go through it for ${mailTrialHours} hours, unless another admin confirms it there.`

const shown = ({ host, port, encryption, userName, sender }: Change | SavedServer, password: string) => ({
  host,
  port,
  encryption,
  userName,
  sender,
  password,
})

function afterOf(before: SavedServer | null, { password }: Change): string {
  if (password === undefined) return before?.hasPassword ? 'saved' : 'none'
  return password === '' ? 'none' : 'changed'
}
