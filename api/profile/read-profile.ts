import type { Profile } from '../../contract/profile.ts'
import { isLanguage } from '../../texts/languages.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'

export async function readProfile(db: Db, actor: Actor): Promise<Profile> {
  const user = await db
    .selectFrom('app_user')
    .leftJoin('merchant', 'merchant.id', 'app_user.merchant_id')
    .selectAll('app_user')
    .select(['merchant.code as merchant_code', 'merchant.business_name'])
    .where('app_user.id', '=', actor.id)
    .executeTakeFirstOrThrow()
  return {
    code: user.code,
    userName: user.user_name,
    displayName: user.display_name,
    role: user.role,
    owner: user.is_owner,
    emailId: user.email,
    mobileNo: user.mobile,
    merchantCode: user.merchant_code,
    bussName: user.business_name,
    permissions: user.permissions,
    memberSince: user.created_at.toISOString(),
    hasPhoto: user.photo_file_id !== null,
    authenticatorApp: user.totp_secret !== null,
    language: isLanguage(user.language) ? user.language : null,
    recoveryCodesLeft: await countRecoveryCodes(db, actor.id),
  }
}

async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const left = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left.n)
}
