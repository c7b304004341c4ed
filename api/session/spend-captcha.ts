import type { CaptchaPurpose } from '../../contract/session.ts'
import type { Visitor } from '../platform/actor.ts'
import { matchesCaptcha } from '../platform/captcha/matches-captcha.ts'
import type { Tx } from '../platform/database.ts'
import { takeCaptcha } from './captcha-store.ts'

/** Compares the typed text and uses the captcha up, right or wrong: each picture gives one try. */
export async function spendCaptcha(tx: Tx, visitor: Visitor, purpose: CaptchaPurpose, typed: string): Promise<boolean> {
  const expected = await takeCaptcha(tx, visitor, purpose)
  return expected !== undefined && matchesCaptcha(expected, typed)
}
