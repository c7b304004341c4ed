import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { standingColumns, standingPerson } from './standing-person.ts'

/** Somebody for whom work is done without a request of theirs, with the rights of this moment; nothing when they are locked out. */
export async function findAbsentActor(db: Db, userId: string): Promise<Actor | undefined> {
  const found = await db
    .selectFrom('app_user')
    .leftJoin('merchant', 'merchant.id', 'app_user.merchant_id')
    .select(standingColumns)
    .where('app_user.id', '=', userId)
    .where('app_user.locked_at', 'is', null)
    .where('merchant.locked_at', 'is', null)
    .executeTakeFirst()
  return found && { ...standingPerson(found), signInId: '', visitor: nobodysBrowser }
}

/** An export is made when no browser may be there any more; people of the demo never had one. */
const nobodysBrowser = { ip: '', agent: '', requestId: '', hasDevice: false, device: () => '' }
