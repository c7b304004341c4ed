import { recordAudit } from '../audit/record-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import type { User } from '../user/find-user.ts'
import { isLocked } from '../user/is-locked.ts'
import { issuePasswordLink, type LinkOptions } from '../user/issue-password-link.ts'
import { welcomePerson } from '../user/welcome-person.ts'

/** Mails someone a link to set a password. The old one works until then: nobody is locked out by a mail. */
export async function sendPasswordLink(
  tx: Tx,
  actor: Actor,
  { user, link }: { user: User; link: LinkOptions },
): Promise<void> {
  if (await isLocked(tx, user)) throw conflict('This person, or their business, is locked. Unlock that first.')
  await (user.password_hash ? mailLink(tx, user, link) : welcomeAgain(tx, user, link))
  await recordAudit(tx, doerOf(actor), { act: 'password-link.sent', subject: user.code })
}

function welcomeAgain(tx: Tx, user: User, link: LinkOptions): Promise<void> {
  const { id, user_name: userName, display_name: displayName, email } = user
  return welcomePerson(tx, { id, userName, displayName, email, joined: 'here is a new link for your sign-in.' }, link)
}

async function mailLink(tx: Tx, user: User, link: LinkOptions): Promise<void> {
  const url = await issuePasswordLink(tx, user.id, link)
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'password-link',
    subject: 'Set a new password',
    text: [
      `Hello ${user.display_name},`,
      'whoever looks after your account has sent you this link to set a new password. It works once, within the next 60 minutes. If you need no new password, you can ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Set a new password', url },
  })
}
