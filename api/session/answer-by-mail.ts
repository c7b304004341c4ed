import { recordAudit } from '../audit/record-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { systemDoer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { countUp } from '../platform/rate-limit.ts'
import { keyedHashOf, unseal } from '../platform/vault.ts'
import { findUserByEmail, findUserByName, type User } from '../user/find-user.ts'
import { isLocked } from '../user/is-locked.ts'
import { mailPasswordLink } from '../user/mail-password-link.ts'
import { askContext, type ForgottenCredential } from './ask-by-mail.ts'

/** Of each kind, to one person, an hour. */
const mostMails = 3

const forgotten =
  'follow this link to set a new password. It works once, within the next 60 minutes. If you did not ask for it, you can ignore this mail: your password stays as it is.'

/** The job behind the two 'forgot' pages: writes to the owner, if there is one. */
export async function answerByMail(tx: Tx, sealed: string, options: { publicUrl: string; now: Date }): Promise<void> {
  const { what, typed } = JSON.parse(unseal(sealed, askContext)) as ForgottenCredential
  const user = what === 'user-name' ? await findUserByEmail(tx, typed) : await findUserByName(tx, typed)
  if (!user || (await isLocked(tx, user))) return
  // However many ask, an inbox gets a few: the last link in it stays good.
  const { points } = await countUp(tx, keyedHashOf(`forgot:${what}:${user.id}`), 3600)
  if (points > mostMails) return
  await (what === 'user-name' ? mailUserName(tx, user) : mailPasswordLink(tx, user, { ...options, why: forgotten }))
  await recordAudit(tx, systemDoer, { act: `forgot.${what}`, subject: user.code })
}

async function mailUserName(tx: Tx, user: User): Promise<void> {
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'user-name',
    subject: 'Your user name',
    text: [
      `Hello ${user.display_name},`,
      'you asked for your user name. It is:',
      user.user_name,
      'If you did not ask for it, you can ignore this mail.',
    ],
  })
}
