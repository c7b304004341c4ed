import type { Tx } from '../database.ts'
import { lockUpload } from './upload-store.ts'

/** Its pieces are contents that no row knows any more; they are cleared with others of their kind. */
export async function dropUpload(tx: Tx, owned: { id: string; userId: string }): Promise<void> {
  await lockUpload(tx, owned)
  await tx.deleteFrom('upload_in_pieces').where('id', '=', owned.id).execute()
}

/** Before its pieces are: contents that no row knows stay for a day (`sweepFiles`). */
const keptMs = 20 * 3600_000

export async function sweepUploads(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('upload_in_pieces')
    .where('began_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
