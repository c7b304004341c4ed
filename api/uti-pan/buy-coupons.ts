import { backendPaths } from '../../contract/paths.ts'
import type { SaleQuote } from '../../contract/sale.ts'
import { type CouponOrder, countCoupons } from '../../contract/uti-pan/coupon.ts'
import { utiAnswerTexts } from '../../texts/en/uti-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { postSale } from '../sale/post-sale.ts'
import { priceSale } from '../sale/price-sale.ts'
import { quoteSale } from '../sale/quote-sale.ts'
import { requireKyc } from '../user/require-kyc.ts'
import { tellBackOffice } from '../user/tell-back-office.ts'
import { couponFact, insertCouponOrder } from './coupon-store.ts'
import { newestPsa } from './psa-store.ts'

const productOf = ({ kind }: Pick<CouponOrder, 'kind'>) => `uti-coupon-${kind}`

export const quoteCoupons = (db: Db, actor: Actor, order: CouponOrder): Promise<SaleQuote> =>
  quoteSale(db, { merchantId: actor.merchantId ?? '', product: productOf(order), quantity: order.quantity })

/** Takes the price of the coupons from the wallet and queues the order for the head office. */
export async function buyCoupons(
  tx: Tx,
  actor: Actor,
  order: CouponOrder & { total?: number | undefined },
): Promise<{ no: string }> {
  await requireKyc(tx, actor)
  const psaId = await requirePsa(tx, actor)
  const merchantId = actor.merchantId ?? ''
  const product = productOf(order)
  const { quantity, kind } = order
  const priced = await priceSale(tx, { merchantId, product, quantity })
  const { price } = priced
  const row = { merchant_id: merchantId, psa_id: psaId, kind, quantity, amount: price, asked_by: actor.id }
  const { id, no } = await insertCouponOrder(tx, row)
  const narration = `${no}: ${countCoupons(quantity, kind, 'UTI')}`
  await postSale(tx, doerOf(actor), {
    merchantId,
    fact: couponFact(id),
    kind: 'uti-pan',
    narration,
    product,
    quantity,
    priced,
    agreed: order.total,
  })
  await recordAudit(tx, doerOf(actor), { act: 'coupon.bought', subject: no, detail: { kind, quantity, paise: price } })
  await tellBackOffice(tx, 'uti-pan', {
    kind: 'uti-pan-review',
    title: `Coupon order ${no}`,
    text: `${countCoupons(quantity, kind)} for ${psaId}`,
    link: backendPaths.utiCouponList,
  })
  return { no }
}

async function requirePsa(db: Db, actor: Actor): Promise<string> {
  const newest = await newestPsa(db, actor.merchantId)
  if (!newest?.psa_id) throw conflict(utiAnswerTexts.couponsCanBeBoughtOnce())
  return newest.psa_id
}
