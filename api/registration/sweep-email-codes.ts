import type { Tx } from '../platform/database.ts'

/** Clears the codes, and the proofs of an address, that have run out. */
export async function sweepEmailCodes(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('email_code').where('expires_at', '<', now).execute()
}
