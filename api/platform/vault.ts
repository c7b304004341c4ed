import { keyedHash } from './crypto/keyed-hash.ts'
import type { Keys } from './crypto/load-keys.ts'
import { openText, sealText } from './crypto/seal.ts'

let keys: Keys | undefined

/** Gives this process its keys, once, at the start. They are the process's own, like its database address. */
export function openVault(given: Keys): void {
  keys = given
}

export function vaultKeys(): Keys {
  if (!keys) throw new Error('The vault is not open: openVault() runs before anything is sealed.')
  return keys
}

/** Encrypts for one row and column, named by `context`. */
export const seal = (plain: string, context: string): string => sealText(vaultKeys().seal, plain, context)
export const unseal = (sealed: string, context: string): string => openText(vaultKeys().seal, sealed, context)

/** For finding a secret value again by equality. */
export const keyedHashOf = (value: string): string => keyedHash(vaultKeys().hash, value)
