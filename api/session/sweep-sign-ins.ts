import { later } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'

const keptDays = 90

/** Clears what has run out: captchas, half-way sign-ins, links, and sign-ins that ended long ago. */
export async function sweepSignIns(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('captcha').where('expires_at', '<', now).execute()
  await tx.deleteFrom('sign_in_challenge').where('expires_at', '<', now).execute()
  await tx
    .deleteFrom('password_link')
    .where('expires_at', '<', later(now, -keptDays * 86_400))
    .execute()
  const over = tx
    .selectFrom('sign_in')
    .select('id')
    .where((eb) => eb.or([eb('ended_at', '<', later(now, -86_400)), eb('expires_at', '<', later(now, -86_400))]))
  await tx.deleteFrom('refresh_token').where('sign_in_id', 'in', over).execute()
  await tx
    .deleteFrom('sign_in')
    .where('expires_at', '<', later(now, -keptDays * 86_400))
    .execute()
}
