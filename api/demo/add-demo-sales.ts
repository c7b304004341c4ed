import { system } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { postSale } from '../sale/post-sale.ts'
import { refundSale } from '../sale/refund-sale.ts'

/** So many of the newest applications of one shop were paid for: enough for reports, little beside what it has. */
const paid = 12

/** Charges a shop for some of its applications, with everyone's commission, and gives back what was cancelled. */
export async function addDemoSales(tx: Tx, merchantId: string): Promise<void> {
  const applications = await tx
    .selectFrom('pan_application')
    .select(['id', 'ref_no', 'card_name', 'product_code', 'state'])
    .where('merchant_id', '=', merchantId)
    .orderBy('id', 'desc')
    .limit(paid)
    .execute()
  for (const { id, ref_no, card_name, product_code, state } of applications) {
    const fact = `nsdl-pan:${id}`
    const narration = `PAN application ${ref_no}, ${card_name}`
    await postSale(tx, system, { merchantId, fact, kind: 'nsdl-pan', narration, product: product_code ?? '' })
    if (state === 'cancelled' || state === 'esign-failed')
      await refundSale(tx, system, { fact, reason: `PAN application ${ref_no} was cancelled` })
  }
}
