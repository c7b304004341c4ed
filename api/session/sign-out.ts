import { recordAudit } from '../audit/record-audit.ts'
import type { Visitor } from '../platform/actor.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { readAccessToken } from '../platform/tokens.ts'
import { vaultKeys } from '../platform/vault.ts'
import { doerOfUser } from '../user/doer-of-user.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { lockUser } from '../user/find-user.ts'

/**
 * Ends the sign-in of an access token, also of one that has run out, or of a refresh token. A token that no longer opens
 * anything counts only in the browser it belongs to. Where nothing is to be ended, nothing happens.
 */
export async function signOut(
  tx: Tx,
  given: { refreshToken?: string } | undefined,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<void> {
  const signIn = (await byAccessToken(tx, visitor, now)) ?? (await byRefreshToken(tx, visitor, given?.refreshToken))
  if (!signIn || (await endSignIns(tx, { userId: signIn.user_id, only: signIn.id }, 'signed out')) === 0) return
  const user = await lockUser(tx, signIn.user_id)
  await recordAudit(tx, doerOfUser(user, visitor), { act: 'sign-out', subject: user.code })
}

const running = (tx: Tx) =>
  tx.selectFrom('sign_in').select(['id', 'user_id', 'device_hash']).where('ended_at', 'is', null)

const inOwnBrowser = (visitor: Visitor, signIn: { device_hash: string }): boolean =>
  visitor.hasDevice && sha256(visitor.device()) === signIn.device_hash

async function byAccessToken(tx: Tx, visitor: Visitor, now: Date) {
  if (!visitor.token) return undefined
  const key = vaultKeys().tokens
  const alive = await readAccessToken(key, visitor.token, { now })
  const claims = alive ?? (await readAccessToken(key, visitor.token, { now, expiredToo: true }))
  if (!claims || !/^[0-9a-f-]{36}$/.test(claims.signInId)) return undefined
  const found = await running(tx).where('id', '=', claims.signInId).executeTakeFirst()
  return found && (alive || inOwnBrowser(visitor, found)) ? found : undefined
}

async function byRefreshToken(tx: Tx, visitor: Visitor, refreshToken: string | undefined) {
  if (!refreshToken) return undefined
  const token = tx.selectFrom('refresh_token').select('sign_in_id').where('hash', '=', sha256(refreshToken))
  const found = await running(tx).where('id', '=', token).executeTakeFirst()
  return found && inOwnBrowser(visitor, found) ? found : undefined
}
