import { decodeJwt } from 'jose'
import { type AccessClaims, readAccessToken } from '../tokens.ts'

export interface KnownTokens {
  read(key: Uint8Array, token: string, now: Date): Promise<AccessClaims | undefined>
}

/**
 * Remembers the tokens that were found genuine, until they expire: a screen makes many calls with one token, and the
 * check of its signature costs more than the rest of the guard. Whether the sign-in still lives is asked each time.
 */
export function openKnownTokens(limit = 10_000): KnownTokens {
  const known = new Map<string, { claims: AccessClaims; expires: number }>()

  return {
    async read(key, token, now) {
      const found = known.get(token)
      if (found) return now.getTime() < found.expires ? found.claims : undefined
      const claims = await readAccessToken(key, token, { now })
      if (!claims) return undefined
      // The eldest goes first: it is the next to expire.
      if (known.size >= limit) for (const eldest of known.keys()) if (known.delete(eldest)) break
      known.set(token, { claims, expires: (decodeJwt(token).exp ?? 0) * 1000 })
      return claims
    },
  }
}
