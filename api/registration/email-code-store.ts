import { sql } from 'kysely'
import type { Visitor } from '../platform/actor.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { keyedHashOf } from '../platform/vault.ts'

/** Which code: an address as one browser gave it. Neither stands in the table in the clear. */
interface CodeKey {
  email_hash: string
  device_hash: string
}

export const codeKey = (email: string, visitor: Visitor): CodeKey => ({
  email_hash: keyedHashOf(`register:${email}`),
  device_hash: sha256(visitor.device()),
})

/** A code is short, so its hash is keyed and belongs to one address in one browser. */
export const emailCodeHash = ({ email_hash, device_hash }: CodeKey, code: string): string =>
  keyedHashOf(`register-code:${email_hash}:${device_hash}:${code}`)

/** Keeps a new code in place of the former. */
export async function keepCode(tx: Tx, key: CodeKey, kept: { code_hash: string; expires_at: Date }): Promise<void> {
  const fresh = { ...kept, attempts: 0, verified_at: null }
  await tx
    .insertInto('email_code')
    .values({ ...key, ...fresh })
    .onConflict((oc) => oc.columns(['email_hash', 'device_hash']).doUpdateSet(fresh))
    .execute()
}

export function lockCode(tx: Tx, key: CodeKey, now: Date) {
  return tx
    .selectFrom('email_code')
    .selectAll()
    .where('email_hash', '=', key.email_hash)
    .where('device_hash', '=', key.device_hash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function countWrongEmailCode(tx: Tx, key: CodeKey): Promise<void> {
  await tx
    .updateTable('email_code')
    .set({ attempts: sql`attempts + 1` })
    .where('email_hash', '=', key.email_hash)
    .where('device_hash', '=', key.device_hash)
    .execute()
}

export async function markVerified(tx: Tx, key: CodeKey, at: { now: Date; until: Date }): Promise<void> {
  await tx
    .updateTable('email_code')
    .set({ verified_at: at.now, expires_at: at.until })
    .where('email_hash', '=', key.email_hash)
    .where('device_hash', '=', key.device_hash)
    .execute()
}
