import type { DocumentName, listReplacedDocuments } from '../../contract/download.ts'
import type { ReplyOf } from '../../contract/kernel/endpoint.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { keepFile } from '../document/keep-file.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { type Db, type Tx, writtenAt } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { notFound } from '../platform/problem.ts'
import type { Upload } from '../platform/serve/read-upload.ts'

export async function listReplaced(db: Db): Promise<ReplyOf<typeof listReplacedDocuments>> {
  const rows = await db
    .selectFrom('site_document')
    .innerJoin('stored_file', 'stored_file.id', 'site_document.file_id')
    .select(['site_document.name', 'stored_file.name as fileName', 'site_document.updated_at'])
    .orderBy('site_document.name')
    .execute()
  return rows.map(({ name, fileName, updated_at }) => ({
    name,
    fileName,
    at: updated_at.toISOString(),
  }))
}

/** From now on everyone gets the uploaded PDF under this name. */
export async function replaceDocument(
  tx: Tx,
  files: FileStore,
  { actor, name, file }: { actor: Actor; name: DocumentName; file: Upload },
): Promise<void> {
  const fileId = await keepFile(tx, files, file, { purpose: 'site-document', userId: actor.id })
  const stored = { file_id: fileId, updated_at: writtenAt, updated_by: actor.id }
  await tx
    .insertInto('site_document')
    .values({ name, ...stored })
    .onConflict((oc) => oc.column('name').doUpdateSet(stored))
    .execute()
  await recordAudit(tx, doerOf(actor), { act: 'document.replaced', subject: name })
}

/** The PDF of our own making comes back. */
export async function restoreDocument(tx: Tx, actor: Actor, name: DocumentName): Promise<void> {
  const removed = await tx.deleteFrom('site_document').where('name', '=', name).returning('name').executeTakeFirst()
  if (!removed) throw notFound('This PDF was not replaced.')
  await recordAudit(tx, doerOf(actor), { act: 'document.restored', subject: name })
}
