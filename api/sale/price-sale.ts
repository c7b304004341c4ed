import { percentOf } from '../../contract/catalogue/price.ts'
import { priceOf } from '../catalogue/price-of.ts'
import { tdsRate } from '../law/tds-rate.ts'
import type { Db } from '../platform/database.ts'
import type { PricedSale, Share } from './priced-sale.ts'
import { linesAbove, readSellerPackage } from './sale-store.ts'

/** Price, commission, the uplines' overrides and TDS of a product for a merchant. */
export async function priceSale(
  db: Db,
  { merchantId, product, quantity = 1 }: { merchantId: string; product: string; quantity?: number },
): Promise<PricedSale> {
  const seller = await readSellerPackage(db, merchantId)
  const { price, commission, overrides, governmentFee } = await priceOf(db, seller.packageId, product)
  const above = await linesAbove(db, merchantId)
  const rate = await tdsRate(db)
  const earned = [commission, ...overrides]
  const shares = [merchantId, ...above].map((id, level): Share => {
    const gross = (earned[level] ?? 0) * quantity
    return { merchantId: id, level, commission: gross, tds: percentOf(gross, rate) }
  })
  return {
    merchantId,
    product,
    quantity,
    price: price * quantity,
    governmentFee: governmentFee * quantity,
    shares: shares.filter((share) => share.commission > 0),
  }
}
