import { sql } from 'kysely'
import type { Actor, Visitor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import type { AccessClaims } from '../platform/tokens.ts'
import { standingColumns, standingPerson } from '../user/standing-person.ts'

/** Looks the sign-in up on every call, so that its end, a lock or a changed permission counts at once everywhere. */
export async function findActor(db: Db, claims: AccessClaims, visitor: Visitor): Promise<Actor | undefined> {
  if (!/^[0-9a-f-]{36}$/.test(claims.signInId)) return undefined
  const found = await db
    .selectFrom('sign_in')
    .innerJoin('app_user', 'app_user.id', 'sign_in.user_id')
    .leftJoin('merchant', 'merchant.id', 'app_user.merchant_id')
    .select(standingColumns)
    .where('sign_in.id', '=', claims.signInId)
    .where('sign_in.ended_at', 'is', null)
    .where('sign_in.expires_at', '>', sql<Date>`now()`)
    .where('app_user.locked_at', 'is', null)
    .where('merchant.locked_at', 'is', null)
    .executeTakeFirst()
  if (!found || found.code !== claims.code || found.role !== claims.role) return undefined
  return { ...standingPerson(found), signInId: claims.signInId, visitor }
}
