import type { CaptchaPurpose } from '../../contract/session.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import { deviceCookie } from '../platform/serve/visitor.ts'
import { unseal } from '../platform/vault.ts'
import type { Browser } from './browser.ts'
import type { TestHouse } from './test-house.ts'

/** Asks for a picture and answers what is written on it, as a person would read it. */
export async function readCaptcha(house: TestHouse, browser: Browser, purpose: CaptchaPurpose): Promise<string> {
  await browser.post(`/captcha?for=${purpose}`)
  const device = sha256(browser.cookies.get(deviceCookie) ?? '')
  const row = await house.db
    .selectFrom('captcha')
    .selectAll()
    .where('device_hash', '=', device)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return unseal(row.sealed_answer, `captcha.${device}.${purpose}`)
}
