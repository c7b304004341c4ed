import { limitWaitHours } from '../../contract/money-limit.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { secondAdmins } from './second-admin.ts'

/** Why nobody can confirm what an admin has proposed, with the names of those who cannot; nothing where one can. */
export async function whyNoSecondAdmin(db: Db, proposerId: string, proposedAt: Date): Promise<string | null> {
  if ((await secondAdmins(db, proposerId, proposedAt)).length > 0) return null
  const others = await db
    .selectFrom('app_user')
    .select(['display_name as name', 'created_at'])
    .where('role', '=', 'admin')
    .where('id', '<>', proposerId)
    .where('locked_at', 'is', null)
    .orderBy('id')
    .execute()
  if (others.length === 0) return 'There was no second admin'
  const longEnough = secondsAfter(proposedAt, -limitWaitHours * 3600)
  const tooNew = others.filter(({ created_at }) => created_at > longEnough)
  const invited = others.filter(({ created_at }) => created_at <= longEnough)
  return [
    ...tooNew.map(({ name }) => `${name} had been an admin for less than a day when it was proposed`),
    ...invited.map(({ name }) => `${name} has not set a password yet`),
  ]
    .join(', ')
    .concat(' and cannot confirm it')
}
