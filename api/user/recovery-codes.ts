import { randomBytes } from 'node:crypto'
import { type Tx, writtenAt } from '../platform/database.ts'
import { keyedHashOf } from '../platform/vault.ts'

const codes = 10
const hashOf = (userId: string, code: string) => keyedHashOf(`recovery:${userId}:${code}`)

/** Ten new codes in the place of whatever was there; they are shown this once. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const plain = Array.from({ length: codes }, () => randomBytes(5).toString('hex'))
  await dropRecoveryCodes(tx, userId)
  const rows = plain.map((code) => ({ user_id: userId, hash: hashOf(userId, code) }))
  await tx.insertInto('recovery_code').values(rows).execute()
  return plain.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

export async function dropRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
}

/** Whether this is one of theirs; it works once. */
export async function spendRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: writtenAt })
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(userId, code))
    .where('used_at', 'is', null)
    .returning('hash')
    .execute()
  return used.length === 1
}
