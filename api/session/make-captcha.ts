import type { CaptchaPurpose } from '../../contract/session.ts'
import type { Visitor } from '../platform/actor.ts'
import { captchaDigits, captchaText } from '../platform/captcha/captcha-text.ts'
import { drawCaptcha } from '../platform/captcha/draw-captcha.ts'
import { speakCaptcha } from '../platform/captcha/speak-captcha.ts'
import { later } from '../platform/clock.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { seal } from '../platform/vault.ts'

const seconds = 5 * 60

export const captchaContext = (device: string, purpose: CaptchaPurpose): string => `captcha.${device}.${purpose}`

export async function pictureCaptcha(tx: Tx, visitor: Visitor, purpose: CaptchaPurpose): Promise<FileReply> {
  const text = captchaText()
  await keepCaptcha(tx, visitor, purpose, text)
  return { body: await drawCaptcha(text), type: 'image/png', name: 'captcha.png', inline: true }
}

/** For those who cannot see the picture: digits, spoken. They replace the picture's text. */
export async function spokenCaptcha(tx: Tx, visitor: Visitor, purpose: CaptchaPurpose): Promise<FileReply> {
  const digits = captchaDigits()
  await keepCaptcha(tx, visitor, purpose, digits)
  return { body: speakCaptcha(digits), type: 'audio/wav', name: 'captcha.wav', inline: true }
}

/** One at a time per browser and purpose; the answer is good for five minutes. */
async function keepCaptcha(tx: Tx, visitor: Visitor, purpose: CaptchaPurpose, answer: string): Promise<void> {
  const device = sha256(visitor.device())
  const kept = { sealed_answer: seal(answer, captchaContext(device, purpose)), expires_at: later(new Date(), seconds) }
  await tx
    .insertInto('captcha')
    .values({ device_hash: device, purpose, ...kept })
    .onConflict((oc) => oc.columns(['device_hash', 'purpose']).doUpdateSet(kept))
    .execute()
}
