import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { idleSeconds, longestSeconds } from './open-sign-in.ts'

interface Renewal {
  signInId: string
  startedAt: Date
  /** Hashes of the refresh token that was handed in and of its successor. */
  from: string
  to: string
  ip: string
  now: Date
}

/** A refresh token gives way to its successor, and the sign-in lives on, though never longer than the longest. */
export async function renewSignIn(tx: Tx, { signInId, startedAt, from, to, ip, now }: Renewal): Promise<void> {
  await tx
    .insertInto('refresh_token')
    .values({ hash: to, sign_in_id: signInId })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx
    .updateTable('refresh_token')
    .set({ replaced_at: now })
    .where('hash', '=', from)
    .where('replaced_at', 'is', null)
    .execute()
  const expires = new Date(
    Math.min(secondsAfter(now, idleSeconds).getTime(), secondsAfter(startedAt, longestSeconds).getTime()),
  )
  await tx
    .updateTable('sign_in')
    .set({ last_seen_at: now, ip, expires_at: expires })
    .where('id', '=', signInId)
    .execute()
}
