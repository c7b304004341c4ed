import * as z from 'zod/mini'
import { formatPaise } from '../kernel/money.ts'
import { earn, type Terms } from './price.ts'

/**
 * What a clerk may not go below: the price, and what of it is left after commission and overrides. It is what the
 * package has now or, where it does not sell the product yet, the most that any package has. However often prices are
 * saved, taken out, put back or copied, a clerk never makes a product cheaper by that.
 */
export const priceFloor = z.object({ price: z.number(), left: z.number() })
export type PriceFloor = z.infer<typeof priceFloor>

export const onlyAdminStarts = 'No package sells it yet: only an admin sets its first price'
export const onlyAdminStops = 'Only an admin takes a product out of a package'

export const leftOf = (terms: Terms): number => terms.price - earn(terms).given

/** The highest of each, of all the terms that a product has; nothing where it has none. */
export const highestOf = (all: readonly Terms[]): PriceFloor | null =>
  all.length === 0
    ? null
    : { price: Math.max(...all.map(({ price }) => price)), left: Math.max(...all.map((terms) => leftOf(terms))) }

/** What only an admin may do in these terms, at the cell that does it; nothing where a clerk may set them. */
export function whyOnlyAdmin(
  terms: Terms,
  floor: PriceFloor | null,
): { cell: 'price' | 'commission'; why: string } | null {
  if (!floor) return { cell: 'price', why: onlyAdminStarts }
  if (terms.price < floor.price)
    return { cell: 'price', why: `Only an admin lowers a price: at least ${formatPaise(floor.price)}` }
  if (leftOf(terms) < floor.left)
    return {
      cell: 'commission',
      why: `Only an admin gives more of a price away: at least ${formatPaise(floor.left)} must be left`,
    }
  return null
}
