import { type DocumentKind, documentLabels } from '../../contract/kyc-moves.ts'
import { inEnglish } from '../../texts/current-language.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { keepFile } from '../document/keep-file.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Upload } from '../platform/serve/read-upload.ts'
import { replaceUpload } from './document-store.ts'
import { lockSubject, saveDetails } from './kyc-store.ts'
import { requireUploadable } from './require-document.ts'
import { tellReviewers } from './tell-reviewers.ts'

interface Given {
  actor: Actor
  kind: DocumentKind
  file: Upload
  now: Date
}

/** Keeps a document of the person's own, in place of the one before. */
export async function uploadKycDocument(tx: Tx, files: FileStore, { actor, kind, file, now }: Given): Promise<void> {
  const subject = await lockSubject(tx, actor.id)
  await requireUploadable(tx, subject, kind)
  const fileId = await keepFile(tx, files, file, { purpose: `kyc ${kind}`, userId: actor.id })
  await saveDetails(tx, subject.id, {})
  await replaceUpload(tx, { userId: subject.id, kind, fileId, now })
  await recordAudit(tx, doerOf(actor), { act: 'kyc.document-uploaded', subject: subject.code, detail: { kind } })
  if (subject.state === 'submitted')
    await tellReviewers(tx, subject, `${inEnglish(documentLabels[kind])} was uploaded again and waits for your look.`)
}
