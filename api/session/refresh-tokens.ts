import type { Tokens } from '../../contract/session.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { stranger, type Visitor } from '../platform/actor.ts'
import { later } from '../platform/clock.ts'
import { keyedHash, sameText, sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { type Problem, signInAgain } from '../platform/problem.ts'
import { readAccessToken } from '../platform/tokens.ts'
import { vaultKeys } from '../platform/vault.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { accessTokenOf, idleSeconds, longestSeconds } from '../user/open-sign-in.ts'

interface Given {
  Token: string
  refreshToken: string
}

/**
 * Exchanges a refresh token for its successor. The successor is derived from it, so a repeated or parallel exchange
 * gives the same one: a duplicated tab and a lost answer both stay on one chain. Without the browser's cookie the
 * token is in the wrong hands, and the whole sign-in ends.
 */
export async function refreshTokens(
  tx: Tx,
  given: Given,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<Tokens | Problem> {
  const running = await lockRunning(tx, sha256(given.refreshToken))
  const claims = await readAccessToken(vaultKeys().tokens, given.Token, { now, expiredToo: true })
  if (!running || !claims || claims.signInId !== running.id || running.expires_at <= now) return signInAgain()
  if (!visitor.hasDevice || !sameText(sha256(visitor.device()), running.device_hash)) {
    await endStolen(tx, running, visitor)
    return signInAgain('This sign-in was ended to protect the account. Please sign in again.')
  }
  const next = keyedHash(vaultKeys().refresh, `${running.id}:${given.refreshToken}`)
  await tx
    .insertInto('refresh_token')
    .values({ hash: sha256(next), sign_in_id: running.id })
    .onConflict((oc) => oc.doNothing())
    .execute()
  await tx
    .updateTable('refresh_token')
    .set({ replaced_at: now })
    .where('hash', '=', running.hash)
    .where('replaced_at', 'is', null)
    .execute()
  const expires = new Date(
    Math.min(later(now, idleSeconds).getTime(), later(running.started_at, longestSeconds).getTime()),
  )
  await tx
    .updateTable('sign_in')
    .set({ last_seen_at: now, ip: visitor.ip, expires_at: expires })
    .where('id', '=', running.id)
    .execute()
  return { token: await accessTokenOf(running, running.id, now), refreshToken: next }
}

type Running = NonNullable<Awaited<ReturnType<typeof lockRunning>>>

function lockRunning(tx: Tx, hash: string) {
  return tx
    .selectFrom('refresh_token')
    .innerJoin('sign_in', 'sign_in.id', 'refresh_token.sign_in_id')
    .innerJoin('app_user', 'app_user.id', 'sign_in.user_id')
    .leftJoin('merchant', 'merchant.id', 'app_user.merchant_id')
    .select([
      'refresh_token.hash',
      'sign_in.id',
      'sign_in.user_id',
      'sign_in.device_hash',
      'sign_in.started_at',
      'sign_in.expires_at',
    ])
    .select(['app_user.code', 'app_user.display_name', 'app_user.role'])
    .where('refresh_token.hash', '=', hash)
    .where('sign_in.ended_at', 'is', null)
    .where('app_user.locked_at', 'is', null)
    .where('merchant.locked_at', 'is', null)
    .forUpdate('sign_in')
    .executeTakeFirst()
}

async function endStolen(tx: Tx, running: Running, visitor: Visitor): Promise<void> {
  await endSignIns(tx, { userId: running.user_id, only: running.id }, 'refresh token used elsewhere')
  await raiseNotice(tx, {
    userId: running.user_id,
    kind: 'security',
    title: 'A sign-in was ended',
    text: `Someone tried to use your sign-in from another browser (${visitor.agent}, ${visitor.ip}). We ended it. If this was not you, change your password.`,
  })
  await recordAudit(tx, stranger(visitor), {
    act: 'sign-in.stolen-token',
    subject: running.code,
    detail: { device: visitor.agent },
  })
}
