import { dropFiles } from '../document/drop-files.ts'
import type { Tx } from '../platform/database.ts'

interface Stored {
  type: string
  size: string | number
  at: Date
}

/** What every file of GST work tells of its content. */
export const fileFacts = ({ type, size, at }: Stored) => ({
  size: Number(size),
  isPdf: type === 'application/pdf',
  at: at.toISOString(),
})

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
