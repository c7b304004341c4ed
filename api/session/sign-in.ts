import type * as z from 'zod/mini'
import type { credentials, SignInStep } from '../../contract/session.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { stranger, type Visitor } from '../platform/actor.ts'
import { checkPassword } from '../platform/crypto/password.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, forbidden, type Problem } from '../platform/problem.ts'
import { findUserByName } from '../user/find-user.ts'
import { isLocked } from '../user/is-locked.ts'
import { countGuess, forgetGuesses, guessCounters, refuseGuessing } from './guess-guard.ts'
import { nextStep } from './next-step.ts'

interface Attempt {
  visitor: Visitor
  now: Date
}

/** The first step of a sign-in. Problems are returned, not thrown, so that the count of failures stays. */
export async function signIn(
  tx: Tx,
  given: z.infer<typeof credentials>,
  { visitor, now }: Attempt,
): Promise<SignInStep | Problem> {
  const user = await findUserByName(tx, given.userName)
  const counters = await guessCounters(tx, visitor, given.userName, user)
  const refusal = await refuseGuessing(tx, counters, { visitor, captcha: given.captcha, now })
  if (refusal) return refusal
  // An unknown user costs the same work as a wrong password, so that the time tells nothing.
  const right = await checkPassword(user?.password_hash ?? null, given.password)
  if (!user || !right) {
    const captchaNext = await countGuess(tx, counters)
    await recordAudit(tx, stranger(visitor), {
      act: 'sign-in.failed',
      subject: user?.code ?? '',
      detail: { device: visitor.agent },
    })
    return badRequest('The user name or password is wrong.', captchaNext ? { captcha: 'Required' } : undefined)
  }
  if (await isLocked(tx, user)) return forbidden('This account is locked. Please contact support.')
  await forgetGuesses(tx, counters)
  return nextStep(tx, user, { visitor, now, done: [] })
}
