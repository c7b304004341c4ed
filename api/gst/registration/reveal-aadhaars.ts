import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { lockGstRegistration } from './registration-store.ts'
import { type Aadhaars, openAadhaars } from './sealed-aadhaars.ts'

/** The whole numbers, for the moment when an admin types them into the GST portal: every look is written down. */
export async function revealAadhaars(tx: Tx, actor: Actor, id: string): Promise<Aadhaars> {
  const registration = await lockGstRegistration(tx, actor, id)
  if (!registration.sealed) throw notFound('No Aadhaar number is kept for this registration.')
  await recordAudit(tx, doerOf(actor), { act: 'gst-registration.aadhaar-revealed', subject: registration.no })
  return openAadhaars(registration)
}
