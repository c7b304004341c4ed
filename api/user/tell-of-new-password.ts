import { queueMail } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/database.ts'
import type { User } from './find-user.ts'

/** The owner hears of every new password: whoever set it may not be the owner. */
export async function tellOfNewPassword(tx: Tx, user: User): Promise<void> {
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'password-changed',
    subject: 'Your password was changed',
    text: [
      `Hello ${user.display_name},`,
      'your password was just changed, and every other sign-in was ended. If this was not you, contact support at once.',
    ],
  })
}
