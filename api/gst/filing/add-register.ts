import type { FilingFile, RegisterKind } from '../../../contract/gst/filing-files.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { keepFile } from '../../document/keep-file.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { conflict, forbidden } from '../../platform/problem.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import { addFilingFile } from './filing-files.ts'

/** Somebody may have several returns open in as many windows. */
const mostLoose = 40

interface Given {
  actor: Actor
  kind: RegisterKind
  file: Upload
}

/** Asked before a file is read, too. */
export async function requireFewLoose(db: Db, { id: userId }: Actor): Promise<void> {
  const loose = await db
    .selectFrom('gst_filing_file')
    .select('id')
    .where('filing_id', 'is', null)
    .where('created_by', '=', userId)
    .execute()
  if (loose.length >= mostLoose) throw conflict(gstAnswers.tooManyFilesWait())
}

/** Keeps a file for a return that is about to be sent in; nobody but the own business sees it until then. */
export async function addRegister(tx: Tx, files: FileStore, { actor, kind, file }: Given): Promise<FilingFile> {
  const { merchantId, id: userId } = actor
  if (!merchantId) throw forbidden()
  await requireFewLoose(tx, actor)
  const fileId = await keepFile(tx, files, file, { purpose: `gst ${kind}`, userId })
  await recordAudit(tx, doerOf(actor), { act: 'gst-filing.file-uploaded', subject: kind })
  return addFilingFile(tx, { filingId: null, merchantId, userId, kind, fileId })
}
