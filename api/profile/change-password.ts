import type * as z from 'zod/mini'
import type { passwordChange } from '../../contract/profile.ts'
import type { Tokens } from '../../contract/session.ts'
import { profileAnswers } from '../../texts/en/profile-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { type HashedPassword, hashNewPassword } from '../platform/crypto/password.ts'
import type { Database, Tx } from '../platform/database.ts'
import { badRequest, Problem } from '../platform/problem.ts'
import { type ConfirmedPassword, confirmPassword, lockConfirmed } from '../user/confirm-password.ts'
import { openSignIn } from '../user/open-sign-in.ts'
import { setPassword } from '../user/set-password.ts'
import { tellOfNewPassword } from '../user/tell-of-new-password.ts'

interface Prepared {
  confirmed: ConfirmedPassword
  made: HashedPassword
}

/** Checks the old password and works the new one out, before any connection is held. */
export async function preparePasswordChange(
  kysely: Database['kysely'],
  actor: Actor,
  { currentPassword, newPassword, now }: z.infer<typeof passwordChange> & { now: Date },
): Promise<Prepared | Problem> {
  const confirmed = await confirmPassword(kysely, actor, { password: currentPassword, field: 'currentPassword', now })
  if (confirmed instanceof Problem) return confirmed
  if (newPassword === currentPassword)
    return badRequest(profileAnswers.chooseAnotherPassword(), { newPassword: profileAnswers.passwordYouHaveNow() })
  return { confirmed, made: await hashNewPassword(newPassword) }
}

/** Changes the own password: every sign-in ends, and this browser is given a new one so that the person stays in. */
export async function changePassword(
  tx: Tx,
  actor: Actor,
  { confirmed, made, now }: Prepared & { now: Date },
): Promise<Tokens> {
  const user = await lockConfirmed(tx, actor.id, confirmed)
  await setPassword(tx, user, made, 'newPassword')
  await recordAudit(tx, doerOf(actor), { act: 'password.changed', subject: user.code, detail: { how: 'profile' } })
  await tellOfNewPassword(tx, user)
  return openSignIn(tx, user, { visitor: actor.visitor, now })
}
