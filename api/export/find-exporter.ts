import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { standingColumns, standingPerson } from '../user/standing-person.ts'

/** The person an export is for, with the rights of this moment; nothing when they are locked out. */
export async function findExporter(db: Db, userId: string): Promise<Actor | undefined> {
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

/** The file is made when no browser may be there any more. */
const nobodysBrowser = { ip: '', agent: '', requestId: '', hasDevice: false, device: () => '' }
