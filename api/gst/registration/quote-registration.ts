import type { GstQuote } from '../../../contract/gst/registration.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { quoteSale } from '../../sale/quote-sale.ts'
import { findWrong } from './find-wrong.ts'
import { readGstRegistration } from './registration-store.ts'

export const registrationProduct = 'gst-registration'

/** All that the last step of the form shows before somebody pays. */
export async function quoteRegistration(
  db: Db,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<GstQuote> {
  const registration = await readGstRegistration(db, actor, id)
  const quote = await quoteSale(db, { merchantId: registration.merchant_id, product: registrationProduct })
  return { ...quote, ...(await findWrong(db, registration, now)) }
}
