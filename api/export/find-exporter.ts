import type { Role } from '../../contract/kernel/role.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'

/** The person an export is for, with the rights of this moment; nothing when they are locked out. */
export async function findExporter(db: Db, userId: string): Promise<Actor | undefined> {
  const found = await db
    .selectFrom('app_user')
    .leftJoin('merchant', 'merchant.id', 'app_user.merchant_id')
    .select(['app_user.code', 'display_name', 'role', 'is_owner', 'permissions', 'merchant_id'])
    .where('app_user.id', '=', userId)
    .where('app_user.locked_at', 'is', null)
    .where('merchant.locked_at', 'is', null)
    .executeTakeFirst()
  if (!found) return undefined
  return {
    id: userId,
    code: found.code,
    name: found.display_name,
    role: found.role as Role,
    owner: found.is_owner,
    permissions: found.permissions,
    merchantId: found.merchant_id,
    signInId: '',
    visitor: nobodysBrowser,
  }
}

/** The file is made when no browser may be there any more. */
const nobodysBrowser = { ip: '', agent: '', requestId: '', hasDevice: false, device: () => '' }
