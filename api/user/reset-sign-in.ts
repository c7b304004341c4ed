import { mailTexts } from '../../texts/en/mail.ts'
import type { Tx } from '../platform/database.ts'
import { endSignIns } from './end-sign-ins.ts'
import type { User } from './find-user.ts'
import type { LinkOptions } from './issue-password-link.ts'
import { mailPasswordLink } from './mail-password-link.ts'
import { closeChallengesOf } from './sign-in-challenges.ts'

const hours = 24

/** Ends the password and every sign-in of a person and mails a link to set a new one; tells how many were ended. */
export async function resetSignIn(tx: Tx, user: User, options: LinkOptions): Promise<number> {
  await tx.updateTable('app_user').set({ password_hash: null }).where('id', '=', user.id).execute()
  await closeChallengesOf(tx, user.id)
  const ended = await endSignIns(tx, { userId: user.id }, 'access changed')
  await mailPasswordLink(tx, user, {
    ...options,
    hours,
    why: () => mailTexts.signInWasReset({ userName: user.user_name, hours }),
  })
  return ended
}
