import type { Tokens } from '../../contract/session.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { type Visitor, visitorDoer } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import { keyedHash, sameText, sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { type Problem, signInAgain } from '../platform/problem.ts'
import { readAccessToken } from '../platform/tokens.ts'
import { vaultKeys } from '../platform/vault.ts'
import { accessTokenOf } from '../user/access-token-of.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { renewSignIn } from '../user/renew-sign-in.ts'
import { whyEnded } from './why-ended.ts'

interface Given {
  Token: string
  refreshToken: string
}

/** How long the token before the living one is good: for two tabs at once, and for an answer that got lost. */
const overlapSeconds = 60

/**
 * Exchanges a refresh token for its successor. The successor is derived from it, so a repeated or parallel exchange
 * gives the same one, and two tabs stay on one chain. A token without the browser's cookie, or one that was used up
 * before, is in the wrong hands: the whole sign-in ends.
 */
export async function refreshTokens(
  tx: Tx,
  given: Given,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<Tokens | Problem> {
  const running = await lockRunning(tx, sha256(given.refreshToken))
  const claims = await readAccessToken(vaultKeys().tokens, given.Token, { now, expiredToo: true })
  if (!running)
    return signInAgain(await whyEnded(tx, { refreshToken: given.refreshToken, signInId: claims?.signInId, visitor }))
  if (!claims || claims.signInId !== running.id || running.expires_at <= now) return signInAgain()
  if (!visitor.hasDevice || !sameText(sha256(visitor.device()), running.device_hash)) {
    return endStolen(tx, running, visitor)
  }
  const next = keyedHash(vaultKeys().refresh, `${running.id}:${given.refreshToken}`)
  if (await isUsedUp(tx, running, { next, now })) return endStolen(tx, running, visitor)
  const change = { from: running.hash, to: sha256(next), ip: visitor.ip, now }
  await renewSignIn(tx, { signInId: running.id, startedAt: running.started_at, ...change })
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
      'refresh_token.replaced_at',
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

/** Only the living token is good, and for a short while the one before it. */
async function isUsedUp(
  tx: Tx,
  { replaced_at }: Running,
  { next, now }: { next: string; now: Date },
): Promise<boolean> {
  if (!replaced_at) return false
  if (secondsAfter(replaced_at, overlapSeconds) < now) return true
  const successor = await tx
    .selectFrom('refresh_token')
    .select('replaced_at')
    .where('hash', '=', sha256(next))
    .executeTakeFirst()
  return successor?.replaced_at !== null
}

async function endStolen(tx: Tx, running: Running, visitor: Visitor): Promise<Problem> {
  await endSignIns(tx, { userId: running.user_id, only: running.id }, 'refresh token used elsewhere')
  await raiseNotice(tx, {
    userId: running.user_id,
    kind: 'security',
    title: accountNotices.signInEnded,
    text: () => accountNotices.signInEndedText({ agent: visitor.agent, ip: visitor.ip }),
  })
  await recordAudit(tx, visitorDoer(visitor), {
    act: 'sign-in.stolen-token',
    subject: running.code,
    detail: { device: visitor.agent },
  })
  return signInAgain('This sign-in was ended to protect the account. Please sign in again.')
}
