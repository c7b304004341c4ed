import { Readable } from 'node:stream'
import type { Tx } from '../platform/database.ts'
import type { FileStore, StoredFile } from '../platform/files/file-store.ts'

interface DemoFile {
  content: Buffer
  type: string
  name: string
  purpose: string
  userId: string
}

const put = new WeakMap<FileStore, WeakMap<Buffer, Promise<StoredFile>>>()

/** As `keepFile`, but one content that is kept under many names is written once; answers the id of its row. */
export async function keepDemoFile(tx: Tx, files: FileStore, file: DemoFile): Promise<string> {
  const { content, type, name, purpose, userId } = file
  const here = put.get(files) ?? new WeakMap<Buffer, Promise<StoredFile>>()
  put.set(files, here)
  const writing = here.get(content) ?? files.put(Readable.from([content]), { maxBytes: content.length })
  here.set(content, writing)
  const kept = await writing
  const row = { content: kept.id, type, name, size: kept.bytes, purpose, created_by: userId }
  const { id } = await tx.insertInto('stored_file').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}
