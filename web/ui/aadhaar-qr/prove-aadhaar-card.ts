import type { AadhaarCard } from './read-aadhaar-code.ts'

/**
 * Whether the code was made by UIDAI: `proved` by one of its keys, `altered` when none of them fits, `unknown` where there is
 * nothing to prove it by: an old code, no key in the portal, or a page without https.
 */
export type Proof = 'proved' | 'altered' | 'unknown'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

/** @param keys the public keys of UIDAI that the portal knows, as base64. */
export async function proveAadhaarCard({ sealed }: AadhaarCard, keys: readonly string[]): Promise<Proof> {
  if (!sealed || keys.length === 0 || !('subtle' in crypto)) return 'unknown'
  // A key that this browser cannot use proves nothing.
  const fits = await Promise.all(keys.map((key) => isSignedBy(key, sealed).catch(() => false)))
  return fits.includes(true) ? 'proved' : 'altered'
}

async function isSignedBy(key: string, { signed, signature }: NonNullable<AadhaarCard['sealed']>): Promise<boolean> {
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  const known = await crypto.subtle.importKey('spki', bytes, algorithm, false, ['verify'])
  return crypto.subtle.verify(algorithm, known, signature, signed)
}
