import type { BodyOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import { entriesOf, keysOf } from '../../../contract/kernel/keys-of.ts'
import type { savePan } from '../../../contract/nsdl-pan/apply.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { saveVersion } from '../../work/save-version.ts'
import { takeNumbers, tellNumbers } from '../../work/sealed-numbers.ts'
import { type Application, applicationVersion, lockApplication, saveApplication } from '../application-store.ts'
import { panDraftColumns } from './draft-sheet.ts'
import { productFor } from './product-of.ts'
import { openApplicantNumbers, sealApplicantNumbers, splitSealed } from './sealed-numbers.ts'

interface Save {
  id: string
  given: BodyOf<typeof savePan>
  now: Date
}

/** Keeps what was typed so far in a draft, or in what was sent back and is being mended. */
export async function savePanDraft(tx: Tx, actor: Actor, { id, given, now }: Save): Promise<ReplyOf<typeof savePan>> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, application.state === 'rejected' ? 'reapply' : 'submit')
  const { data, numbers: typed } = splitSealed(given.draft)
  const kept = openApplicantNumbers(application)
  const numbers = takeNumbers(typed, kept)
  return saveVersion({
    kept: { ...applicationVersion(application), content: [application.data, tellNumbers(kept)] },
    given: { version: given.version, content: [data, tellNumbers(numbers)] },
    now,
    write: async (version) => {
      await saveApplication(tx, id, {
        ...panDraftColumns(application.category, given.draft),
        ...sealApplicantNumbers(id, numbers),
        data: JSON.stringify(data),
        version,
        // What is paid for stays what it was paid as.
        ...(application.state === 'draft' && { product_code: productFor(application, given.draft) }),
      })
      if (application.state !== 'rejected') return
      const sealedToo = entriesOf(numbers).filter(([field, number]) => number !== kept[field])
      const changed = [...changedFields(application.data, data), ...sealedToo.map(([field]) => field)]
      await recordChange(tx, actor, application, changed)
    },
  })
}

/** What was paid for does not change unseen: which fields were mended is written down, never what stood in them. */
async function recordChange(tx: Tx, actor: Actor, { ref_no }: Application, fields: string[]): Promise<void> {
  if (fields.length === 0) return
  await recordAudit(tx, doerOf(actor), { act: 'pan.changed', subject: ref_no, detail: { fields } })
}

const changedFields = (before: Partial<PanDraft>, after: Partial<PanDraft>): string[] =>
  keysOf(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
