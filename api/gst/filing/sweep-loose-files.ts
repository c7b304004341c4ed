import type { Tx } from '../../platform/database.ts'
import { removeFiles } from '../remove-files.ts'

const keptHours = 48

/** Clears files of returns that were never sent in. */
export async function sweepLooseFiles(tx: Tx, now: Date): Promise<void> {
  const old = await tx
    .selectFrom('gst_filing_file')
    .select('id')
    .where('filing_id', 'is', null)
    .where('at', '<', new Date(now.getTime() - keptHours * 3_600_000))
    .forUpdate()
    .skipLocked()
    .limit(1000)
    .execute()
  await removeFiles(
    tx,
    'gst_filing_file',
    old.map(({ id }) => id),
  )
}
