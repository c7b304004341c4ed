import { type Tx, writtenAt } from '../database.ts'
import { lockUpload } from './upload-store.ts'

/** Nobody can use it any more. */
export async function dropUpload(tx: Tx, owned: { id: string; userId: string }): Promise<void> {
  await lockUpload(tx, owned)
  await tx.updateTable('upload_in_pieces').set({ dropped_at: writtenAt }).where('id', '=', owned.id).execute()
}
