import { createHmac } from 'node:crypto'
import { sameText } from './keyed-hash.ts'

/** HMAC-SHA256 in hex, as providers write it. */
export const signatureOf = (content: Buffer | string, secret: string): string =>
  createHmac('sha256', secret).update(content).digest('hex')

/** Compares in constant time; a secret that is not set signs nothing. */
export function isSignedBy(content: Buffer | string, given: unknown, secret: string | undefined): boolean {
  return typeof given === 'string' && !!secret && sameText(given, signatureOf(content, secret))
}
