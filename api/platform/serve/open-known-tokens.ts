import { decodeJwt } from 'jose'
import { type AccessClaims, readAccessToken } from '../tokens.ts'

export interface KnownTokens {
  read(key: Uint8Array, token: string, now: Date): Promise<AccessClaims | undefined>
  /** Whether its sign-in was alive when last heard of. The first calls with a token wait for one look together. */
  isAlive(token: string, look: () => Promise<boolean>): Promise<boolean>
  /** A later look has found that its sign-in has ended. */
  endToken(token: string): void
  /** No token of this sign-in opens anything any more. */
  endSignIn(signInId: string): void
}

interface Known {
  claims: AccessClaims
  expires: number
  firstLook?: Promise<boolean>
  /** An end is for good, and so it need not be looked up again. */
  hasEnded?: true
}

/**
 * Remembers the tokens that were found genuine, until they expire: a screen makes many calls with one token, and the
 * check of its signature costs more than the rest of the guard. Whether the sign-in still lives is asked each time.
 */
export function openKnownTokens(limit = 10_000): KnownTokens {
  const known = new Map<string, Known>()

  return {
    async read(key, token, now) {
      const found = known.get(token)
      if (found) return now.getTime() < found.expires ? found.claims : undefined
      const claims = await readAccessToken(key, token, { now })
      if (!claims) return undefined
      // The eldest goes first: it is the next to expire.
      if (known.size >= limit) for (const eldest of known.keys()) if (known.delete(eldest)) break
      // What a call beside this one has found out meanwhile is kept.
      if (!known.has(token)) known.set(token, { claims, expires: (decodeJwt(token).exp ?? 0) * 1000 })
      return claims
    },
    async isAlive(token, look) {
      const one = known.get(token)
      // So many are signed in that it was forgotten meanwhile.
      if (!one) return look()
      if (one.hasEnded) return false
      one.firstLook ??= look()
      try {
        if (!(await one.firstLook)) one.hasEnded = true
      } catch (error) {
        one.firstLook = undefined
        throw error
      }
      return !one.hasEnded
    },
    endToken(token) {
      const one = known.get(token)
      if (one) one.hasEnded = true
    },
    endSignIn(signInId) {
      for (const one of known.values()) if (one.claims.signInId === signInId) one.hasEnded = true
    },
  }
}
