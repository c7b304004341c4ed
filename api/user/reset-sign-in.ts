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
  await mailPasswordLink(tx, user, { ...options, hours, why: resetWords(user) })
  return ended
}

const resetWords = ({ user_name }: User) =>
  `your sign-in was reset by the head office, so your old password works no longer. Your user name is ${user_name}. Follow this link to set a new password; it works once, within ${hours} hours. After that, ask for a new one with 'Forgot password' on the login page.`
