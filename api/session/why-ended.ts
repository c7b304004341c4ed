import type { SignInEnd } from '../../contract/sign-in-history.ts'
import type { Text } from '../../texts/catalogue.ts'
import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import type { Visitor } from '../platform/actor.ts'
import { sameText, sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'

const words: Partial<Record<SignInEnd, Text>> = {
  'ended by the user': signInAnswers.youHaveEndedThis,
  'ended by the back office': signInAnswers.theBackOfficeHas,
  'password changed': signInAnswers.youWereSignedOut,
  'two-factor changed': signInAnswers.youWereSignedOutBecause,
  'access changed': signInAnswers.youWereSignedOutBecauseYour,
  locked: signInAnswers.youWereSignedOutBecauseYourAccount,
  'refresh token used elsewhere': signInAnswers.thisSignInWas,
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
  return ended.end_reason === null ? undefined : words[ended.end_reason]?.()
}
