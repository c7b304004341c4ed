import * as z from 'zod/mini'

export const rateUnits = ['flat', 'percent'] as const

/** The dearest a product can be, and the most that can be given of it: one lakh rupees, in paise. */
export const maxPrice = 100_000_00

/** A flat sum in paise, or a share of the price in hundredths of a percent. */
export const rate = z
  .object({ unit: z.enum(rateUnits), value: z.int('Invalid input').check(z.minimum(0, 'Cannot be below zero')) })
  .check(
    z.refine(({ unit, value }) => value <= (unit === 'flat' ? maxPrice : 100_00), {
      message: 'Too large',
      path: ['value'],
    }),
  )
export type Rate = z.infer<typeof rate>

const terms = z.object({
  /** What the merchant pays, in paise. */
  price: z.int('Invalid input').check(z.minimum(1, 'Must be more than zero'), z.maximum(maxPrice, 'Too large')),
  commission: rate,
  /** For the upline, its upline, and the one above. */
  overrides: z.tuple([rate, rate, rate]),
})
export type Terms = z.infer<typeof terms>

export const priceTerms = terms.check(
  // A price that is no price is told by itself.
  z.refine((given) => given.price < 1 || earn(given).given <= given.price, {
    message: 'Commission and overrides are more than the price',
    path: ['commission'],
  }),
)

/** What a sale brings to each, in paise. */
export interface Earnings {
  price: number
  commission: number
  overrides: [number, number, number]
  /** Commission and overrides together. */
  given: number
}

export function earn({ price, commission, overrides }: Terms): Earnings {
  const [one, two, three] = overrides
  const shares: [number, number, number] = [share(one, price), share(two, price), share(three, price)]
  const own = share(commission, price)
  return { price, commission: own, overrides: shares, given: own + shares[0] + shares[1] + shares[2] }
}

const share = ({ unit, value }: Rate, price: number): number => (unit === 'flat' ? value : percentOf(price, value))

/** So many hundredths of a percent of an amount. Half a paisa is rounded up; whole numbers all the way. */
export const percentOf = (paise: number, hundredths: number): number =>
  Math.floor((paise * hundredths + 50_00) / 100_00)

/** What is left for the house; below zero it sells at a loss, which may be meant and is worth a warning. */
export const marginOf = (terms: Terms, governmentFee: number): number => terms.price - governmentFee - earn(terms).given
