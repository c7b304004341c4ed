import type { Me } from '../../contract/session.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'

export async function whoAmI(db: Db, actor: Actor): Promise<Me> {
  const business = actor.merchantId
    ? await db.selectFrom('merchant').select('business_name').where('id', '=', actor.merchantId).executeTakeFirst()
    : undefined
  return {
    code: actor.code,
    displayName: actor.name,
    role: actor.role,
    owner: actor.owner,
    permissions: [...actor.permissions],
    businessName: business?.business_name ?? null,
  }
}
