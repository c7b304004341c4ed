import { peopleAnswers } from '../../texts/en/people-answer.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict, forbidden, notFound } from '../platform/problem.ts'
import { lockUser, type User } from '../user/find-user.ts'

/** Locks the row of someone whom the back office manages; its own people are the admins' matter. */
export async function lockManaged(tx: Tx, actor: Actor, id: string): Promise<User> {
  const user = await lockUser(tx, id)
  if (user.role !== 'merchant' && actor.role !== 'admin') {
    throw forbidden('Only an admin may do this to people of the back office.')
  }
  return user
}

/** Locks the row of an admin or of staff; a merchant's people are not there. */
export async function lockBackOfficePerson(tx: Tx, id: string): Promise<User> {
  const user = await lockUser(tx, id)
  if (user.role === 'merchant') throw notFound('This user does not exist.')
  return user
}

/** Locks the row of one of the caller's own staff; the owner and other businesses' people are not there. */
export async function lockOwnStaff(tx: Tx, actor: Actor, id: string): Promise<User> {
  const user = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', '=', actor.merchantId)
    .where('is_owner', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw notFound(peopleAnswers.noSuchPerson())
  if (!mayChangeStaff(actor, user)) throw forbidden(peopleAnswers.theyMayDoMoreThanYou())
  return user
}

/**
 * Whoever manages people manages those below: never themselves, not another who manages people, and nobody who may do
 * what they may not, because whoever holds an account's address or link holds its permissions.
 */
export function mayChangeStaff(actor: Actor, user: { id: string; permissions: readonly string[] }): boolean {
  if (actor.owner) return true
  const below = user.permissions.every((one) => one !== 'manage-people' && actor.permissions.includes(one))
  return user.id !== actor.id && below
}

/** Of two who change one person at once, the second is told, instead of undoing what the first did. */
export function refuseStale(user: { version: number }, seen: number): void {
  if (user.version !== seen) {
    throw conflict(peopleAnswers.changedMeanwhile())
  }
}
