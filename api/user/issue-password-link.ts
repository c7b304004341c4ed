import { publicPaths } from '../../contract/public-paths.ts'
import { secondsAfter } from '../platform/clock.ts'
import { randomToken, sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { voidLinks } from './void-links.ts'

export interface LinkOptions {
  publicUrl: string
  now: Date
  /** How long it can be used; an hour unless said otherwise. */
  hours?: number
}

/** A link that sets a new password, once. It ends older ones. Only its hash is kept; the address is the configured one. */
export async function issuePasswordLink(tx: Tx, userId: string, options: LinkOptions): Promise<string> {
  await voidLinks(tx, userId)
  const token = randomToken()
  await tx
    .insertInto('password_link')
    .values({
      hash: sha256(token),
      user_id: userId,
      expires_at: secondsAfter(options.now, (options.hours ?? 1) * 3600),
    })
    .execute()
  return `${options.publicUrl}${publicPaths.resetPassword}?token=${token}`
}
