import { mailTexts } from '../../texts/en/mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/database.ts'
import type { User } from './find-user.ts'

/** The owner hears of every new password: whoever set it may not be the owner. */
export async function tellOfNewPassword(tx: Tx, user: User): Promise<void> {
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'password-changed',
    subject: mailTexts.passwordChanged,
    text: [() => mailTexts.hello({ name: user.display_name }), mailTexts.passwordWasChanged],
  })
}
