import type * as z from 'zod/mini'
import type { passwordChange } from '../../contract/profile.ts'
import type { Tokens } from '../../contract/session.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, type Problem } from '../platform/problem.ts'
import { confirmPassword } from '../user/confirm-password.ts'
import { lockUser } from '../user/find-user.ts'
import { openSignIn } from '../user/open-sign-in.ts'
import { setPassword } from '../user/set-password.ts'
import { tellOfNewPassword } from '../user/tell-of-new-password.ts'

/** Changes the own password: every sign-in ends, and this browser is given a new one so that the person stays in. */
export async function changePassword(
  tx: Tx,
  actor: Actor,
  { change, now }: { change: z.infer<typeof passwordChange>; now: Date },
): Promise<Tokens | Problem> {
  const user = await lockUser(tx, actor.id)
  const refusal = await confirmPassword(tx, user, { password: change.currentPassword, field: 'currentPassword' })
  if (refusal) return refusal
  if (change.newPassword === change.currentPassword) {
    throw badRequest('Please choose another password.', { newPassword: 'This is the password you have now' })
  }
  await setPassword(tx, user, change.newPassword, 'newPassword')
  await recordAudit(tx, doerOf(actor), { act: 'password.changed', subject: user.code, detail: { how: 'profile' } })
  await tellOfNewPassword(tx, user)
  return openSignIn(tx, user, actor.visitor, now)
}
