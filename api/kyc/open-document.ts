import { kycAnswers } from '../../texts/en/kyc-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { openFile } from '../document/open-file.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { notFound } from '../platform/problem.ts'
import type { FileReply } from '../platform/serve/send-file.ts'
import { readKycUpload } from './document-store.ts'
import { readSubject } from './kyc-store.ts'

interface Asked {
  actor: Actor
  id: string
}

/** One of the person's own uploads; for anyone else, the owner of their business included, it does not exist. */
export async function openOwnDocument(db: Db, files: FileStore, { actor, id }: Asked): Promise<FileReply> {
  const upload = await readKycUpload(db, id)
  if (upload.user_id !== actor.id) throw notFound(kycAnswers.noSuchDocument())
  return openFile(db, files, upload.file_id)
}

/** For the back office: any upload, and every look is written down. */
export async function openForReview(tx: Tx, files: FileStore, { actor, id }: Asked): Promise<FileReply> {
  const upload = await readKycUpload(tx, id)
  const { code } = await readSubject(tx, upload.user_id)
  await recordAudit(tx, doerOf(actor), { act: 'kyc.document-seen', subject: code, detail: { kind: upload.kind } })
  return openFile(tx, files, upload.file_id)
}
