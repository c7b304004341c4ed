import type * as z from 'zod/mini'
import { type getPush, pushKindNames } from '../../contract/push.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { deviceOf } from './push-store.ts'
import { vapidKeys } from './vapid-keys.ts'

/** What comes to the device that asks, and whether its person may be offered it. */
export async function readPush(db: Db, { id, signInId }: Actor): Promise<z.infer<typeof getPush.reply>> {
  const { publicKey } = vapidKeys()
  const devices = await db
    .selectFrom('push_device')
    .select((eb) => ['kinds', eb('device_hash', '=', deviceOf(db, signInId)).as('here')])
    .where('user_id', '=', id)
    .execute()
  const here = devices.find((device) => device.here)?.kinds ?? []
  const declined = await db.selectFrom('push_declined').select('user_id').where('user_id', '=', id).executeTakeFirst()
  return {
    publicKey,
    kinds: pushKindNames.filter((kind) => here.includes(kind)),
    offer: devices.length === 0 && !declined,
  }
}
