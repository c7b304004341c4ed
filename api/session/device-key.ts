import type { Actor } from '../platform/actor.ts'
import { keyedHash } from '../platform/crypto/keyed-hash.ts'
import { vaultKeys } from '../platform/vault.ts'

/** 32 bytes that nobody but this sign-in is told. They are worked out, so that nothing is stored, and end with the sign-in. */
export const deviceKey = ({ code, signInId }: Pick<Actor, 'code' | 'signInId'>): { key: string } => ({
  key: keyedHash(vaultKeys().device, `${code}:${signInId}`),
})
