import type { Tx } from '../platform/database.ts'
import type { Past } from './past.ts'
import { pastRefund, pastRelease, pastSale } from './past-sale.ts'

/** So many of the newest applications of one shop were paid for: enough for reports, little beside what it has. */
const paid = 12
const final = ['acknowledged', 'issued', 'tin-rejected', 'tin-resubmitted']

/** What a shop paid for some of its applications, with everyone's commission, and what it got back. */
export async function pastPanSales(tx: Tx, merchantId: string): Promise<Past[]> {
  const applications = await tx
    .selectFrom('pan_application')
    .select(['id', 'ref_no', 'card_name', 'product_code', 'state', 'dated', 'state_at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('id', 'desc')
    .limit(paid)
    .execute()
  return applications.flatMap(({ id, ref_no, card_name, product_code, state, dated, state_at }) => {
    const fact = `nsdl-pan:${id}`
    const narration = `PAN application ${ref_no}, ${card_name}`
    const sold = { merchantId, fact, kind: 'nsdl-pan', narration, product: product_code ?? '' } as const
    const sale: Past = { at: dated, happen: (own, at) => pastSale(own, { ...sold, at }) }
    if (final.includes(state)) return [sale, { at: state_at, happen: (own, at) => pastRelease(own, { fact, at }) }]
    if (state !== 'cancelled' && state !== 'esign-failed') return [sale]
    const reason = `PAN application ${ref_no} was cancelled`
    return [sale, { at: state_at, happen: (own, at) => pastRefund(own, { fact, reason, at }) }]
  })
}
