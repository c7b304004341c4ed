import type { Tx } from '../platform/database.ts'

export async function setPhoto(tx: Tx, userId: string, fileId: string): Promise<void> {
  await tx.updateTable('app_user').set({ photo_file_id: fileId }).where('id', '=', userId).execute()
}
