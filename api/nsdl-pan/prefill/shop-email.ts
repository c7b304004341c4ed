import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'

/** Many customers have no address of their own: the shop's is one tap away. */
export async function shopEmail(db: Db, { merchantId }: Actor): Promise<string> {
  if (!merchantId) return ''
  const shop = await db.selectFrom('merchant').select('email').where('id', '=', merchantId).executeTakeFirstOrThrow()
  return shop.email
}
