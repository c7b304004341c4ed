import type { PackageSetup, PricedProduct } from '../../contract/catalogue/package.ts'
import type { Terms } from '../../contract/catalogue/price.ts'
import { governmentFees } from '../law/government-fees.ts'
import { tdsRate } from '../law/tds-rate.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { readPackage } from './package-store.ts'
import { termColumns, termsOf } from './rate-columns.ts'
import { readPriceFloors } from './read-price-floors.ts'

/** A package with every product that is sold at all, and the rate of TDS that holds today. */
export async function readPackageSetup(db: Db, actor: Actor, id: string): Promise<PackageSetup> {
  const facts = await readPackage(db, id)
  const terms = await readTerms(db, id)
  const products = await db
    .selectFrom('product')
    .select(['code', 'name', 'family', 'government_fee'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('code')
    .execute()
  const fees = await governmentFees(db, products)
  const floors = await readPriceFloors(db, id)
  return {
    ...facts,
    mayLower: actor.role === 'admin',
    tdsPercent: (await tdsRate(db)) / 100,
    products: products.map(
      ({ code, name, family }): PricedProduct => ({
        code,
        name,
        family,
        governmentFee: fees.get(code) ?? 0,
        terms: terms.get(code) ?? null,
        floor: floors.get(code) ?? null,
      }),
    ),
  }
}

export async function readTerms(db: Db, packageId: string): Promise<Map<string, Terms>> {
  const rows = await db
    .selectFrom('package_price')
    .innerJoin('product', 'product.code', 'package_price.product_code')
    .select(['package_price.product_code', ...termColumns])
    .where('package_id', '=', packageId)
    .where('product.active', '=', true)
    .execute()
  return new Map(rows.map((row) => [row.product_code, termsOf(row)]))
}
