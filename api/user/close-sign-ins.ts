import type { Tx } from '../platform/database.ts'

/** Writes down the end of sign-ins that ran out: nobody ended them, so nobody else does. */
export async function closeSignIns(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('sign_in')
    .set((eb) => ({ ended_at: eb.ref('expires_at'), end_reason: 'ran out' }))
    .where('ended_at', 'is', null)
    .where('expires_at', '<', now)
    .execute()
}
