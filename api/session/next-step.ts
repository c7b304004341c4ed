import type { SignInStep } from '../../contract/session.ts'
import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import type { Visitor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import type { User } from '../user/find-user.ts'
import { openSignIn } from '../user/open-sign-in.ts'
import { askForCode } from './ask-for-code.ts'
import { openChallenge } from './challenge-store.ts'

interface Progress {
  visitor: Visitor
  now: Date
  done: ('code' | 'password')[]
  passwordAt?: Date | null
}

/** What a person with the right password still owes: a code, then perhaps a new password, then they are in. */
export async function nextStep(tx: Tx, user: User, progress: Progress): Promise<SignInStep> {
  const { visitor, now, done } = progress
  if (user.must_change_password) refuseRunOut(user, now)
  if ((user.two_factor || user.must_change_password) && !done.includes('code')) {
    const challenge = await openChallenge(tx, user, { stage: 'code', visitor, now })
    // Whoever typed a first password knows it, but does not read its owner's mail.
    return askForCode(tx, user, { challenge, now, byMail: user.must_change_password })
  }
  if (user.must_change_password && !done.includes('password')) {
    return {
      passwordChangeRequired: true,
      challenge: await openChallenge(tx, user, { stage: 'password', visitor, now }),
    }
  }
  return openSignIn(tx, user, progress)
}

function refuseRunOut({ first_password_until: until }: User, now: Date): void {
  if (until && until > now) return
  throw badRequest(signInAnswers.thisFirstPasswordHas())
}
