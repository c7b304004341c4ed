import type { SignInStep } from '../../contract/session.ts'
import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Visitor } from '../platform/actor.ts'
import { sameText } from '../platform/crypto/keyed-hash.ts'
import { checkTotp } from '../platform/crypto/totp.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, type Problem } from '../platform/problem.ts'
import { appSecret, spendStep } from '../user/authenticator-app.ts'
import { doerOfUser } from '../user/doer-of-user.ts'
import type { User } from '../user/find-user.ts'
import { spendRecoveryCode } from '../user/recovery-codes.ts'
import { type Challenge, closeChallenge, countAttempt } from '../user/sign-in-challenges.ts'
import { codeHash } from './ask-for-code.ts'
import { lockChallenge } from './challenge-store.ts'
import { codeCounter, countWrongCode, refuseCodeGuessing } from './code-guard.ts'
import { nextStep } from './next-step.ts'

const tries = 5

/** The second step: a code from the mail or the app, or a recovery code. Each works once. */
export async function answerCode(
  tx: Tx,
  given: { challenge: string; code: string },
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<SignInStep | Problem> {
  const { challenge, user } = await lockChallenge(tx, given.challenge, { stage: 'code', visitor, now })
  const counter = await codeCounter(tx, user, visitor)
  const refusal = await refuseCodeGuessing(tx, counter, now)
  if (refusal) return refusal
  const code = given.code.replace(/[\s-]/g, '').toLowerCase()
  const right =
    mailCodeFits(challenge, code, now) ||
    (await appCodeFits(tx, user, code, now)) ||
    (await spendRecoveryCode(tx, user.id, code))
  if (right) {
    await closeChallenge(tx, challenge)
    return nextStep(tx, user, { visitor, now, done: ['code'], passwordAt: challenge.password_at })
  }
  await recordAudit(tx, doerOfUser(user, visitor), { act: 'sign-in.wrong-code', subject: user.code })
  await countWrongCode(tx, counter, { user, visitor })
  return spendTry(tx, challenge)
}

async function spendTry(tx: Tx, challenge: Challenge): Promise<Problem> {
  if (challenge.attempts + 1 >= tries) {
    await closeChallenge(tx, challenge)
    return badRequest(signInAnswers.tooManyWrongCodes())
  }
  await countAttempt(tx, challenge)
  return badRequest(signInAnswers.theCodeIsWrong(), { code: signInAnswers.thisCodeIsWrong() })
}

function mailCodeFits(challenge: Challenge, code: string, now: Date): boolean {
  if (!challenge.code_hash || !challenge.code_expires_at || challenge.code_expires_at <= now) return false
  return sameText(challenge.code_hash, codeHash(challenge.hash, code))
}

/** The step of an app's code is remembered, so that a code seen over the shoulder is worth nothing. */
async function appCodeFits(tx: Tx, user: User, code: string, now: Date): Promise<boolean> {
  const secret = appSecret(user)
  if (secret === undefined) return false
  const step = checkTotp(secret, code, now)
  if (step === undefined || step <= Number(user.totp_last_step)) return false
  await spendStep(tx, user.id, step)
  return true
}
