import type * as z from 'zod/mini'
import type { pricesChange } from '../../contract/catalogue/package.ts'
import { marginOf } from '../../contract/catalogue/price.ts'
import { onlyAdminStops, whyOnlyAdmin } from '../../contract/catalogue/price-floor.ts'
import { governmentFees } from '../law/government-fees.ts'
import type { Db } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { readPriceFloors } from './read-price-floors.ts'

type Prices = z.infer<typeof pricesChange>['prices']

interface Asked {
  packageId: string
  prices: Prices
  /** The products whose terms are others now. */
  changed: ReadonlySet<string>
}

/** To sell cheaper may be meant, and is an admin's matter: a clerk and a friendly shop could live on it. */
export async function refuseCheaper(db: Db, { packageId, prices, changed }: Asked): Promise<void> {
  const rows = await db.selectFrom('product').select(['code', 'government_fee']).execute()
  const fees = await governmentFees(db, rows)
  const floors = await readPriceFloors(db, packageId)
  prices.forEach(({ code, terms }, i) => {
    if (!changed.has(code)) return
    if (marginOf(terms, fees.get(code) ?? 0) < 0)
      throw badRequest('Only an admin can sell at a loss.', {
        [`prices.${i}.terms.price`]: 'Less than the government fee, commission and overrides together',
      })
    const refused = whyOnlyAdmin(terms, floors.get(code) ?? null)
    if (refused)
      throw badRequest('Only an admin can make a product cheaper.', {
        [`prices.${i}.terms.${refused.cell}`]: refused.why,
      })
  })
  const stay = new Set(prices.map(({ code }) => code))
  // Put back later, its price would no longer be known.
  if ([...changed].some((code) => !stay.has(code)))
    throw badRequest('Only an admin can take a product out of a package.', { prices: onlyAdminStops })
}
