import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { deviceOf } from './push-store.ts'

/** Sends nothing to the browser of this sign-in any more. */
export async function unsubscribeDevice(tx: Tx, { id, signInId }: Actor): Promise<void> {
  await tx
    .deleteFrom('push_device')
    .where('user_id', '=', id)
    .where('device_hash', '=', deviceOf(tx, signInId))
    .execute()
}
