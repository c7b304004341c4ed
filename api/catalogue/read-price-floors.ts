import type { Terms } from '../../contract/catalogue/price.ts'
import { highestOf, type PriceFloor } from '../../contract/catalogue/price-floor.ts'
import type { Db } from '../platform/database.ts'
import { termColumns, termsOf } from './rate-columns.ts'

/** What a clerk may not go below in a package, by product; those that no package sells are not in it. */
export async function readPriceFloors(db: Db, packageId: string): Promise<Map<string, PriceFloor | null>> {
  const rows = await db
    .selectFrom('package_price')
    .select(['package_id', 'product_code', ...termColumns])
    .execute()
  const [own, everywhere] = [new Map<string, Terms[]>(), new Map<string, Terms[]>()]
  for (const row of rows) {
    const [code, terms] = [row.product_code, termsOf(row)]
    if (row.package_id === packageId) own.set(code, [terms])
    everywhere.set(code, [...(everywhere.get(code) ?? []), terms])
  }
  return new Map([...everywhere].map(([code, all]) => [code, highestOf(own.get(code) ?? all)]))
}
