import { Readable } from 'node:stream'
import type { Tx } from '../platform/database.ts'
import type { FileStore, StoredFile } from '../platform/files/file-store.ts'
import type { Upload } from '../platform/serve/read-upload.ts'

/**
 * Keeps an uploaded file for a purpose and answers its row's id. The content is written before the row commits:
 * a row never stands without its file, and a file without a row is cleared later.
 */
export async function keepFile(
  tx: Tx,
  files: FileStore,
  file: Pick<Upload, 'content' | 'type' | 'name'>,
  about: { purpose: string; userId: string },
): Promise<string> {
  const kept = await files.put(Readable.from([file.content]), { maxBytes: file.content.length })
  return keepStored(tx, kept, { ...about, type: file.type, name: file.name })
}

interface About {
  purpose: string
  userId: string
  type: string
  name: string
}

/** The row of a file whose content lies in the store already. */
export async function keepStored(tx: Tx, kept: StoredFile, { purpose, userId, type, name }: About): Promise<string> {
  const row = await tx
    .insertInto('stored_file')
    .values({ content: kept.id, type, name, size: kept.bytes, purpose, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
