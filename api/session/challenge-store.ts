import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import type { Visitor } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import { randomToken, sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { lockUser, type User } from '../user/find-user.ts'
import { isLocked } from '../user/is-locked.ts'
import { addChallenge, type Challenge } from '../user/sign-in-challenges.ts'

type Stage = 'code' | 'password'

const minutes = 15

/** Opens a half-way state. Its secret opens nothing but the next step, in the same browser, for a quarter of an hour. */
export async function openChallenge(
  tx: Tx,
  user: User,
  opening: { stage: Stage; visitor: Visitor; now: Date },
): Promise<string> {
  const challenge = randomToken()
  await addChallenge(tx, {
    hash: sha256(challenge),
    user_id: user.id,
    device_hash: sha256(opening.visitor.device()),
    stage: opening.stage,
    expires_at: secondsAfter(opening.now, minutes * 60),
    password_at: opening.now,
  })
  return challenge
}

export async function lockChallenge(
  tx: Tx,
  secret: string,
  expected: { stage: Stage; visitor: Visitor; now: Date },
): Promise<{ challenge: Challenge; user: User }> {
  const challenge = await tx
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('hash', '=', sha256(secret))
    .forUpdate()
    .executeTakeFirst()
  const alive =
    challenge &&
    challenge.stage === expected.stage &&
    challenge.expires_at > expected.now &&
    expected.visitor.hasDevice &&
    challenge.device_hash === sha256(expected.visitor.device())
  const user = alive ? await lockUser(tx, challenge.user_id) : undefined
  if (!alive || !user || (await isLocked(tx, user))) throw badRequest(signInAnswers.thisSignInHas())
  return { challenge, user }
}
