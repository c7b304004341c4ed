import { msPerDay } from '../../contract/kernel/days.ts'
import type { Tx } from '../platform/database.ts'
import { payOnline } from './opening-money.ts'
import type { PastEvent } from './past.ts'
import type { Spending } from './past-pans.ts'
import { pricePastSale } from './price-past-sale.ts'

const minuteMs = 60_000
const daysMs = 5 * msPerDay
/** People pay round amounts, in paise. */
const round = 100_00

/** What the shops paid in for what they sold: every few days, shortly before it was needed, in round amounts. */
export async function topUps(tx: Tx, spent: readonly Spending[]): Promise<PastEvent[]> {
  const needed = new Map<string, { merchantId: string; at: Date; paise: number }>()
  for (const { merchantId, product, at } of spent) {
    const { price } = await pricePastSale(tx, { merchantId, product })
    const key = `${merchantId} ${Math.floor(at.getTime() / daysMs)}`
    const one = needed.get(key) ?? { merchantId, at, paise: 0 }
    needed.set(key, { merchantId, at: one.at < at ? one.at : at, paise: one.paise + price })
  }
  return [...needed.values()].map(({ merchantId, at, paise }): PastEvent => {
    const amount = Math.ceil(paise / round) * round
    return {
      at: new Date(at.getTime() - 25 * minuteMs),
      happen: (own, then) => payOnline(own, { merchantId, amount, at: then }),
    }
  })
}
