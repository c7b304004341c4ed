import type { Db } from '../platform/database.ts'
import { saleMoney } from '../sale/sale-money.ts'

interface GstMoney {
  price: number
  commission: number
  paidAt: string
  refundedAt: string | null
}

/** What was paid for a fact, as its page shows it; nothing where nothing was paid. */
export async function gstMoney(db: Db, fact: string): Promise<GstMoney | null> {
  const money = await saleMoney(db, fact)
  if (!money) return null
  const { price, commission, paidAt, refundedAt } = money
  return { price, commission, paidAt: paidAt.toISOString(), refundedAt: refundedAt?.toISOString() ?? null }
}
