import { randomInt } from 'node:crypto'
import { currentLanguage } from '../../texts/current-language.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { registrationAnswers } from '../../texts/en/registration-answer.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Visitor } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { spend } from '../platform/rate-limit.ts'
import { keyedHashOf } from '../platform/vault.ts'
import { codeKey, emailCodeHash, keepCode } from './email-code-store.ts'
import { requireOpen } from './require-open.ts'

const minutes = 15
/** Whoever asks from many places must not be able to fill a stranger's inbox. */
const perAddress = { points: 10, seconds: 3600 }

/** Mails a code to an address. Nobody is looked up, so known and unknown addresses are answered alike. */
export async function sendEmailCode(
  tx: Tx,
  email: string,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<{ message: string }> {
  await requireOpen(tx)
  await spend(tx, keyedHashOf(`register-mail:${email}`), perAddress)
  const key = codeKey(email, visitor)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await keepCode(tx, key, { code_hash: emailCodeHash(key, code), expires_at: secondsAfter(now, minutes * 60) })
  await queueMail(tx, {
    to: email,
    language: currentLanguage(),
    kind: 'registration-code',
    subject: mailTexts.registrationCode,
    text: [mailTexts.helloStranger, () => mailTexts.enterThisCode({ minutes })],
    code,
  })
  return { message: registrationAnswers.codeIsOnItsWay({ email, minutes }) }
}
