import { emptyPerson, emptyPlace, type GstDraft, gstDraft } from '../../../contract/gst/registration-draft.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { forbidden } from '../../platform/problem.ts'
import { gstDraftColumns } from './save-gst-draft.ts'

/** Opens a draft with what is nearly always so filled in already: the state of the shop, and room for the first person. */
export async function beginGstDraft(tx: Tx, actor: Actor): Promise<{ id: string }> {
  if (!actor.merchantId) throw forbidden()
  const shop = await tx
    .selectFrom('merchant')
    .select(['state', 'district'])
    .where('id', '=', actor.merchantId)
    .executeTakeFirstOrThrow()
  const draft: GstDraft = {
    ...gstDraft.parse({}),
    ...shop,
    composition: 'no',
    place: emptyPlace(),
    supplies: [{ code: '', description: '' }],
    people: [emptyPerson('p1')],
    signatory: 'p1',
  }
  return tx
    .insertInto('gst_registration')
    .values({
      merchant_id: actor.merchantId,
      created_by: actor.id,
      data: JSON.stringify(draft),
      ...gstDraftColumns(draft),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}
