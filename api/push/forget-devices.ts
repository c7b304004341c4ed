import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'

interface Which {
  userId: string
  /** These browsers only. */
  only?: readonly string[]
  /** All but this browser. */
  except?: string
}

/** Sends nothing any more to browsers whose sign-in was ended, also to those where it had run out before. */
export async function forgetDevices(tx: Tx, { userId, only, except }: Which): Promise<void> {
  let devices = tx.deleteFrom('push_device').where('user_id', '=', userId)
  if (only) devices = devices.where('device_hash', 'in', only.length > 0 ? only : [''])
  if (except !== undefined) devices = devices.where('device_hash', '<>', except)
  await devices.execute()
}

/** Somebody signs in: whoever used this browser before is told nothing here any more. */
export async function claimDevice(
  tx: Tx,
  { userId, deviceHash, now }: { userId: string; deviceHash: string; now: Date },
): Promise<void> {
  await tx.deleteFrom('push_device').where('device_hash', '=', deviceHash).where('user_id', '<>', userId).execute()
  await tx
    .updateTable('push_device')
    .set({ seen_at: now })
    .where('device_hash', '=', deviceHash)
    .where('user_id', '=', userId)
    .execute()
}

const unseenDays = 60

/** A phone that was sold or lost, and in which nobody has signed in since, is told nothing any more. */
export async function sweepDevices(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('push_device')
    .where('seen_at', '<', secondsAfter(now, -unseenDays * 86_400))
    .execute()
}
