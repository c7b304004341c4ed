import { randomInt } from 'node:crypto'
import type * as z from 'zod/mini'
import { maskEmail } from '../../contract/kernel/ids.ts'
import type { codeWanted } from '../../contract/session.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { secondsAfter } from '../platform/clock.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { keyedHashOf } from '../platform/vault.ts'
import type { User } from '../user/find-user.ts'
import { keepMailedCode } from '../user/sign-in-challenges.ts'

const codeMinutes = 10

/** Asks for the app's code where there is an app; else, or when told to, a code goes out by mail. */
export async function askForCode(
  tx: Tx,
  user: User,
  asked: { challenge: string; now: Date; byMail?: boolean },
): Promise<z.infer<typeof codeWanted>> {
  if (user.totp_secret && !asked.byMail) return { otpRequired: true, challenge: asked.challenge, method: 'app' }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = sha256(asked.challenge)
  const until = secondsAfter(asked.now, codeMinutes * 60)
  await keepMailedCode(tx, hash, { code_hash: codeHash(hash, code), code_expires_at: until })
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'one-time-code',
    subject: mailTexts.signInCode,
    text: [() => mailTexts.hello({ name: user.display_name }), () => mailTexts.useThisCode({ minutes: codeMinutes })],
    code,
  })
  return { otpRequired: true, challenge: asked.challenge, method: 'mail', sentTo: maskEmail(user.email) }
}

/** A code is short, so its hash is keyed and belongs to one challenge. */
export const codeHash = (challengeHash: string, code: string): string => keyedHashOf(`code:${challengeHash}:${code}`)
