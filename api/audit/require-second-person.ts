import { secondsAfter } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { accountActs } from './account-acts.ts'

export const waitHours = 24

export interface SecondDecider {
  id: string
  code: string
}

/** The one who has decided before, and the time of the second decision. */
export interface FirstDecider {
  firstId: string
  now: Date
}

/**
 * Where two people decide, two accounts are not enough: whoever has made or changed one of them within a day may sit
 * behind both, also without deciding under the own name. So both must have been left alone by others for a day; that
 * gives the admins, who are told of new accounts, the time to stop it.
 */
export async function requireSecondPerson(tx: Tx, second: SecondDecider, first: FirstDecider): Promise<void> {
  if (await mayBeOnePerson(tx, second, first))
    throw conflict(
      'The account of one of you was set up or changed by somebody else within the last day. Another person must be the second, or you wait until tomorrow.',
    )
}

export async function mayBeOnePerson(db: Db, second: SecondDecider, first: FirstDecider): Promise<boolean> {
  const { own, others } = await lastTouched(db, second, first)
  return own !== undefined || others !== undefined
}

/** When somebody else has last touched the account of the second (own) and of the first, within the wait. */
export async function lastTouched(db: Db, second: SecondDecider, { firstId, now }: FirstDecider) {
  const first = await db
    .selectFrom('app_user')
    .select(['code', 'display_name as name'])
    .where('id', '=', firstId)
    .executeTakeFirstOrThrow()
  const touched = await db
    .selectFrom('audit_event')
    .select(({ fn }) => ['subject', fn.max('at').as('at')])
    .where('act', 'in', Object.values(accountActs))
    .where('subject', 'in', [first.code, second.code])
    .whereRef('actor_code', '<>', 'subject')
    .where('at', '>', secondsAfter(now, -waitHours * 3600))
    .groupBy('subject')
    .execute()
  const of = (code: string) => touched.find(({ subject }) => subject === code)?.at
  return { first: first.name, own: of(second.code), others: of(first.code) }
}
