import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { withdrawAskedRefund } from '../../sale/withdraw-asked-refund.ts'
import { lockGstRegistration } from './registration-store.ts'
import { registrations } from './registrations.ts'

/** Takes back a rejection that waits for a second person; the registration stays as it is. */
export async function withdrawRejection(tx: Tx, actor: Actor, id: string): Promise<void> {
  const registration = await lockGstRegistration(tx, actor, id)
  await withdrawAskedRefund(tx, actor, registrations.refundable(tx, registration))
}
