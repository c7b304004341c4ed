import { type Tx, writtenAt } from '../platform/database.ts'

/** Keeps a person out, or lets them in again; sign-ins that run are ended by whoever locks. */
export async function setLocked(tx: Tx, userId: string, locked: boolean): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ locked_at: locked ? writtenAt : null })
    .where('id', '=', userId)
    .execute()
}
