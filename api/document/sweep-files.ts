import type { Db } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'

const graceHours = 24

/** Clears contents that no row knows: left by a crash between file and row, or by rows that were removed. */
export async function sweepFiles(db: Db, files: FileStore, now: Date): Promise<number> {
  let cleared = await files.sweepTemp()
  const before = now.getTime() - graceHours * 3_600_000
  for await (const { id, putAt } of files.list()) {
    if (putAt.getTime() > before) continue
    const known = await db.selectFrom('stored_file').select('id').where('content', '=', id).limit(1).executeTakeFirst()
    if (known) continue
    // Content that arrives again while this runs is someone's new upload.
    await files.remove(id, { putSince: new Date(before) })
    cleared += 1
  }
  return cleared
}
