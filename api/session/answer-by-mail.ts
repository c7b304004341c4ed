import { mailTexts } from '../../texts/en/mail.ts'
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

/** The job behind the two 'forgot' pages: writes to the owner, if there is one. */
export async function answerByMail(tx: Tx, sealed: string, options: { publicUrl: string; now: Date }): Promise<void> {
  const { what, typed } = JSON.parse(unseal(sealed, askContext)) as ForgottenCredential
  const user = what === 'user-name' ? await findUserByEmail(tx, typed) : await findUserByName(tx, typed)
  if (!user || (await isLocked(tx, user))) return
  // However many ask, an inbox gets a few: the last link in it stays good.
  const { points } = await countUp(tx, keyedHashOf(`forgot:${what}:${user.id}`), 3600)
  if (points > mostMails) return
  await (what === 'user-name'
    ? mailUserName(tx, user)
    : mailPasswordLink(tx, user, { ...options, why: mailTexts.youForgot }))
  await recordAudit(tx, systemDoer, { act: `forgot.${what}`, subject: user.code })
}

async function mailUserName(tx: Tx, user: User): Promise<void> {
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'user-name',
    subject: mailTexts.yourUserName,
    text: [
      () => mailTexts.hello({ name: user.display_name }),
      mailTexts.userNameIs,
      user.user_name,
      mailTexts.ignoreIfNotAsked,
    ],
  })
}
