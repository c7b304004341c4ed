import { recordAudit } from '../audit/record-audit.ts'
import type { Visitor } from '../platform/actor.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { lockUser } from '../user/find-user.ts'
import { doerOfUser } from '../user/open-sign-in.ts'
import { setPassword } from '../user/set-password.ts'
import { tellOfNewPassword } from '../user/tell-of-new-password.ts'

/** Sets a new password with a mailed link. A refused password leaves the link good for another try. */
export async function resetPassword(
  tx: Tx,
  given: { token: string; password: string },
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<void> {
  const link = await tx
    .selectFrom('password_link')
    .selectAll()
    .where('hash', '=', sha256(given.token))
    .forUpdate()
    .executeTakeFirst()
  if (!link || link.used_at || link.expires_at <= now)
    throw badRequest('This link is no longer valid. Please ask for a new one.')
  const user = await lockUser(tx, link.user_id)
  await setPassword(tx, user, given.password)
  await recordAudit(tx, doerOfUser(user, visitor), {
    act: 'password.changed',
    subject: user.code,
    detail: { how: 'link' },
  })
  await tellOfNewPassword(tx, user)
}
