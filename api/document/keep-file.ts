import { Readable } from 'node:stream'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
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
  const row = await tx
    .insertInto('stored_file')
    .values({
      content: kept.id,
      type: file.type,
      name: file.name,
      size: kept.bytes,
      purpose: about.purpose,
      created_by: about.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
