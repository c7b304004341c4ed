import { limitWaitHours } from '../../contract/money-limit.ts'
import { requireSecondPerson } from '../audit/require-second-person.ts'
import { whyNotSecond } from '../audit/why-not-second.ts'
import type { Actor } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { forbidden } from '../platform/problem.ts'

/** A lock that is older than this was not made for a proposal. */
const lockedDays = 30

/**
 * The admins who can be the second for what another has proposed: they have been admins for a day, so that nobody makes
 * a second person for themselves on the spot. One who was locked lately counts too, so that nobody gets rid of the
 * second person by locking them: the proposal then waits until they are unlocked.
 *
 * This stands beside the rule of the second person, which asks about two accounts at the moment of a decision: here the
 * question is also whether there is anybody at all, for a house with one admin decides alone after a day.
 */
export async function secondAdmins(db: Db, proposerId: string, proposedAt: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '<>', proposerId)
    .where(({ or, eb }) =>
      or([eb('locked_at', 'is', null), eb('locked_at', '>', secondsAfter(proposedAt, -lockedDays * 24 * 3600))]),
    )
    .where('password_hash', 'is not', null)
    .where('created_at', '<=', secondsAfter(proposedAt, -limitWaitHours * 3600))
    .execute()
  return rows.map(({ id }) => id)
}

/** What one admin has done alone, since when it waits, and the time of the second one's word. */
interface First {
  firstId: string
  since: Date
  now: Date
}

export async function requireSecondAdmin(tx: Tx, actor: Actor, first: First): Promise<void> {
  if (!(await secondAdmins(tx, first.firstId, first.since)).includes(actor.id))
    throw forbidden('Only someone who was an admin for a day before it was asked for may confirm it.')
  await requireSecondPerson(tx, actor, first)
}

export const mayBeSecondAdmin = async (db: Db, actor: Actor, first: First): Promise<boolean> =>
  (await whyNotSecondAdmin(db, actor, first)) === null

/** What keeps somebody from being the second admin, in words for them. */
export async function whyNotSecondAdmin(db: Db, actor: Actor, first: First): Promise<string | null> {
  if (actor.role !== 'admin') return 'Only an admin can confirm it.'
  if (actor.id === first.firstId) return 'You have proposed it; another admin must confirm it.'
  if (!(await secondAdmins(db, first.firstId, first.since)).includes(actor.id))
    return 'You had been an admin for less than a day when it was proposed, so you cannot confirm it. If it is not right, withdraw it.'
  return whyNotSecond(db, actor, first)
}
