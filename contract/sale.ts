import * as z from 'zod/mini'

/** Stands in calls that take money: the total that the buyer was shown, in paise. Another price is then refused. */
export const agreedTotal = { total: z.optional(z.int('Invalid input')) }

/** What a merchant pays and earns by a product, in paise, as it is shown before paying. */
export const saleQuote = z.object({
  /** For all pieces together. */
  price: z.number(),
  commission: z.number(),
  tds: z.number(),
  /** What leaves the wallet in the end: the price less the commission after TDS. */
  net: z.number(),
  governmentFee: z.number(),
  balance: z.number(),
  /** How much must be added first; 0 where the balance is enough. */
  missing: z.number(),
})
export type SaleQuote = z.infer<typeof saleQuote>
