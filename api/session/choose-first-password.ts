import type { Tokens } from '../../contract/session.ts'
import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Visitor } from '../platform/actor.ts'
import { checkPassword, type HashedPassword, hashNewPassword } from '../platform/crypto/password.ts'
import { type Database, inTransaction, type Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { doerOfUser } from '../user/doer-of-user.ts'
import { lockUser } from '../user/find-user.ts'
import { openSignIn } from '../user/open-sign-in.ts'
import { setPassword } from '../user/set-password.ts'
import { closeChallenge } from '../user/sign-in-challenges.ts'
import { lockChallenge } from './challenge-store.ts'

interface Step {
  visitor: Visitor
  now: Date
}

/** Compares and works out outside of any transaction. A password that changes meanwhile ends the challenge. */
export async function prepareFirstPassword(
  kysely: Database['kysely'],
  given: { challenge: string; password: string },
  step: Step,
): Promise<HashedPassword> {
  const { user } = await inTransaction(kysely, (tx) => lockFirstStep(tx, given.challenge, step))
  if (await checkPassword(user.password_hash, given.password, 'door')) {
    throw badRequest(signInAnswers.pleaseChooseAnotherPassword(), {
      password: signInAnswers.thisIsThePassword(),
    })
  }
  return hashNewPassword(given.password, 'door')
}

/** At the first sign-in the password that someone else gave is replaced by one that only its owner knows. */
export async function chooseFirstPassword(
  tx: Tx,
  given: { challenge: string; password: HashedPassword },
  { visitor, now }: Step,
): Promise<Tokens> {
  const { challenge, user } = await lockFirstStep(tx, given.challenge, { visitor, now })
  await setPassword(tx, user, given.password)
  await closeChallenge(tx, challenge)
  await recordAudit(tx, doerOfUser(user, visitor), {
    act: 'password.changed',
    subject: user.code,
    detail: { how: 'first sign-in' },
  })
  return openSignIn(tx, await lockUser(tx, user.id), { visitor, now })
}

const lockFirstStep = (tx: Tx, challenge: string, step: Step) =>
  lockChallenge(tx, challenge, { stage: 'password', ...step })
