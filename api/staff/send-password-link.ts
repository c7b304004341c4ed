import { mailTexts } from '../../texts/en/mail.ts'
import { peopleAnswers } from '../../texts/en/people-answer.ts'
import { accountActs } from '../audit/account-acts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import type { User } from '../user/find-user.ts'
import { isLocked } from '../user/is-locked.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { mailPasswordLink } from '../user/mail-password-link.ts'
import { welcomePerson } from '../user/welcome-person.ts'

/** Mails someone a link to set a password. The old one works until then: nobody is locked out by a mail. */
export async function sendPasswordLink(
  tx: Tx,
  actor: Actor,
  { user, link }: { user: User; link: LinkOptions },
): Promise<void> {
  if (await isLocked(tx, user)) throw conflict(peopleAnswers.personOrBusinessIsLocked())
  await (user.password_hash
    ? mailPasswordLink(tx, user, { ...link, why: mailTexts.linkSentByOthers })
    : welcomeAgain(tx, user, link))
  await recordAudit(tx, doerOf(actor), { act: accountActs.linkSent, subject: user.code })
}

function welcomeAgain(tx: Tx, user: User, link: LinkOptions): Promise<void> {
  const { id, user_name: userName, display_name: displayName, email } = user
  return welcomePerson(tx, { id, userName, displayName, email, joined: mailTexts.newLink }, link)
}
