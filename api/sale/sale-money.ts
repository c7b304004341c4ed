import type { Db } from '../platform/database.ts'

/** What was paid for a fact, in paise. */
export interface SaleMoney {
  product: string
  price: number
  paidAt: Date
  /** What the seller keeps of it, after TDS. */
  commission: number
  refundedAt: Date | null
  refundReason: string
}

/** The money of one sale, for whoever looks at what it was for; nothing where nothing was paid. */
export async function saleMoney(db: Db, fact: string): Promise<SaleMoney | undefined> {
  const sale = await db
    .selectFrom('sale')
    .innerJoin('product', 'product.code', 'sale.product_code')
    .leftJoin('sale_share', (join) => join.onRef('sale_share.sale_id', '=', 'sale.id').on('sale_share.level', '=', 0))
    .select(['product.name', 'price', 'at', 'commission', 'tds', 'refunded_at', 'refund_reason'])
    .where('fact', '=', fact)
    .executeTakeFirst()
  return (
    sale && {
      product: sale.name,
      price: Number(sale.price),
      paidAt: sale.at,
      commission: Number(sale.commission ?? 0) - Number(sale.tds ?? 0),
      refundedAt: sale.refunded_at,
      refundReason: sale.refund_reason,
    }
  )
}
