import type { SaleQuote } from '../../contract/sale.ts'
import type { Db } from '../platform/database.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'
import { priceSale } from './price-sale.ts'

/** What a merchant sees before paying; what those above earn is not theirs to see. */
export async function quoteSale(
  db: Db,
  asked: { merchantId: string; product: string; quantity?: number },
): Promise<SaleQuote> {
  const { price, governmentFee, shares } = await priceSale(db, asked)
  const own = shares.find(({ level }) => level === 0)
  const [commission, tds] = [own?.commission ?? 0, own?.tds ?? 0]
  const balance = await walletBalance(db, asked.merchantId)
  return {
    price,
    commission,
    tds,
    net: price - commission + tds,
    governmentFee,
    balance,
    missing: Math.max(price - balance, 0),
  }
}
