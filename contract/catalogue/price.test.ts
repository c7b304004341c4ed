import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { earn, marginOf, maxPrice, priceTerms, type Rate, type Terms } from './price.ts'

const flat = (value: number): Rate => ({ unit: 'flat', value })
const percent = (value: number): Rate => ({ unit: 'percent', value })
const none = flat(0)
const terms = (price: number, commission: Rate, overrides: Terms['overrides'] = [none, none, none]): Terms => ({
  price,
  commission,
  overrides,
})

const anyRate: fc.Arbitrary<Rate> = fc.oneof(
  fc.record({ unit: fc.constant('flat' as const), value: fc.nat({ max: maxPrice }) }),
  fc.record({ unit: fc.constant('percent' as const), value: fc.nat({ max: 100_00 }) }),
)
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  price: fc.integer({ min: 1, max: maxPrice }),
  commission: anyRate,
  overrides: fc.tuple(anyRate, anyRate, anyRate),
})

describe('what a sale earns', () => {
  it.each([
    [flat(1200), 13_700, 1200],
    [percent(1000), 13_700, 1370],
    // 2.5 % of 1.00 is 2.5 paise.
    [percent(250), 100, 3],
    [percent(249), 100, 2],
    [percent(1), 4_999, 0],
    [percent(1), 5_000, 1],
    [percent(100_00), 77, 77],
  ])('of %o with a price of %i is %i paise: half a paisa is rounded up', (rate, price, paise) => {
    expect(earn(terms(price, rate)).commission).toBe(paise)
  })

  it('is in whole paise, within half a paisa of the exact share, and adds up', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const got = earn(given)
        const shares = [got.commission, ...got.overrides]
        const rates = [given.commission, ...given.overrides]
        rates.forEach(({ unit, value }, i) => {
          const paise = shares[i] ?? Number.NaN
          expect(Number.isSafeInteger(paise)).toBe(true)
          const exact = unit === 'flat' ? BigInt(value) * 10_000n : BigInt(given.price) * BigInt(value)
          const off = BigInt(paise) * 10_000n - exact
          expect(off > -5_000n && off <= 5_000n).toBe(true)
        })
        expect(got.given).toBe(shares.reduce((sum, paise) => sum + paise, 0))
        expect(marginOf(given, 500) + 500 + got.given).toBe(given.price)
      }),
    )
  })

  it('never exceeds the price under terms that are accepted, and rises with the price', () => {
    fc.assert(
      fc.property(anyTerms, fc.nat({ max: 1000 }), (given, more) => {
        const accepted = z.safeParse(priceTerms, given).success
        expect(accepted).toBe(earn(given).given <= given.price)
        const dearer = earn({ ...given, price: given.price + more })
        expect(dearer.commission).toBeGreaterThanOrEqual(earn(given).commission)
      }),
    )
  })
})

describe('terms', () => {
  it.each([
    ['a price of nothing', terms(0, none)],
    ['a price below zero', terms(-5, none)],
    ['a price in fractions', terms(10.5, none)],
    ['a price that is too large', terms(maxPrice + 1, none)],
    ['a commission below zero', terms(100, flat(-1))],
    ['more than all of it', terms(100, percent(100_01))],
    ['more given than taken', terms(100, flat(60), [flat(30), flat(11), none])],
  ])('with %s are refused', (_what, given) => {
    expect(z.safeParse(priceTerms, given).success).toBe(false)
  })

  it('may give away all of the dearest price, in rupees or in percent', () => {
    for (const all of [flat(maxPrice), percent(100_00)])
      expect(z.safeParse(priceTerms, terms(maxPrice, all)).success).toBe(true)
  })

  it('without a price are told of the price alone; with one of a paisa also of what is given', () => {
    const fields = (given: Terms) => z.safeParse(priceTerms, given).error?.issues.map(({ path }) => path[0])
    expect(fields(terms(0, flat(5)))).toEqual(['price'])
    expect(fields(terms(1, flat(2)))).toEqual(['commission'])
  })

  it('below the government fee are taken: that is a warning, not an error', () => {
    const given = terms(100, flat(10))
    expect(z.safeParse(priceTerms, given).success).toBe(true)
    expect(marginOf(given, 200)).toBe(-110)
  })
})
