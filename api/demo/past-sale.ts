import type { EntryKind } from '../../contract/wallet.ts'
import type { Tx } from '../platform/database.ts'
import { linesOf, type NewSale } from '../sale/post-sale.ts'
import { isOwn, linesPaying, type PricedSale } from '../sale/priced-sale.ts'
import { givingFirst } from '../wallet/reverse-entry.ts'
import { pastEntry } from './past-entry.ts'
import { pricePastSale } from './price-past-sale.ts'

interface PastSale extends NewSale {
  at: Date
}

/** A sale of a day gone by, with everyone's commission; answers its price. */
export async function pastSale(tx: Tx, { fact, kind, narration, at, ...sold }: PastSale): Promise<number> {
  const priced = await pricePastSale(tx, sold)
  const entryId = await pastEntry(tx, { reference: `sale:${fact}`, kind, narration, at, lines: linesOf(priced) })
  await keep(tx, priced, { fact, at, entryId })
  return priced.price
}

async function keep(
  tx: Tx,
  sale: PricedSale,
  { fact, at, entryId }: { fact: string; at: Date; entryId: string },
): Promise<void> {
  const { merchantId, product, quantity, price, governmentFee, shares } = sale
  const { id } = await tx
    .insertInto('sale')
    .values({
      fact,
      merchant_id: merchantId,
      product_code: product,
      quantity,
      price,
      government_fee: governmentFee,
      at,
      entry_id: entryId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (shares.length === 0) return
  await tx
    .insertInto('sale_share')
    .values(
      shares.map(({ merchantId: earner, ...share }) => ({
        ...share,
        sale_id: id,
        merchant_id: earner,
        earned_at: isOwn(share) ? at : null,
      })),
    )
    .execute()
}

/** A sale of a day gone by is final: those above get what was put aside for them. */
export async function pastRelease(tx: Tx, { fact, at }: { fact: string; at: Date }): Promise<void> {
  const sale = await tx.selectFrom('sale').selectAll().where('fact', '=', fact).executeTakeFirstOrThrow()
  const { id, merchant_id: merchantId, product_code: product, quantity } = sale
  const { shares } = await pricePastSale(tx, { merchantId, product, quantity })
  const above = shares.filter((share) => !isOwn(share))
  if (above.length === 0) return
  const sold = await tx
    .selectFrom('ledger_entry')
    .innerJoin('product', (join) => join.on('product.code', '=', product))
    .innerJoin('merchant', (join) => join.on('merchant.id', '=', merchantId))
    .select(['ledger_entry.kind', 'product.name', 'merchant.code'])
    .where('ledger_entry.id', '=', sale.entry_id)
    .executeTakeFirstOrThrow()
  const entryId = await pastEntry(tx, {
    reference: `release:${fact}`,
    kind: sold.kind as EntryKind,
    narration: `Override: ${sold.name}, sold by ${sold.code}`,
    at,
    lines: above.flatMap((share) => linesPaying('override-pending', share)),
  })
  await tx.updateTable('sale').set({ release_entry_id: entryId }).where('id', '=', id).execute()
  await tx
    .updateTable('sale_share')
    .set({ earned_at: at })
    .where('sale_id', '=', id)
    .where('earned_at', 'is', null)
    .execute()
}

/** Takes a sale back on a day gone by, commissions and TDS too. */
export async function pastRefund(
  tx: Tx,
  { fact, reason, at }: { fact: string; reason: string; at: Date },
): Promise<void> {
  const sale = await tx.selectFrom('sale').selectAll().where('fact', '=', fact).executeTakeFirstOrThrow()
  const { merchant_id, product_code, quantity } = sale
  const priced = await pricePastSale(tx, { merchantId: merchant_id, product: product_code, quantity })
  const lines = givingFirst(linesOf(priced).map(({ account, amount }) => ({ account, amount: -amount })))
  const entry = { reference: `refund:${fact}`, kind: 'reversal', narration: `Refund: ${reason}`, at, lines } as const
  const entryId = await pastEntry(tx, { ...entry, reverses: sale.entry_id })
  await tx
    .updateTable('sale')
    .set({ refund_entry_id: entryId, refunded_at: at, refund_reason: reason })
    .where('id', '=', sale.id)
    .execute()
}
