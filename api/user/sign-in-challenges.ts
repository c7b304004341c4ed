import { type Insertable, type Selectable, sql } from 'kysely'
import type { SignInChallengeTable } from '../../database/schema.ts'
import type { Tx } from '../platform/database.ts'

/** A sign-in on its way: the password was right, and a code or a new password is wanted. */
export type Challenge = Selectable<SignInChallengeTable>

export async function addChallenge(tx: Tx, row: Insertable<SignInChallengeTable>): Promise<void> {
  await tx.insertInto('sign_in_challenge').values(row).execute()
}

/** The code that was mailed last is the one that counts. */
export async function keepMailedCode(
  tx: Tx,
  hash: string,
  code: Pick<Insertable<SignInChallengeTable>, 'code_hash' | 'code_expires_at'>,
): Promise<void> {
  await tx
    .updateTable('sign_in_challenge')
    .set({ ...code, codes_sent: sql`codes_sent + 1` })
    .where('hash', '=', hash)
    .execute()
}

export async function countAttempt(tx: Tx, { hash }: Challenge): Promise<void> {
  await tx.updateTable('sign_in_challenge').set({ attempts: sql`attempts + 1` }).where('hash', '=', hash).execute()
}

export async function closeChallenge(tx: Tx, { hash }: Challenge): Promise<void> {
  await tx.deleteFrom('sign_in_challenge').where('hash', '=', hash).execute()
}

/** Whoever is half-way in begins anew. */
export async function closeChallengesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_challenge').where('user_id', '=', userId).execute()
}
