import type { Db } from '../platform/database.ts'
import { type SaleMoney, saleMoney } from '../sale/sale-money.ts'

export interface ShownMoney extends Omit<SaleMoney, 'paidAt' | 'refundedAt'> {
  paidAt: string
  refundedAt: string | null
}

/** What was paid for a fact and what came back, as its page shows it; nothing where nothing was paid. */
export async function readMoney(db: Db, fact: string): Promise<ShownMoney | null> {
  const money = await saleMoney(db, fact)
  if (!money) return null
  return { ...money, paidAt: money.paidAt.toISOString(), refundedAt: money.refundedAt?.toISOString() ?? null }
}
