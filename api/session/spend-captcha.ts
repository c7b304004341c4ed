import type { CaptchaPurpose } from '../../contract/session.ts'
import type { Visitor } from '../platform/actor.ts'
import { sameCaptcha } from '../platform/captcha/same-captcha.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { unseal } from '../platform/vault.ts'
import { captchaContext } from './make-captcha.ts'

/** Compares the typed text and uses the captcha up, right or wrong: each picture gives one try. */
export async function spendCaptcha(tx: Tx, visitor: Visitor, purpose: CaptchaPurpose, typed: string): Promise<boolean> {
  if (!visitor.hasDevice) return false
  const device = sha256(visitor.device())
  const captcha = await tx
    .deleteFrom('captcha')
    .where('device_hash', '=', device)
    .where('purpose', '=', purpose)
    .returning(['sealed_answer', 'expires_at'])
    .executeTakeFirst()
  if (!captcha || captcha.expires_at <= new Date()) return false
  return sameCaptcha(unseal(captcha.sealed_answer, captchaContext(device, purpose)), typed)
}
