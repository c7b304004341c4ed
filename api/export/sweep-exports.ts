import { sql } from 'kysely'
import { exportHours } from '../../contract/export.ts'
import { dropFiles } from '../document/drop-files.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'

/** Removes exports that lay ready for a day; their contents go with the next sweep of files. */
export async function sweepExports(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ file_id: string | null }>`
    delete from export_job where ended_at < ${secondsAfter(now, -exportHours * 3600)} returning file_id`.execute(tx)
  await dropFiles(
    tx,
    rows.flatMap(({ file_id }) => file_id ?? []),
  )
  return rows.length
}
