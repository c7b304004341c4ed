import { indianDay } from '../../../contract/kernel/dates.ts'
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { getPanPrices, PanQuote } from '../../../contract/nsdl-pan/apply.ts'
import {
  type PanCard,
  type PanMode,
  type PanType,
  panFormName,
  panProduct,
} from '../../../contract/nsdl-pan/category.ts'
import { checkApplication } from '../../../contract/nsdl-pan/check-application.ts'
import { asksTax } from '../../../contract/nsdl-pan/check-facts.ts'
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

/** All that the last step of the form shows before somebody pays. */
export async function quoteApplication(
  db: Db,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<PanQuote> {
  const application = await readApplication(db, actor, { id })
  const { type, category, mode, card, merchant_id: merchantId } = application
  const question = questionOf(application, indianDay(now))
  const product = application.product_code ?? panProduct(type, mode as PanMode, card as PanCard)
  return {
    ...(await quoteSale(db, { merchantId, product })),
    formName: panFormName(type, category, question.today),
    duplicates: await findDuplicates(db, application),
    wrong: checkApplication(question) as Record<string, string>,
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
    const quote = await quoteSale(db, { merchantId, product: panProduct(type, mode, card) }).catch(nothingForSale)
    if (quote) cards.push({ card, price: quote.price, commission: quote.commission, missing: quote.missing })
  }
  return { balance: await walletBalance(db, merchantId), cards }
}

function nothingForSale(reason: unknown): undefined {
  if (reason instanceof Problem && reason.status === 409) return undefined
  throw reason
}
