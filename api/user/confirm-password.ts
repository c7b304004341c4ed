import { checkTexts } from '../../texts/en/checks.ts'
import { profileAnswers } from '../../texts/en/profile-answer.ts'
import type { Actor } from '../platform/actor.ts'
import { checkPassword } from '../platform/crypto/password.ts'
import { type Database, inTransaction, type Tx } from '../platform/database.ts'
import { badRequest, type Problem, slowDown } from '../platform/problem.ts'
import { clearTally, countUp } from '../platform/rate-limit.ts'
import { keyedHashOf } from '../platform/vault.ts'
import { lockUser, type User } from './find-user.ts'
import { notePassword } from './recent-password.ts'

const tries = 5
const seconds = 15 * 60

/** The hash that was confirmed: whoever acts on it sees whether it is still the password's. */
export interface ConfirmedPassword {
  hash: string | null
}

/**
 * Asks a signed-in person for the password again. Whoever took over an open browser must not be able to guess on, so
 * every try is counted before it is checked, also those made side by side; a right one clears the count. It is checked
 * between two transactions: that is slow by design, and no connection should be held meanwhile.
 */
export async function confirmPassword(
  kysely: Database['kysely'],
  { id: userId, signInId }: Pick<Actor, 'id' | 'signInId'>,
  given: { password: string | undefined; field: string; now: Date },
): Promise<ConfirmedPassword | Problem> {
  const { password, field, now } = given
  if (!password) return badRequest(profileAnswers.enterYourPassword(), { [field]: checkTexts.required() })
  const key = keyedHashOf(`confirm:${userId}`)
  const { hash, points } = await inTransaction(kysely, async (tx) => {
    const { password_hash: hash } = await lockUser(tx, userId)
    return { hash, ...(await countUp(tx, key, seconds)) }
  })
  if (points > tries) return slowDown(seconds)
  if (!(await checkPassword(hash, password)))
    return badRequest(profileAnswers.passwordIsWrong(), { [field]: profileAnswers.notYourPassword() })
  await inTransaction(kysely, async (tx) => {
    await clearTally(tx, key)
    await notePassword(tx, { signInId }, now)
  })
  return { hash }
}

/** The person who has confirmed; refuses if the password was changed while the old one was checked. */
export async function lockConfirmed(tx: Tx, userId: string, { hash }: ConfirmedPassword): Promise<User> {
  const user = await lockUser(tx, userId)
  if (user.password_hash !== hash) throw badRequest(profileAnswers.passwordWasJustChanged())
  return user
}
