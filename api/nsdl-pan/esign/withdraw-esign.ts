import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { lockApplication } from '../application-store.ts'
import { failEsign } from './fail-esign.ts'

/** The merchant gives the Aadhaar step up; the back office confirms, and the fee goes back. */
export async function withdrawEsign(tx: Tx, actor: Actor, id: string): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  await failEsign(tx, doerOf(actor), { application, how: 'withdrawn', remark: 'Given up by the merchant.' })
}
