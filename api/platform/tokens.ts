import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import { JWTExpired } from 'jose/errors'
import { secondsAfter } from './clock.ts'

export const accessSeconds = 15 * 60
const algorithm = 'HS256'
const issuer = 'kendra'
const audience = 'kendra-portal'

/** What an access token says: who, by which name, in which role, of which sign-in. */
export interface AccessClaims {
  code: string
  name: string
  role: string
  signInId: string
}

export function issueAccessToken(key: Uint8Array, claims: AccessClaims, now: Date): Promise<string> {
  return new SignJWT({ name: claims.name, role: claims.role, sid: claims.signInId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(claims.code)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(secondsAfter(now, accessSeconds))
    .sign(key)
}

/** The claims of a genuine token, or nothing. An expired one counts only where the caller says so (refresh). */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  options: { now: Date; expiredToo?: boolean },
): Promise<AccessClaims | undefined> {
  try {
    if (!hasPlainHeader(token)) return undefined
    const required = { requiredClaims: ['exp'] }
    const checks = { algorithms: [algorithm], issuer, audience, currentDate: options.now, ...required }
    const { payload } = await jwtVerify(token, key, checks)
    return claimsOf(payload)
  } catch (error) {
    return options.expiredToo && error instanceof JWTExpired ? claimsOf(error.payload) : undefined
  }
}

/** A header that names a key or anything else we never write is someone's attempt; its algorithm is checked with the signature. */
function hasPlainHeader(token: string): boolean {
  const header = decodeProtectedHeader(token)
  return Object.keys(header).every((name) => name === 'alg' || name === 'typ')
}

function claimsOf(payload: Record<string, unknown>): AccessClaims | undefined {
  const { sub, name, role, sid } = payload
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof role !== 'string') return undefined
  return { code: sub, name: String(name ?? ''), role, signInId: sid }
}
