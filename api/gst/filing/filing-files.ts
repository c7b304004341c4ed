import type { FilingFile } from '../../../contract/gst/filing-files.ts'
import { fileAnswers } from '../../../texts/en/file-answer.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { fileFacts } from '../../work/file-facts.ts'
import type { QuestionRounds } from '../../work/question-rounds.ts'
import type { Filing } from './filing-store.ts'

const selectFiles = (db: Db) =>
  db
    .selectFrom('gst_filing_file as kept')
    .innerJoin('stored_file', 'stored_file.id', 'kept.file_id')
    .select(['kept.id', 'kind', 'round', 'kept.at', 'stored_file.name', 'stored_file.size', 'type'])

type Row = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number]

/** Pictures and PDFs are shown in the page; whatever else is a table, and saved. */
export const canShow = (type: string): boolean => type === 'application/pdf' || type.startsWith('image/')

const fileOf = ({ type, ...row }: Row): FilingFile => ({
  ...row,
  ...fileFacts({ ...row, type }),
  kind: row.kind,
  shows: canShow(type),
})

/** Every file of a return, oldest first. */
export async function readFilingFiles(db: Db, { id }: Pick<Filing, 'id'>): Promise<FilingFile[]> {
  const rows = await selectFiles(db).where('filing_id', '=', id).orderBy('kept.id').execute()
  return rows.map(fileOf)
}

/** Where it stands in its questions, which decides who sees their files. */
export const filingQuestionRounds = ({ rounds, status }: Filing): QuestionRounds => ({
  rounds,
  asking: status === 'query',
})

export interface NewFilingFile {
  /** Nothing while the return is not sent in yet. */
  filingId: string | null
  merchantId: string
  userId: string
  kind: FilingFile['kind']
  round?: number
  fileId: string
}

export async function addFilingFile(
  tx: Tx,
  { filingId, merchantId, userId, fileId, ...file }: NewFilingFile,
): Promise<FilingFile> {
  const { id } = await tx
    .insertInto('gst_filing_file')
    .values({ filing_id: filingId, merchant_id: merchantId, created_by: userId, file_id: fileId, ...file })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await selectFiles(tx).where('kept.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(fileAnswers.noSuchFile())
  return fileOf(row)
}
