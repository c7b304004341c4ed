import type { KycDocument } from '../../contract/kyc.ts'
import { type DocumentKind, documentsOf, type KeptDocumentState, type KycKind } from '../../contract/kyc-moves.ts'
import { kycAnswers } from '../../texts/en/kyc-answer.ts'
import type { Db, Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

/** The newest upload of each document that is asked of this kind of person. */
export async function readDocuments(db: Db, userId: string, kind: KycKind): Promise<KycDocument[]> {
  const rows = await db
    .selectFrom('kyc_document')
    .innerJoin('stored_file', 'stored_file.id', 'kyc_document.file_id')
    .select(['kyc_document.id', 'kind', 'state', 'reason', 'uploaded_at', 'stored_file.type'])
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .execute()
  return documentsOf[kind].map((wanted) => {
    const row = rows.find((one) => one.kind === wanted)
    return {
      kind: wanted,
      state: row?.state ?? 'not-uploaded',
      id: row?.id ?? null,
      isPdf: row?.type === 'application/pdf',
      uploadedAt: row?.uploaded_at.toISOString() ?? null,
      reason: row?.reason ?? '',
    }
  })
}

/** One upload, whoever's it is. Whether it is still the newest, its row says. */
export async function readKycUpload(db: Db, id: string) {
  const row = await db.selectFrom('kyc_document').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(kycAnswers.noSuchDocument())
  return row
}

/** Puts a new upload in the place of the former, which stays on record. */
export async function replaceUpload(
  tx: Tx,
  upload: { userId: string; kind: DocumentKind; fileId: string; now: Date },
): Promise<void> {
  const { userId, kind, fileId, now } = upload
  await tx
    .updateTable('kyc_document')
    .set({ replaced_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .execute()
  await tx.insertInto('kyc_document').values({ user_id: userId, kind, file_id: fileId, uploaded_at: now }).execute()
}

interface DocumentDecision {
  state: KeptDocumentState
  reason: string
  decidedBy: string
  now: Date
}

export async function saveDocumentDecision(tx: Tx, id: string, decision: DocumentDecision): Promise<void> {
  const { state, reason, decidedBy, now } = decision
  await tx
    .updateTable('kyc_document')
    .set({ state, reason, decided_by: decidedBy, decided_at: now })
    .where('id', '=', id)
    .execute()
}
