import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { maskNumbers } from '../../work/sealed-numbers.ts'
import { type Application, lockApplication } from '../application-store.ts'
import { openApplicantNumbers, type SealedNumbers } from '../apply/sealed-numbers.ts'

/** Both numbers as everybody sees them. */
export const maskedNumbers = (application: Application): SealedNumbers => maskNumbers(openApplicantNumbers(application))

/** Both numbers whole, for the rare moment when an admin must see them: every look is written down. */
export async function revealApplicantAadhaar(tx: Tx, actor: Actor, id: string): Promise<SealedNumbers> {
  const application = await lockApplication(tx, actor, { id })
  const numbers = openApplicantNumbers(application)
  if (!numbers.aadhaarNo && !numbers.raAadhaarNo) throw notFound('No Aadhaar number is kept for this application.')
  await recordAudit(tx, doerOf(actor), { act: 'pan.aadhaar-revealed', subject: application.ref_no })
  return numbers
}
