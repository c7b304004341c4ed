import * as z from 'zod/mini'

/** An amount that the law names, in paise. */
export const paise = z
  .int('Enter an amount')
  .check(z.minimum(0, 'At least 0'), z.maximum(100_000_000, 'At most ₹10,00,000'))
