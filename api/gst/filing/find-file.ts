import type { FilingFile } from '../../../contract/gst/filing-files.ts'
import { fileAnswers } from '../../../texts/en/file-answer.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { readFilingFiles } from './filing-files.ts'
import { type Filing, readFiling } from './filing-store.ts'

export interface FoundFile {
  storedId: string
  /** Nothing while its return is not sent in yet; then it is the own business's alone. */
  of: { filing: Filing; file: FilingFile } | undefined
}

export const noSuchFile = () => notFound(fileAnswers.noSuchFile())

/** A file by its id, if the caller may know of its return at all. */
export async function findFile(db: Db, actor: Actor, id: string): Promise<FoundFile> {
  const row = await db
    .selectFrom('gst_filing_file')
    .select(['filing_id', 'file_id', 'merchant_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw noSuchFile()
  if (row.filing_id === null) {
    if (actor.merchantId !== row.merchant_id) throw noSuchFile()
    return { storedId: row.file_id, of: undefined }
  }
  const filing = await readFiling(db, actor, row.filing_id)
  const file = (await readFilingFiles(db, filing)).find((one) => one.id === id)
  if (!file) throw noSuchFile()
  return { storedId: row.file_id, of: { filing, file } }
}
