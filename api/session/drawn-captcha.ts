import type { CaptchaPurpose } from '../../contract/session.ts'
import type { Visitor } from '../platform/actor.ts'
import { captchaText } from '../platform/captcha/captcha-text.ts'
import { drawCaptcha } from '../platform/captcha/draw-captcha.ts'
import type { Tx } from '../platform/database.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { keepCaptcha } from './captcha-store.ts'

/** A picture whose letters a person types. */
export async function drawnCaptcha(tx: Tx, visitor: Visitor, purpose: CaptchaPurpose): Promise<FileReply> {
  const text = captchaText()
  await keepCaptcha(tx, visitor, purpose, text)
  return { body: await drawCaptcha(text), type: 'image/png', name: 'captcha.png', inline: true }
}
