import { expect, it } from 'vitest'
import { countCoupons } from './coupon.ts'

it.each([
  [1, [], '1 coupon'],
  [2, [], '2 coupons'],
  [1, ['physical'], '1 physical coupon'],
  [30, ['digital', 'UTI'], '30 digital UTI coupons'],
] as const)('%i of the kind %j are called %s', (quantity, kind, words) => {
  expect(countCoupons(quantity, ...kind)).toBe(words)
})
