import { checkTexts } from '../../texts/en/checks.ts'
import { profileAnswers } from '../../texts/en/profile-answer.ts'
import type { Actor } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'

/** For this long after it was typed in a sign-in, the password is not asked for again. */
const recentSeconds = 10 * 60

/** Notes that the person behind a sign-in has just typed the right password. */
export async function notePassword(tx: Tx, { signInId }: Pick<Actor, 'signInId'>, now: Date): Promise<void> {
  await tx.updateTable('sign_in').set({ password_at: now }).where('id', '=', signInId).execute()
}

/** Refuses who has not typed the password in this very sign-in for ten minutes. */
export async function requireRecentPassword(tx: Tx, { signInId }: Pick<Actor, 'signInId'>, now: Date): Promise<void> {
  const signIn = await tx.selectFrom('sign_in').select('password_at').where('id', '=', signInId).executeTakeFirst()
  if (signIn?.password_at && now < secondsAfter(signIn.password_at, recentSeconds)) return
  throw badRequest(profileAnswers.enterYourPassword(), { password: checkTexts.required() })
}
