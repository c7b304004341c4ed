import { type Tx, writtenAt } from '../platform/database.ts'

/** Links that set a password and lie in a mailbox no longer work. */
export async function voidLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('password_link')
    .set({ used_at: writtenAt })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}
