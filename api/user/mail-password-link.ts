import { mailTexts } from '../../texts/en/mail.ts'
import type { Words } from '../../texts/say.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/database.ts'
import type { User } from './find-user.ts'
import { issuePasswordLink, type LinkOptions } from './issue-password-link.ts'

/** Mails someone a link to set a new password, and says why it came. */
export async function mailPasswordLink(
  tx: Tx,
  user: Pick<User, 'id' | 'email' | 'display_name'>,
  { why, ...link }: LinkOptions & { why: Words },
): Promise<void> {
  const url = await issuePasswordLink(tx, user.id, link)
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'password-link',
    subject: mailTexts.setNewPassword,
    text: [() => mailTexts.hello({ name: user.display_name }), why],
    action: { label: mailTexts.setNewPassword, url },
  })
}
