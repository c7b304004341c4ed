import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { unseal } from '../platform/vault.ts'
import { aadhaarContext } from './save-person.ts'

/** The whole number, for the rare moment when someone must see it: every look is written down. */
export async function revealAadhaar(tx: Tx, actor: Actor, userId: string): Promise<string> {
  const row = await tx
    .selectFrom('person')
    .innerJoin('app_user', 'app_user.id', 'person.user_id')
    .select(['sealed_aadhaar', 'app_user.code'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row?.sealed_aadhaar) throw notFound('No Aadhaar number is kept for this person.')
  await recordAudit(tx, doerOf(actor), { act: 'aadhaar.revealed', subject: row.code })
  return unseal(row.sealed_aadhaar, aadhaarContext(userId))
}
