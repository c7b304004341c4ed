import { type DocumentKind, kycWorkflow } from '../../contract/kyc-moves.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { requireMove } from '../platform/require-move.ts'
import { recordKycDecision } from './decide-kyc.ts'
import { readDocuments, saveDocumentDecision } from './document-store.ts'
import { lockSubject } from './kyc-store.ts'
import { tellPerson } from './tell-person.ts'

interface Given {
  id: string
  remark: string
  /** Which of them must be uploaded anew. */
  documents: readonly DocumentKind[]
  now: Date
  publicUrl: string
}

/** Asks someone who was approved for KYC again; until it is approved, nothing can be spent. */
export async function askAgain(tx: Tx, actor: Actor, { id, remark, documents, now, publicUrl }: Given): Promise<void> {
  const subject = await lockSubject(tx, id)
  requireMove(kycWorkflow, subject.state, 'ask-again')
  for (const one of await readDocuments(tx, subject.id, subject.kind)) {
    if (one.id && documents.includes(one.kind))
      await saveDocumentDecision(tx, one.id, { state: 'rejected', reason: remark, decidedBy: actor.id, now })
  }
  await recordKycDecision(tx, actor, {
    subject,
    decision: { move: 'ask-again', act: 'kyc.asked-again', remark, now, detail: { documents } },
  })
  await tellPerson(tx, subject, {
    title: accountNotices.kycAgain,
    text: accountNotices.kycAgainText,
    reason: remark,
    form: true,
    publicUrl,
  })
}
