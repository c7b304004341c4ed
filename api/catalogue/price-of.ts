import { type Earnings, earn } from '../../contract/catalogue/price.ts'
import { governmentFees } from '../law/government-fees.ts'
import type { Db } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { termColumns, termsOf } from './rate-columns.ts'

export interface ProductPrice extends Earnings {
  governmentFee: number
}

/** What a product costs and brings in a package, in paise; a product that it does not sell is a conflict. */
export async function priceOf(db: Db, packageId: string, productCode: string): Promise<ProductPrice> {
  const row = await db
    .selectFrom('package_price')
    .innerJoin('product', 'product.code', 'package_price.product_code')
    .select([...termColumns, 'product.code', 'product.government_fee'])
    .where('package_price.package_id', '=', packageId)
    .where('product.code', '=', productCode)
    .where('product.active', '=', true)
    .executeTakeFirst()
  if (!row) throw conflict('This service is not in your package. Please ask the head office.')
  const fees = await governmentFees(db, [row])
  return { ...earn(termsOf(row)), governmentFee: fees.get(productCode) ?? 0 }
}
