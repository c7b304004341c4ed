import { backendPaths } from '../../contract/paths.ts'
import type { SmtpSetup } from '../../contract/smtp.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { endTrial, readTrial } from '../mail/mail-trial.ts'
import { releaseHeldMail } from '../mail/release-held-mail.ts'
import { readSmtp } from '../mail/smtp-setup.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { conflict, forbidden } from '../platform/problem.ts'
import { lockMailServer } from './lock-mail-server.ts'
import { mayBeSecondAdmin, requireSecondAdmin } from './second-admin.ts'

/** The mail server as SMTP Setup shows it, with whether it waits for another admin's word. */
export async function mailServerSetup(db: Db, actor: Actor, now: Date): Promise<SmtpSetup | null> {
  const saved = await readSmtp(db)
  if (!saved) return null
  const trial = await readTrial(db)
  if (!trial) return { ...saved, trial: null }
  const { code, display_name } = await db
    .selectFrom('app_user')
    .select(['code', 'display_name'])
    .where('id', '=', trial.by)
    .executeTakeFirstOrThrow()
  const mayConfirm = await mayBeSecondAdmin(db, actor, { firstId: trial.by, since: trial.since, now })
  const { until, version } = trial
  return { ...saved, trial: { by: `${code} ${display_name}`, until: until.toISOString(), mayConfirm, version } }
}

interface Confirming {
  /** Of the server as the admin has seen it. */
  version: string
  now: Date
}

/** The second admin's word: the server is trusted with every mail from now on. */
export async function confirmMailServer(tx: Tx, actor: Actor, { version, now }: Confirming): Promise<void> {
  await lockMailServer(tx)
  const trial = await readTrial(tx)
  if (!trial) throw conflict('The mail server waits for no confirmation.')
  if (trial.by === actor.id) throw forbidden('You have changed the mail server; another admin must confirm it.')
  await requireSecondAdmin(tx, actor, { firstId: trial.by, since: trial.since, now })
  if (trial.version !== version)
    throw conflict('The mail server was changed again. Look at it again before you confirm it.')
  await endTrial(tx)
  await releaseHeldMail(tx)
  await recordAudit(tx, doerOf(actor), { act: 'mail-server.confirmed', detail: { changedBy: trial.by } })
  await tellAdmins(tx, {
    title: 'The mail server is confirmed',
    text: `${actor.code} ${actor.name} has confirmed it: every mail goes through it from now on.`,
    link: backendPaths.smtpSetup,
  })
}
