import type { Selectable } from 'kysely'
import type { PasswordLinkTable } from '../../database/schema.ts'
import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Visitor } from '../platform/actor.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import { type HashedPassword, hashNewPassword } from '../platform/crypto/password.ts'
import type { Db, Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { doerOfUser } from '../user/doer-of-user.ts'
import { lockUser } from '../user/find-user.ts'
import { setPassword } from '../user/set-password.ts'
import { tellOfNewPassword } from '../user/tell-of-new-password.ts'

/** Works the new password out before anything is locked, and only for a link that opens something. */
export async function prepareReset(
  db: Db,
  given: { token: string; password: string },
  now: Date,
): Promise<HashedPassword> {
  requireAlive(await linkOf(db, given.token).executeTakeFirst(), now)
  return hashNewPassword(given.password, 'door')
}

/** Sets a new password with a mailed link. A refused password leaves the link good for another try. */
export async function resetPassword(
  tx: Tx,
  given: { token: string; password: HashedPassword },
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<void> {
  const link = requireAlive(await linkOf(tx, given.token).forUpdate().executeTakeFirst(), now)
  const user = await lockUser(tx, link.user_id)
  await setPassword(tx, user, given.password)
  await recordAudit(tx, doerOfUser(user, visitor), {
    act: 'password.changed',
    subject: user.code,
    detail: { how: 'link' },
  })
  await tellOfNewPassword(tx, user)
}

const linkOf = (db: Db, token: string) => db.selectFrom('password_link').selectAll().where('hash', '=', sha256(token))

type Link = Selectable<PasswordLinkTable>

function requireAlive(link: Link | undefined, now: Date): Link {
  if (link && !link.used_at && link.expires_at > now) return link
  throw badRequest(signInAnswers.thisLinkIsNo())
}
