import type { Db } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'

const graceHours = 24

/** So many contents are asked about in one statement. */
const portion = 500

/** Clears contents that no row knows: left by a crash between file and row, or by rows that were removed. */
export async function sweepFiles(db: Db, files: FileStore, now: Date): Promise<number> {
  let cleared = await files.sweepTemp()
  const before = new Date(now.getTime() - graceHours * 3_600_000)
  for await (const old of oldContents(files, before)) {
    for (const id of await unknownOf(db, old)) {
      // Content that arrives again while this runs is someone's new upload.
      await files.remove(id, { putSince: before })
      cleared += 1
    }
  }
  return cleared
}

async function* oldContents(files: FileStore, before: Date): AsyncGenerator<string[]> {
  let waiting: string[] = []
  for await (const { id, putAt } of files.list()) {
    if (putAt > before) continue
    waiting.push(id)
    if (waiting.length < portion) continue
    yield waiting
    waiting = []
  }
  if (waiting.length > 0) yield waiting
}

async function unknownOf(db: Db, contents: string[]): Promise<string[]> {
  const rows = await db.selectFrom('stored_file').select('content').where('content', 'in', contents).execute()
  const known = new Set(rows.map(({ content }) => content))
  return contents.filter((content) => !known.has(content))
}
