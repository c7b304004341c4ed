import { registrationAnswers } from '../../texts/en/registration-answer.ts'
import type { Visitor } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import { sameText } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, type Problem } from '../platform/problem.ts'
import { codeKey, countWrongEmailCode, emailCodeHash, lockCode, markVerified } from './email-code-store.ts'

const tries = 5
/** Long enough to finish the form after a break. */
const verifiedHours = 24

/** Compares the mailed code. A wrong one is returned as a problem, not thrown, so that the count of tries stays. */
export async function checkEmailCode(
  tx: Tx,
  given: { email: string; code: string },
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<Problem | undefined> {
  const key = codeKey(given.email, visitor)
  const kept = visitor.hasDevice ? await lockCode(tx, key, now) : undefined
  if (!kept) return badRequest(registrationAnswers.codeNoLongerValid(), { code: registrationAnswers.askForANewCode() })
  if (kept.attempts >= tries)
    return badRequest(registrationAnswers.tooManyWrongCodes(), { code: registrationAnswers.askForANewCode() })
  if (!sameText(kept.code_hash, emailCodeHash(key, given.code))) {
    await countWrongEmailCode(tx, key)
    return badRequest(registrationAnswers.codeIsWrong(), { code: registrationAnswers.notTheCode() })
  }
  await markVerified(tx, key, { now, until: secondsAfter(now, verifiedHours * 3600) })
  return undefined
}
