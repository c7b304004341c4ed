import { isCommonPassword } from '../platform/crypto/common-passwords.ts'
import type { HashedPassword } from '../platform/crypto/password.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { endSignIns } from './end-sign-ins.ts'
import type { User } from './find-user.ts'
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

interface OwnNames {
  userName: string
  email: string
  mobile?: string | null
  code: string
  /** What the own business, and the one that runs the portal, are called. */
  businesses?: readonly string[]
}

/** A password that many people have, or that whoever knows the person would try first. */
export function refuseWeakPassword(own: OwnNames, password: string, field = 'password'): void {
  const lower = password.toLowerCase()
  const ownNames = [own.userName, own.email, own.mobile, own.code].map((name) => name?.toLowerCase())
  const refuse = (why: string) => badRequest('Please choose another password.', { [field]: why })
  if (isCommonPassword(password)) throw refuse('This password is too common')
  if (ownNames.includes(lower)) throw refuse('Do not use your own name, number or code')
  if (own.mobile && holds(password, own.mobile)) throw refuse('Do not use your mobile number in it')
  if (own.businesses?.some((name) => holds(password, name))) throw refuse('Do not use the name of the business in it')
}

/** Whatever stands between the letters and digits; names of one or two letters are in many words. */
function holds(password: string, name: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain(name).length >= 4 && plain(password).includes(plain(name))
}

async function businessNames(tx: Tx, user: User): Promise<string[]> {
  const own = await tx.selectFrom('merchant').select('business_name').where('id', '=', user.merchant_id).execute()
  const portal = await tx.selectFrom('site_setting').select('value').where('key', '=', 'businessName').execute()
  return [...own.map(({ business_name }) => business_name), ...portal.map(({ value }) => String(value))]
}
