import type * as z from 'zod/mini'
import type { credentials, SignInStep } from '../../contract/session.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Visitor, visitorDoer } from '../platform/actor.ts'
import { checkPassword } from '../platform/crypto/password.ts'
import { type Database, inTransaction, type Tx } from '../platform/database.ts'
import { badRequest, forbidden, Problem } from '../platform/problem.ts'
import { findUserByName } from '../user/find-user.ts'
import { isLocked } from '../user/is-locked.ts'
import { countGuess, forgetGuesses, guessCounters, refuseGuessing } from './guess-guard.ts'
import { nextStep } from './next-step.ts'

interface Attempt {
  visitor: Visitor
  now: Date
}

/**
 * The first step of a sign-in. Problems are returned, not thrown, so that the count of failures stays. The password is
 * checked between two transactions: that is slow by design, and no connection should be held meanwhile.
 */
export async function signIn(
  kysely: Database['kysely'],
  given: z.infer<typeof credentials>,
  attempt: Attempt,
): Promise<SignInStep | Problem> {
  const asked = await inTransaction(kysely, (tx) => beginAttempt(tx, given, attempt))
  if (asked instanceof Problem) return asked
  // An unknown user costs the same work as a wrong password, so that the time tells nothing.
  const right = await checkPassword(asked.user?.password_hash ?? null, given.password, 'door')
  return inTransaction(kysely, (tx) => endAttempt(tx, { ...asked, right }, attempt))
}

async function beginAttempt(tx: Tx, given: z.infer<typeof credentials>, { visitor, now }: Attempt) {
  const user = await findUserByName(tx, given.userName)
  const counters = await guessCounters(tx, visitor, given.userName, user)
  const refusal = await refuseGuessing(tx, counters, { visitor, captcha: given.captcha, now })
  return refusal ?? { user, counters, captcha: given.captcha }
}

interface Judged extends Exclude<Awaited<ReturnType<typeof beginAttempt>>, Problem> {
  right: boolean
}

async function endAttempt(tx: Tx, { user, counters, captcha, right }: Judged, { visitor, now }: Attempt) {
  // Guesses that were made side by side count for each other: none learns more than it would have one by one.
  const late = captcha ? undefined : await refuseGuessing(tx, counters, { visitor, captcha, now })
  if (late) return late
  if (!user || !right) {
    const captchaNext = await countGuess(tx, counters)
    await recordAudit(tx, visitorDoer(visitor), {
      act: 'sign-in.failed',
      subject: user?.code ?? '',
      detail: { device: visitor.agent },
    })
    return badRequest(signInAnswers.theUserNameOr(), captchaNext ? { captcha: checkTexts.required() } : undefined)
  }
  // The password may have been changed while the old one was checked.
  const still = await findUserByName(tx, user.user_name)
  if (still?.password_hash !== user.password_hash) return badRequest(signInAnswers.theUserNameOr())
  if (await isLocked(tx, still)) return forbidden(signInAnswers.thisAccountIsLocked())
  await forgetGuesses(tx, counters)
  return nextStep(tx, still, { visitor, now, done: [] })
}
