import { type DocumentKind, documentWorkflow } from '../../contract/kyc-moves.ts'
import { kycAnswers } from '../../texts/en/kyc-answer.ts'
import type { Db } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { requireMove } from '../platform/require-move.ts'
import { readDocuments } from './document-store.ts'
import { readSubject, type Subject } from './kyc-store.ts'

/** Before a file for it is read: the document is asked of the person, and can be uploaded as things stand. */
export async function requireDocument(db: Db, userId: string, kind: DocumentKind): Promise<void> {
  await requireUploadable(db, await readSubject(db, userId), kind)
}

export async function requireUploadable(db: Db, subject: Subject, kind: DocumentKind): Promise<void> {
  const before = (await readDocuments(db, subject.id, subject.kind)).find((one) => one.kind === kind)
  if (!before) throw badRequest(kycAnswers.documentNotAsked(), { document: kycAnswers.notAsked() })
  requireMove(documentWorkflow[subject.state], before.state, 'upload')
}
