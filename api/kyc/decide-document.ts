import { type DocumentMove, documentLabels, documentWorkflow } from '../../contract/kyc-moves.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { nextState } from '../platform/require-move.ts'
import { readKycUpload, saveDocumentDecision } from './document-store.ts'
import { lockSubject } from './kyc-store.ts'
import { tellPerson } from './tell-person.ts'
import { announceKyc } from './tell-reviewers.ts'

/** Takes one upload as good. */
export async function verifyDocument(tx: Tx, actor: Actor, { id, now }: { id: string; now: Date }): Promise<void> {
  const { subject, upload, state } = await lockUpload(tx, id, 'verify')
  await saveDocumentDecision(tx, id, { state, reason: '', decidedBy: actor.id, now })
  await recordAudit(tx, doerOf(actor), {
    act: 'kyc.document-verified',
    subject: subject.code,
    detail: { kind: upload.kind },
  })
  await announceKyc(tx, subject)
}

interface Rejecting {
  id: string
  remark: string
  now: Date
  publicUrl: string
}

/** Sends one upload back; the person may send another at once. */
export async function rejectDocument(tx: Tx, actor: Actor, { id, remark, now, publicUrl }: Rejecting): Promise<void> {
  const { subject, upload, state } = await lockUpload(tx, id, 'reject')
  await saveDocumentDecision(tx, id, { state, reason: remark, decidedBy: actor.id, now })
  await recordAudit(tx, doerOf(actor), {
    act: 'kyc.document-rejected',
    subject: subject.code,
    detail: { kind: upload.kind, remark },
  })
  const label = documentLabels[upload.kind]
  await tellPerson(tx, subject, {
    title: () => accountNotices.kycUploadAgain({ label: label() }),
    text: () => accountNotices.kycUploadAgainText({ label: label() }),
    reason: remark,
    form: true,
    publicUrl,
  })
}

/** The person's row is locked before the upload is read, so that nobody replaces it in between. */
async function lockUpload(tx: Tx, id: string, move: DocumentMove) {
  const subject = await lockSubject(tx, (await readKycUpload(tx, id)).user_id)
  const upload = await readKycUpload(tx, id)
  if (upload.replaced_at)
    throw conflict('This document was uploaded again meanwhile. Please look at the new one before you decide.')
  return { subject, upload, state: nextState(documentWorkflow[subject.state], upload.state, move) }
}
