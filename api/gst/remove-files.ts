import { dropFiles } from '../document/drop-files.ts'
import type { Tx } from '../platform/database.ts'

/** Nothing is kept of a paper that nobody needs any more; its content is cleared when the house is swept. */
export async function removeFiles(
  tx: Tx,
  table: 'gst_filing_file' | 'gst_registration_file',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx.deleteFrom(table).where('id', 'in', ids).returning('file_id').execute()
  await dropFiles(
    tx,
    gone.map(({ file_id }) => file_id),
  )
}
