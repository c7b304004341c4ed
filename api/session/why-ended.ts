import type { SignInEnd } from '../../contract/sign-in-history.ts'
import type { Visitor } from '../platform/actor.ts'
import { sameText, sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'

const words: Partial<Record<SignInEnd, string>> = {
  'ended by the user': 'You have ended this sign-in from another place. Please sign in again.',
  'ended by the back office': 'The back office has ended this sign-in. Please sign in again.',
  'password changed':
    'You were signed out because your password was changed. If that was not you, set a new one with Forgot password.',
  'two-factor changed': 'You were signed out because the second step of your sign-in was changed.',
  'access changed': 'You were signed out because your access was changed. Please sign in again.',
  locked: 'You were signed out because your account was locked. Ask whoever manages it.',
  'refresh token used elsewhere': 'This sign-in was ended to protect the account. Please sign in again.',
}

interface Given {
  refreshToken: string
  /** The sign-in that the access token names, if it is one of ours. */
  signInId: string | undefined
  visitor: Visitor
}

/** Why a sign-in was ended, for the tab that had it: with both of its tokens, and in the same browser. */
export async function whyEnded(tx: Tx, { refreshToken, signInId, visitor }: Given): Promise<string | undefined> {
  const ended = await tx
    .selectFrom('refresh_token')
    .innerJoin('sign_in', 'sign_in.id', 'refresh_token.sign_in_id')
    .select(['sign_in.id', 'sign_in.device_hash', 'sign_in.end_reason'])
    .where('refresh_token.hash', '=', sha256(refreshToken))
    .where('sign_in.ended_at', 'is not', null)
    .executeTakeFirst()
  if (!ended || ended.id !== signInId) return undefined
  if (!visitor.hasDevice || !sameText(sha256(visitor.device()), ended.device_hash)) return undefined
  return ended.end_reason === null ? undefined : words[ended.end_reason]
}
