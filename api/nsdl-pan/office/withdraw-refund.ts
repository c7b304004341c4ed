import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { withdrawAskedRefund } from '../../sale/withdraw-asked-refund.ts'
import { lockApplication } from '../application-store.ts'
import { applications } from '../applications.ts'

/** Takes back a refund that waits for a second person; the application stays as it is. */
export async function withdrawRefund(tx: Tx, actor: Actor, id: string): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  await withdrawAskedRefund(tx, actor, applications.refundable(tx, application))
}
