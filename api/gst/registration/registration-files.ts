import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { isSentIn } from '../is-sent.ts'
import type { Registration } from './registration-store.ts'

const selectFiles = (db: Db) =>
  db
    .selectFrom('gst_registration_file as kept')
    .innerJoin('stored_file', 'stored_file.id', 'kept.file_id')
    .select(['kept.id', 'kind', 'person', 'round', 'kept.at', 'stored_file.name', 'stored_file.size', 'type'])

type Row = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number]

const fileOf = ({ type, ...row }: Row): GstFile => ({
  ...row,
  kind: row.kind as GstFile['kind'],
  size: Number(row.size),
  isPdf: type === 'application/pdf',
  at: row.at.toISOString(),
})

/** Every file of a registration, oldest first. */
export async function readFiles(db: Db, { id }: Pick<Registration, 'id'>): Promise<GstFile[]> {
  const rows = await selectFiles(db).where('registration_id', '=', id).orderBy('kept.id').execute()
  return rows.map(fileOf)
}

/** Whether the other side sees it. */
export const isSent = (file: Pick<GstFile, 'kind' | 'round'>, { rounds, status }: Registration): boolean =>
  isSentIn({ rounds, asking: status === 'clarification' }, file)

export interface NewFile {
  kind: GstFile['kind']
  person?: string
  round?: number
  fileId: string
}

export async function addFile(tx: Tx, registrationId: string, { fileId, ...file }: NewFile): Promise<GstFile> {
  const { id } = await tx
    .insertInto('gst_registration_file')
    .values({ registration_id: registrationId, file_id: fileId, ...file })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await selectFiles(tx).where('kept.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This file does not exist.')
  return fileOf(row)
}

/** Nothing is kept of a paper that nobody needs any more; its content is cleared when the house is swept. */
export async function removeFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx.deleteFrom('gst_registration_file').where('id', 'in', ids).returning('file_id').execute()
  const stored = gone.map(({ file_id }) => file_id)
  if (stored.length > 0) await tx.deleteFrom('stored_file').where('id', 'in', stored).execute()
}
