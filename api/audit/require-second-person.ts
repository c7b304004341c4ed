import { later } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { accountActs } from './account-acts.ts'

const waitHours = 24

interface Second {
  id: string
  code: string
}

/** The one who has decided before, and the time of the second decision. */
interface First {
  firstId: string
  now: Date
}

/**
 * Where two people decide, two accounts are not enough: whoever has made or changed one of them within a day may sit
 * behind both, also without deciding under the own name. So both must have been left alone by others for a day; that
 * gives the admins, who are told of new accounts, the time to stop it.
 */
export async function requireSecondPerson(tx: Tx, second: Second, first: First): Promise<void> {
  if (await mayBeOnePerson(tx, second, first))
    throw conflict(
      'The account of one of you was set up or changed by somebody else within the last day. Another person must be the second, or you wait until tomorrow.',
    )
}

export async function mayBeOnePerson(db: Db, second: Second, { firstId, now }: First): Promise<boolean> {
  const first = await db.selectFrom('app_user').select('code').where('id', '=', firstId).executeTakeFirstOrThrow()
  const handed = await db
    .selectFrom('audit_event')
    .select('id')
    .where('act', 'in', Object.values(accountActs))
    .where('subject', 'in', [first.code, second.code])
    .whereRef('actor_code', '<>', 'subject')
    .where('at', '>', later(now, -waitHours * 3600))
    .limit(1)
    .executeTakeFirst()
  return handed !== undefined
}
