import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import { fileAnswers } from '../../../texts/en/file-answer.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { fileFacts } from '../../work/file-facts.ts'
import type { QuestionRounds } from '../../work/question-rounds.ts'
import type { Registration } from './registration-store.ts'

const selectFiles = (db: Db) =>
  db
    .selectFrom('gst_registration_file as kept')
    .innerJoin('stored_file', 'stored_file.id', 'kept.file_id')
    .select(['kept.id', 'kind', 'person', 'round', 'kept.at', 'stored_file.name', 'stored_file.size', 'type'])

type Row = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number]

const fileOf = ({ type, ...row }: Row): GstFile => ({
  ...row,
  ...fileFacts({ ...row, type }),
})

/** Every file of a registration, oldest first. */
export async function readRegistrationFiles(db: Db, { id }: Pick<Registration, 'id'>): Promise<GstFile[]> {
  const rows = await selectFiles(db).where('registration_id', '=', id).orderBy('kept.id').execute()
  return rows.map(fileOf)
}

/** Where it stands in its questions, which decides who sees their files. */
export const registrationQuestionRounds = ({ rounds, status }: Registration): QuestionRounds => ({
  rounds,
  asking: status === 'clarification',
})

export interface NewRegistrationFile {
  kind: GstFile['kind']
  person?: string
  round?: number
  fileId: string
}

export async function addRegistrationFile(
  tx: Tx,
  registrationId: string,
  { fileId, ...file }: NewRegistrationFile,
): Promise<GstFile> {
  const { id } = await tx
    .insertInto('gst_registration_file')
    .values({ registration_id: registrationId, file_id: fileId, ...file })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await selectFiles(tx).where('kept.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(fileAnswers.noSuchFile())
  return fileOf(row)
}
