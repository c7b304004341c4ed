import type { FilingFile } from '../../../contract/gst/filing-files.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { isSentIn } from '../is-sent.ts'
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
  kind: row.kind as FilingFile['kind'],
  size: Number(row.size),
  isPdf: type === 'application/pdf',
  shows: canShow(type),
  at: row.at.toISOString(),
})

/** Every file of a return, oldest first. */
export async function readFiles(db: Db, { id }: Pick<Filing, 'id'>): Promise<FilingFile[]> {
  const rows = await selectFiles(db).where('filing_id', '=', id).orderBy('kept.id').execute()
  return rows.map(fileOf)
}

/** Whether the other side sees it. */
export const isSent = (file: Pick<FilingFile, 'kind' | 'round'>, { rounds, status }: Filing): boolean =>
  isSentIn({ rounds, asking: status === 'query' }, file)

export interface NewFile {
  /** Nothing while the return is not sent in yet. */
  filingId: string | null
  merchantId: string
  userId: string
  kind: FilingFile['kind']
  round?: number
  fileId: string
}

export async function addFile(tx: Tx, { filingId, merchantId, userId, fileId, ...file }: NewFile): Promise<FilingFile> {
  const { id } = await tx
    .insertInto('gst_filing_file')
    .values({ filing_id: filingId, merchant_id: merchantId, created_by: userId, file_id: fileId, ...file })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await selectFiles(tx).where('kept.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This file does not exist.')
  return fileOf(row)
}

/** Its content is cleared when the house is swept. */
export async function removeFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx.deleteFrom('gst_filing_file').where('id', 'in', ids).returning('file_id').execute()
  const stored = gone.map(({ file_id }) => file_id)
  if (stored.length > 0) await tx.deleteFrom('stored_file').where('id', 'in', stored).execute()
}
