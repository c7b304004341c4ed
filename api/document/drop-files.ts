import type { Tx } from '../platform/database.ts'

/** Forgets files that nobody needs any more; their content is cleared when the store is swept. */
export async function dropFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('stored_file').where('id', 'in', ids).execute()
}
