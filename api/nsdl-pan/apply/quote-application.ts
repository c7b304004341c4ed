import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { getPanPrices, PanQuote } from '../../../contract/nsdl-pan/apply.ts'
import { type PanMode, type PanType, panFormName, panProduct } from '../../../contract/nsdl-pan/category.ts'
import { checkApplication } from '../../../contract/nsdl-pan/check-application.ts'
import { asksTax } from '../../../contract/nsdl-pan/check-facts.ts'
import { isSentAbroad } from '../../../contract/nsdl-pan/check-places.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { quoteSale } from '../../sale/quote-sale.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'
import { readApplication } from '../application-store.ts'
import { questionOf } from './draft-sheet.ts'
import { isKnownAoCode } from './find-ao-codes.ts'
import { findDuplicates } from './find-duplicates.ts'
import { productOf } from './product-of.ts'
import { readPanDay } from './read-pan-day.ts'
import { wrongPlaceOf } from './require-same-product.ts'

/** All that the last step of the form shows before somebody pays. */
export async function quoteApplication(
  db: Db,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<PanQuote> {
  const application = await readApplication(db, actor, { id })
  const { type, category, state, merchant_id: merchantId } = application
  const question = questionOf(application, await readPanDay(db, now))
  const product = state === 'draft' ? productOf(application) : (application.product_code ?? productOf(application))
  return {
    ...(await quoteSale(db, { merchantId, product })),
    formName: panFormName(type, category, question.today),
    duplicates: await findDuplicates(db, application),
    wrong: { ...checkApplication(question), ...wrongPlaceOf(application) },
    abroad: isSentAbroad(category, question.draft),
    aoKnown: !asksTax(question) || (await isKnownAo(db, question.draft)),
  }
}

const isKnownAo = (db: Db, { aoArea, aoType, aoRange, aoNumber }: PanDraft) =>
  isKnownAoCode(db, { area: aoArea, type: aoType, range: Number(aoRange), number: Number(aoNumber) })

/** What each kind of card costs; those that the package does not sell are left out. */
export async function panPrices(
  db: Db,
  actor: Actor,
  { type, mode }: { type: PanType; mode: PanMode },
): Promise<ReplyOf<typeof getPanPrices>> {
  const merchantId = actor.merchantId ?? ''
  const cards = []
  for (const card of ['card', 'epan'] as const) {
    const [home, abroad] = [
      panProduct({ type, mode, card, abroad: false }),
      panProduct({ type, mode, card, abroad: true }),
    ]
    const quote = await quoteSale(db, { merchantId, product: home }).catch(nothingForSale)
    if (!quote) continue
    const far = abroad === home ? quote : await quoteSale(db, { merchantId, product: abroad }).catch(nothingForSale)
    const { price, commission, missing } = quote
    cards.push({ card, price, commission, missing, priceAbroad: far?.price ?? null })
  }
  return { balance: await walletBalance(db, merchantId), cards }
}

function nothingForSale(reason: unknown): undefined {
  if (reason instanceof Problem && reason.status === 409) return undefined
  throw reason
}
