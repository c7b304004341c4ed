import { sql } from 'kysely'
import type { CaptchaPurpose } from '../../contract/session.ts'
import type { Visitor } from '../platform/actor.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { seal, unseal } from '../platform/vault.ts'

/** The answer to a captcha, or the puzzle that is being solved in place of one. */
type Kept = CaptchaPurpose | `puzzle:${CaptchaPurpose}`

const seconds = 5 * 60

export const captchaContext = (device: string, kept: Kept): string => `captcha.${device}.${kept}`

/** One at a time per browser and purpose, good for five minutes. */
export async function keepCaptcha(tx: Tx, visitor: Visitor, purpose: Kept, secret: string): Promise<void> {
  const device = sha256(visitor.device())
  const kept = {
    sealed_answer: seal(secret, captchaContext(device, purpose)),
    expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
  }
  await tx
    .insertInto('captcha')
    .values({ device_hash: device, purpose, ...kept })
    .onConflict((oc) => oc.columns(['device_hash', 'purpose']).doUpdateSet(kept))
    .execute()
}

/** What was kept for this browser, which is gone with it: nobody can try twice. */
export async function takeCaptcha(tx: Tx, visitor: Visitor, purpose: Kept): Promise<string | undefined> {
  if (!visitor.hasDevice) return undefined
  const device = sha256(visitor.device())
  const captcha = await tx
    .deleteFrom('captcha')
    .where('device_hash', '=', device)
    .where('purpose', '=', purpose)
    .returning(['sealed_answer', sql<boolean>`expires_at > now()`.as('isGood')])
    .executeTakeFirst()
  if (!captcha?.isGood) return undefined
  return unseal(captcha.sealed_answer, captchaContext(device, purpose))
}
