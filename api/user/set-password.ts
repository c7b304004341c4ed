import type { HashedPassword } from '../platform/crypto/password.ts'
import type { Tx } from '../platform/database.ts'
import { endSignIns } from './end-sign-ins.ts'
import type { User } from './find-user.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { closeChallengesOf } from './sign-in-challenges.ts'
import { voidLinks } from './void-links.ts'

/** Gives a person a new password and ends every sign-in made with the old one. `field` names it in a refusal. */
export async function setPassword(
  tx: Tx,
  user: User,
  { plain, hash }: HashedPassword,
  field = 'password',
): Promise<void> {
  const businesses = await businessNames(tx, user)
  refuseWeakPassword({ ...user, userName: user.user_name, businesses }, plain, field)
  await tx
    .updateTable('app_user')
    .set({ password_hash: hash, must_change_password: false, first_password_until: null })
    .where('id', '=', user.id)
    .execute()
  await voidLinks(tx, user.id)
  await closeChallengesOf(tx, user.id)
  await endSignIns(tx, { userId: user.id }, 'password changed')
}

async function businessNames(tx: Tx, user: User): Promise<string[]> {
  const own = await tx.selectFrom('merchant').select('business_name').where('id', '=', user.merchant_id).execute()
  const portal = await tx.selectFrom('site_setting').select('value').where('key', '=', 'businessName').execute()
  return [...own.map(({ business_name }) => business_name), ...portal.map(({ value }) => String(value))]
}
