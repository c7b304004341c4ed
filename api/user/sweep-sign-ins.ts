import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { closeSignIns } from './close-sign-ins.ts'

const linkDays = 90
/** A year of history, and the month that the longest sign-in may have lasted. */
const historyDays = 400
/** As long as a browser keeps the cookie by which it is known. */
const deviceDays = 400
const day = 86_400

/**
 * Clears what has run out: half-way sign-ins, links, browsers. A sign-in stays as history; a day after its end its
 * refresh tokens go and it forgets the secret of its browser.
 */
export async function sweepSignIns(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute()
  await tx
    .deleteFrom('password_link')
    .where('expires_at', '<', secondsAfter(now, -linkDays * day))
    .execute()
  await forgetDevices(tx, secondsAfter(now, -deviceDays * day))
  await closeSignIns(tx, now)
  await forgetSecrets(tx, secondsAfter(now, -day))
  await tx
    .deleteFrom('sign_in')
    .where('started_at', '<', secondsAfter(now, -historyDays * day))
    .execute()
}

/** The one seen last stays: it says when its person was here last. */
async function forgetDevices(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('known_device as old')
    .where('last_seen_at', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('known_device as newer')
          .select('newer.user_id')
          .whereRef('newer.user_id', '=', 'old.user_id')
          .whereRef('newer.last_seen_at', '>', 'old.last_seen_at'),
      ),
    )
    .execute()
}

async function forgetSecrets(tx: Tx, before: Date): Promise<void> {
  const over = tx.selectFrom('sign_in').select('id').where('ended_at', '<', before).where('device_hash', '<>', '')
  await tx.deleteFrom('refresh_token').where('sign_in_id', 'in', over).execute()
  await tx
    .updateTable('sign_in')
    .set({ device_hash: '' })
    .where('ended_at', '<', before)
    .where('device_hash', '<>', '')
    .execute()
}
