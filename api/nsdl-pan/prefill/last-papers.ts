import type { PanCategory, PanMode, PanType } from '../../../contract/nsdl-pan/category.ts'
import { type ProofField, proofsFor, wantedProofs } from '../../../contract/nsdl-pan/documents.ts'
import { emptyDraft, type PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { PanQuestion } from '../../../contract/nsdl-pan/pan-question.ts'
import type { Tx } from '../../platform/database.ts'
import { readPanDay } from '../apply/read-pan-day.ts'

interface Asked {
  type: PanType
  category: PanCategory
  mode: PanMode
  now: Date
}

/** The papers that the shop attached to its last application of this kind, as far as they are still taken. */
export async function lastPapers(tx: Tx, merchantId: string, asked: Asked): Promise<Partial<PanDraft>> {
  const { type, category, mode, now } = asked
  const last = await tx
    .selectFrom('pan_application')
    .select('data')
    .where('merchant_id', '=', merchantId)
    .where('submitted_at', 'is not', null)
    .where((eb) => eb.and({ type, category, mode }))
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return {}
  const question: PanQuestion = { type, category, mode, draft: emptyDraft(), ...(await readPanDay(tx, now)) }
  return Object.fromEntries(
    wantedProofs(question).flatMap((field) => {
      const code = last.data[field]
      return isTaken(field, code, question) ? [[field, code]] : []
    }),
  )
}

const isTaken = (field: ProofField, code: string | undefined, question: PanQuestion): boolean =>
  proofsFor(field, question).some((proof) => proof.code === code)
