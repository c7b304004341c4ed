import type { Tx } from '../platform/database.ts'

/** Pictures and puzzles that nobody answered in time. */
export async function sweepCaptchas(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('captcha').where('expires_at', '<', now).execute()
}
