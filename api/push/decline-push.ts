import type { Tx } from '../platform/database.ts'

/** Keeps that a person does not want to be asked again. The switches stay where they are. */
export async function declinePush(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('push_declined')
    .values({ user_id: userId })
    .onConflict((oc) => oc.column('user_id').doNothing())
    .execute()
}
