import type { BodyOf } from '../../../contract/kernel/endpoint.ts'
import type { beginPan } from '../../../contract/nsdl-pan/apply.ts'
import { isPerson, panCategories, panProduct } from '../../../contract/nsdl-pan/category.ts'
import { homeCountry } from '../../../contract/nsdl-pan/check-places.ts'
import { emptyDraft, type PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import { panAnswerTexts } from '../../../texts/en/pan-answer.ts'
import { problemTexts } from '../../../texts/en/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { announce } from '../../platform/events.ts'
import { badRequest, forbidden } from '../../platform/problem.ts'
import { lastPapers } from '../prefill/last-papers.ts'

type Begun = BodyOf<typeof beginPan> & { now: Date }

/** Opens a draft with what is nearly always so filled in already. */
export async function beginPanDraft(tx: Tx, actor: Actor, asked: Begun): Promise<{ id: string }> {
  if (!actor.merchantId) throw forbidden()
  const { type, category, mode, card } = asked
  if (mode === 'paperless' && !isPerson(category))
    throw badRequest(problemTexts.pleaseCheckWhatYou(), { category: panAnswerTexts.onlyIndividualsPaperless() })
  const { aadhaarNo: _aadhaar, raAadhaarNo: _ra, ...data } = await startingDraft(tx, actor.merchantId, asked)
  const made = await tx
    .insertInto('pan_application')
    .values({
      merchant_id: actor.merchantId,
      created_by: actor.id,
      type,
      category,
      mode,
      card,
      product_code: panProduct({ type, mode, card, abroad: false }),
      data: JSON.stringify(data),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announce(tx, { topic: 'nsdl-pan', merchantId: actor.merchantId })
  return made
}

async function startingDraft(tx: Tx, merchantId: string, asked: Begun): Promise<PanDraft> {
  const { category } = asked
  const shop = await tx.selectFrom('merchant').select('district').where('id', '=', merchantId).executeTakeFirstOrThrow()
  const person = isPerson(category)
  return {
    ...emptyDraft(),
    ...(await lastPapers(tx, merchantId, asked)),
    homeCountry,
    officeCountry: homeCountry,
    raCountry: homeCountry,
    writeTo: person ? 'R' : 'O',
    residency: person ? 'resident' : '',
    cardParent: person ? 'F' : '',
    capacity: person ? '' : panCategories[category].capacity,
    place: shop.district.toUpperCase(),
  }
}
