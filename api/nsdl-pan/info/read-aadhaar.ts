import { maskAadhaar } from '../../../contract/kernel/ids.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { unseal } from '../../platform/vault.ts'
import { type Application, lockApplication } from '../application-store.ts'

interface AadhaarNumbers {
  aadhaarNo: string
  raAadhaarNo: string
}

function openNumbers({ id, sealed }: Application): AadhaarNumbers {
  const opened = sealed ? (JSON.parse(unseal(sealed, `pan:${id}:aadhaar`)) as Partial<AadhaarNumbers>) : {}
  return { aadhaarNo: opened.aadhaarNo ?? '', raAadhaarNo: opened.raAadhaarNo ?? '' }
}

const masked = (number: string): string => (number ? maskAadhaar(number) : '')

/** Both numbers as everybody sees them. */
export function maskedNumbers(application: Application): AadhaarNumbers {
  const { aadhaarNo, raAadhaarNo } = openNumbers(application)
  return { aadhaarNo: masked(aadhaarNo), raAadhaarNo: masked(raAadhaarNo) }
}

/** Both whole, for the rare moment when an admin must see them: every look is written down. */
export async function revealAadhaar(tx: Tx, actor: Actor, id: string): Promise<AadhaarNumbers> {
  const application = await lockApplication(tx, actor, { id })
  const numbers = openNumbers(application)
  if (!numbers.aadhaarNo && !numbers.raAadhaarNo) throw notFound('No Aadhaar number is kept for this application.')
  await recordAudit(tx, doerOf(actor), { act: 'pan.aadhaar-revealed', subject: application.ref_no })
  return numbers
}
