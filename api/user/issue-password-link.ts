import { later } from '../platform/clock.ts'
import { randomToken, sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'

const minutes = 60

/** A link that sets a new password, once, within the hour. Only its hash is kept; the address is the configured one. */
export async function issuePasswordLink(
  tx: Tx,
  userId: string,
  options: { publicUrl: string; now: Date },
): Promise<string> {
  const token = randomToken()
  await tx
    .insertInto('password_link')
    .values({ hash: sha256(token), user_id: userId, expires_at: later(options.now, minutes * 60) })
    .execute()
  return `${options.publicUrl}/auth/reset-password?token=${token}`
}
