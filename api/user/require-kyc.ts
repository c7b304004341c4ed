import { peopleAnswers } from '../../texts/en/people-answer.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'

/** Spending and applying wait until the house knows the business and whoever acts for it. */
export async function requireKyc(db: Db, actor: Actor): Promise<void> {
  const people = await db
    .selectFrom('app_user')
    .select(['id', 'is_owner', 'kyc_state'])
    .where('merchant_id', '=', actor.merchantId)
    .where((eb) => eb.or([eb('is_owner', '=', true), eb('id', '=', actor.id)]))
    .execute()
  const open = people.filter((one) => one.kyc_state !== 'approved')
  if (open.some((one) => one.is_owner)) throw conflict(peopleAnswers.kycOfTheBusiness())
  if (open.length > 0) throw conflict(peopleAnswers.yourOwnKyc())
}
