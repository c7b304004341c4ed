import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The same value always gives the same text, so it can be searched for; without the key it tells nothing. */
export function keyedHash(key: Uint8Array, value: string): string {
  return createHmac('sha256', key).update(value, 'utf8').digest('base64url')
}

/** SHA-256 in hex. Fit for random tokens; anything that can be guessed needs `keyedHash`. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** Compares in a time that does not tell how much of the text was right. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest()
}
