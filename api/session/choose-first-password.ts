import type { Tokens } from '../../contract/session.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Visitor } from '../platform/actor.ts'
import { checkPassword } from '../platform/crypto/password.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { lockUser } from '../user/find-user.ts'
import { doerOfUser, openSignIn } from '../user/open-sign-in.ts'
import { setPassword } from '../user/set-password.ts'
import { closeChallenge, lockChallenge } from './challenge-store.ts'

/** At the first sign-in the password that someone else gave is replaced by one that only its owner knows. */
export async function chooseFirstPassword(
  tx: Tx,
  given: { challenge: string; password: string },
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<Tokens> {
  const { challenge, user } = await lockChallenge(tx, given.challenge, { stage: 'password', visitor, now })
  if (await checkPassword(user.password_hash, given.password)) {
    throw badRequest('Please choose another password.', { password: 'This is the password you were given' })
  }
  await setPassword(tx, user, given.password)
  await closeChallenge(tx, challenge)
  await recordAudit(tx, doerOfUser(user, visitor), {
    act: 'password.changed',
    subject: user.code,
    detail: { how: 'first sign-in' },
  })
  return openSignIn(tx, await lockUser(tx, user.id), visitor, now)
}
