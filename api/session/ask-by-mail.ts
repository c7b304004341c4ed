import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import type { Visitor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { queueJob } from '../platform/jobs.ts'
import { badRequest, type Problem } from '../platform/problem.ts'
import { seal } from '../platform/vault.ts'
import { spendCaptcha } from './spend-captcha.ts'

export const askContext = 'job.answer-by-mail'

/** What a person forgot, and what they typed to say who they are. */
export interface ForgottenCredential {
  what: 'user-name' | 'password'
  typed: string
}

const promised = {
  'user-name': signInAnswers.usernameHasBeenSent,
  password: signInAnswers.ifThisUserName,
}

/**
 * Takes a request to be answered by mail. A job looks the person up later, so the reply is the same, after the same
 * time, whether anyone of that name exists or not.
 */
export async function askByMail(
  tx: Tx,
  visitor: Visitor,
  asked: ForgottenCredential & { captcha: string },
): Promise<{ message: string } | Problem> {
  const purpose = asked.what === 'user-name' ? 'forgot-username' : 'reset-password'
  if (!(await spendCaptcha(tx, visitor, purpose, asked.captcha))) {
    return badRequest(signInAnswers.theTextDoesNot(), { captcha: signInAnswers.pleaseTypeTheText() })
  }
  const forgotten: ForgottenCredential = { what: asked.what, typed: asked.typed }
  await queueJob(tx, 'answer-by-mail', { sealed: seal(JSON.stringify(forgotten), askContext) }, { tries: 5 })
  return { message: promised[asked.what]() }
}
