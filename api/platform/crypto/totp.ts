import { createHmac, randomBytes } from 'node:crypto'
import { decodeBase32, encodeBase32 } from './base32.ts'
import { sameText } from './keyed-hash.ts'

const stepSeconds = 30
const digits = 6

export function newTotpSecret(): string {
  return encodeBase32(randomBytes(20))
}

/** The address that authenticator apps read from a QR code. */
export function totpUri({ secret, account, issuer }: { secret: string; account: string; issuer: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = [
    `secret=${secret}`,
    `issuer=${encodeURIComponent(issuer)}`,
    'algorithm=SHA1',
    `digits=${digits}`,
    `period=${stepSeconds}`,
  ]
  return `otpauth://totp/${label}?${query.join('&')}`
}

/**
 * The time step whose code was given, one step early or late allowed for clocks that differ.
 * Keep it and refuse a step that is not later than the last one used: a code then works once.
 */
export function checkTotp(secret: string, code: string, now: Date): number | undefined {
  const typed = code.replace(/\s/g, '')
  const key = decodeBase32(secret)
  const current = Math.floor(now.getTime() / 1000 / stepSeconds)
  const matches = [current - 1, current, current + 1].filter((step) => sameText(codeOf(key, step), typed))
  return matches.at(-1)
}

function codeOf(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}
