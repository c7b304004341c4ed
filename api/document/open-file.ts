import { fileAnswers } from '../../texts/en/file-answer.ts'
import type { Db } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { notFound } from '../platform/problem.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { nameByType } from './name-by-type.ts'

/** Opens a kept file. Whether the caller may see it was decided by whoever found its id. */
export async function openFile(db: Db, files: FileStore, id: string): Promise<FileReply> {
  const row = await db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(fileAnswers.noSuchFile())
  return { body: await files.open(row.content), type: row.type, name: nameByType(row.name, row.type), inline: true }
}
