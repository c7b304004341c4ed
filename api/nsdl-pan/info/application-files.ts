import type { PanFile } from '../../../contract/nsdl-pan/info.ts'
import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { recordView } from '../../audit/record-view.ts'
import { openFile } from '../../document/open-file.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { notFound } from '../../platform/problem.ts'
import type { FileReply } from '../../platform/serve/send-file.ts'
import { fileFacts } from '../../work/file-facts.ts'
import { applicationsVisibleTo } from '../application-store.ts'

/** A file with where its bytes are. */
export interface KeptFile extends PanFile {
  content: string
  type: string
}

/** Every file of an application, the newest first; pages and documents are told apart by their label. */
export async function applicationFiles(db: Db, applicationId: string): Promise<KeptFile[]> {
  const rows = await db
    .selectFrom('pan_file')
    .innerJoin('stored_file', 'stored_file.id', 'pan_file.file_id')
    .select(['pan_file.id', 'kind', 'label', 'at', 'stored_file.name', 'type', 'size', 'content'])
    .where('application_id', '=', applicationId)
    .orderBy('pan_file.id', 'desc')
    .execute()
  const seen = new Set<string>()
  return rows.map((row) => {
    const slot = `${row.kind} ${row.label}`
    const newest = !seen.has(slot)
    seen.add(slot)
    return { ...row, ...fileFacts(row), newest }
  })
}

/** One file, if its application is the caller's to see; else it does not exist. */
export async function openPanFile(
  db: Db,
  files: FileStore,
  { actor, id }: { actor: Actor; id: string },
): Promise<FileReply> {
  const row = await db
    .selectFrom('pan_file')
    .innerJoin('pan_application', 'pan_application.id', 'pan_file.application_id')
    .select('file_id')
    .where('pan_file.id', '=', id)
    .where(applicationsVisibleTo(actor))
    .executeTakeFirst()
  if (!row) throw notFound(fileAnswers.noSuchFile())
  return openFile(db, files, row.file_id)
}

/** The same for the back office, whose look is written down: whose application, and which of its papers. */
export async function lookAtPanFile(
  tx: Tx,
  files: FileStore,
  { actor, id }: { actor: Actor; id: string },
): Promise<FileReply> {
  const opened = await openPanFile(tx, files, { actor, id })
  const { ref_no, kind } = await tx
    .selectFrom('pan_file')
    .innerJoin('pan_application', 'pan_application.id', 'pan_file.application_id')
    .select(['ref_no', 'kind'])
    .where('pan_file.id', '=', id)
    .executeTakeFirstOrThrow()
  await recordView(tx, doerOf(actor), { act: `pan.${kind}-seen`, subject: ref_no })
  return opened
}
