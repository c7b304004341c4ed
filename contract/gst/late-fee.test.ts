import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstLateFees } from '../first-law/first-late-fees.ts'
import { lateFeeValue } from '../law/late-fee-value.ts'
import { inForce } from '../law/rule.ts'
import { lateFeeCode } from '../law/rule-codes.ts'
import { readRuleValue } from '../law/rule-kinds.ts'
import { type KeptTurnover, keptTurnoverNames, turnoverBandNames } from '../law/turnover.ts'
import { lateFee } from './late-fee.ts'
import { type GstReturn, gstReturnNames } from './returns.ts'
import { readPeriod } from './returns-periods.ts'

/** The rule as the law has it for a period. */
function ruleOf(name: GstReturn, period: string) {
  const versions = firstLateFees.filter(({ code }) => code === lateFeeCode(name))
  return readRuleValue('late-fee', inForce(versions, readPeriod(period)?.end ?? '')?.value)
}

type Line = [GstReturn, period: string, KeptTurnover, 'nil' | 'figures', days: number, rupees: number, source: string]
const small = 'up-to-1.5'
/** Written out by hand from the notifications, CGST and SGST together. */
const written: Line[] = [
  ['gstr-3b', '2025-10', small, 'nil', 365, 500, '19/2021: a nil return at most 500'],
  ['gstr-3b', '2025-10', small, 'nil', 10, 200, '19/2021: 20 a day'],
  ['gstr-3b', '2025-10', small, 'nil', 25, 500, '19/2021: the cap is reached on day 25'],
  ['gstr-3b', '2025-10', small, 'nil', 26, 500, '19/2021: and not passed on day 26'],
  ['gstr-3b', '2025-10', small, 'figures', 10, 500, '19/2021: 50 a day'],
  ['gstr-3b', '2025-10', small, 'figures', 365, 2_000, '19/2021: up to 1.5 crore at most 2,000'],
  ['gstr-3b', '2025-10', '1.5-to-2', 'figures', 365, 5_000, '19/2021: up to 5 crore at most 5,000'],
  ['gstr-3b', '2025-10', '2-to-5', 'figures', 365, 5_000, '19/2021: up to 5 crore at most 5,000'],
  ['gstr-3b', '2025-10', '5-to-20', 'figures', 365, 10_000, '19/2021: above 5 crore at most 10,000'],
  ['gstr-3b', '2025-10', 'over-20', 'figures', 365, 10_000, '19/2021: above 5 crore at most 10,000'],
  ['gstr-3b', '2025-10', 'over-20', 'nil', 365, 500, '19/2021: nil at most 500 whatever the turnover'],
  ['gstr-3b', '2021-06', small, 'figures', 365, 2_000, '19/2021 begins with June 2021'],
  ['gstr-3b', 'FY2021Q1', small, 'figures', 365, 2_000, '19/2021 begins with the quarter that ends in June 2021'],
  ['gstr-3b', '2021-05', small, 'figures', 365, 10_000, '76/2018, before June 2021: cap of s.47(1)'],
  ['gstr-3b', '2021-05', small, 'nil', 365, 7_300, '76/2018, before June 2021: 20 a day, cap of s.47(1)'],
  ['gstr-1', '2025-10', small, 'nil', 365, 500, '20/2021'],
  ['gstr-1', '2025-10', small, 'figures', 365, 2_000, '20/2021'],
  ['gstr-1', '2025-10', '2-to-5', 'figures', 365, 5_000, '20/2021'],
  ['gstr-1', '2025-10', 'over-20', 'figures', 365, 10_000, '20/2021'],
  ['gstr-1', '2021-05', 'over-20', 'figures', 365, 10_000, '4/2018: cap of s.47(1)'],
  ['gstr-4', 'FY2024', small, 'figures', 365, 2_000, '21/2021'],
  ['gstr-4', 'FY2024', small, 'nil', 365, 500, '21/2021'],
  ['gstr-4', 'FY2020', small, 'figures', 365, 10_000, '73/2017, before 2021-22'],
  ['gstr-5', '2025-10', small, 'figures', 365, 10_000, '5/2018'],
  ['gstr-5', '2025-10', small, 'nil', 30, 600, '5/2018'],
  ['gstr-5a', '2025-10', small, 'figures', 30, 1_500, '6/2018'],
  ['gstr-5a', '2025-10', small, 'nil', 30, 600, '6/2018'],
  ['gstr-6', '2025-10', small, 'figures', 30, 1_500, '7/2018'],
  ['gstr-6', '2025-10', small, 'nil', 30, 1_500, '7/2018: nil is not cheaper'],
  ['gstr-7', '2025-10', small, 'figures', 365, 2_000, '23/2024'],
  ['gstr-7', '2025-10', small, 'nil', 365, 0, '23/2024: nil is free'],
  ['gstr-7', '2021-06', small, 'nil', 365, 0, '23/2024: from June 2021 on'],
  ['gstr-7', '2021-05', small, 'nil', 365, 10_000, 's.47(1), before June 2021'],
  ['gstr-8', '2025-10', small, 'figures', 10, 2_000, 's.47(1): 200 a day'],
  ['gstr-8', '2025-10', small, 'nil', 365, 10_000, 's.47(1)'],
  ['gstr-9', 'FY2024', '2-to-5', 'figures', 100, 5_000, '7/2023: 50 a day up to 5 crore'],
  ['gstr-9', 'FY2024', '5-to-20', 'figures', 100, 10_000, '7/2023: 100 a day up to 20 crore'],
  ['gstr-9', 'FY2024', 'over-20', 'figures', 100, 20_000, 's.47(2): 200 a day above'],
  ['gstr-9', 'FY2021', '2-to-5', 'figures', 100, 20_000, 's.47(2), before 2022-23'],
  ['gstr-9c', 'FY2024', '5-to-20', 'figures', 100, 10_000, '7/2023'],
  ['gstr-9c', 'FY2024', 'over-20', 'figures', 100, 20_000, 's.47(2)'],
  ['gstr-10', '2025-08-15', small, 'nil', 10, 2_000, 's.47(1)'],
  ['gstr-10', '2025-08-15', small, 'figures', 365, 10_000, 's.47(1)'],
  ['cmp-08', 'FY2025Q2', small, 'figures', 365, 0, 'no fee: interest only'],
  ['iff', '2025-10', small, 'figures', 365, 0, 'no fee'],
  ['pmt-06', '2025-10', small, 'figures', 365, 0, 'no fee: interest only'],
  ['gstr-3b', '2025-10', 'up-to-2', 'figures', 365, 5_000, '19/2021: a former band counts as the highest it can mean'],
  ['gstr-3b', '2025-10', 'over-5', 'figures', 365, 10_000, '19/2021'],
  ['gstr-9', 'FY2024', 'over-5', 'figures', 100, 20_000, 's.47(2): over 5 crore may be over 20'],
]

it.each(written)(
  '%s of %s, %s, %s, %i days late costs ₹%i (%s)',
  (name, period, turnover, filled, daysLate, rupees) => {
    const fee = lateFee(ruleOf(name, period), { daysLate, nil: filled === 'nil', turnover })
    expect(fee.amount).toBe(rupees * 100)
  },
)

it('every return is written out above', () => {
  const known = new Set(written.map(([name]) => name))
  expect(gstReturnNames.filter((name) => !known.has(name))).toEqual([])
})

it('of a year the fee is no more than the share of the most that the band holds, and has no end above twenty crore', () => {
  const rupees = (turnover: KeptTurnover, daysLate = 3_000) =>
    lateFee(ruleOf('gstr-9', 'FY2022'), { daysLate, nil: false, turnover }).amount / 100
  // 0.04 % of 2, of 5 and of 20 crore; before them what the days come to.
  expect([rupees('1.5-to-2'), rupees('2-to-5'), rupees('5-to-20')]).toEqual([8_000, 20_000, 80_000])
  expect([rupees('2-to-5', 399), rupees('2-to-5', 400), rupees('2-to-5', 401)]).toEqual([19_950, 20_000, 20_000])
  expect(rupees('over-20')).toBe(600_000)
})

it('of a year the cap is a share of the turnover in the State, which is said', () => {
  const capOf = (turnover: KeptTurnover) => lateFee(ruleOf('gstr-9', 'FY2024'), { daysLate: 9, nil: false, turnover })
  expect(['2-to-5', '5-to-20', 'over-20'].map((band) => capOf(band as KeptTurnover))).toMatchObject([
    { cap: null, capShare: 4 },
    { cap: null, capShare: 4 },
    { cap: null, capShare: 50 },
  ])
})

it('a former band is called rough only where the exact one would be cheaper', () => {
  const rough = (turnover: KeptTurnover, daysLate: number, nil = false) =>
    lateFee(ruleOf('gstr-3b', '2025-10'), { daysLate, nil, turnover }).rough
  expect(rough('up-to-2', 365)).toBe(true)
  expect(rough('up-to-2', 40)).toBe(false)
  expect(rough('up-to-2', 365, true)).toBe(false)
  expect(rough('over-5', 365)).toBe(false)
  expect(rough('1.5-to-2', 365)).toBe(false)
})

const paise = fc.integer({ min: 0, max: 100_000 })
const anyValue = fc
  .record({
    edges: fc.subarray([...turnoverBandNames]),
    // What the cap is above the cost of one day.
    rates: fc.array(fc.record({ perDay: paise, more: paise }), { minLength: 6, maxLength: 6 }),
    nil: fc.option(fc.record({ perDay: paise, more: paise })),
  })
  .map(({ edges, rates, nil }) => {
    const bands = [...edges, null].map((upTo, i) => {
      const { perDay = 0, more = 0 } = rates[i] ?? {}
      return { upTo, perDay, cap: perDay + more, capShare: null }
    })
    const cheapest = (what: 'perDay' | 'cap') => Math.min(...bands.map((band) => band[what]))
    const least = nil && {
      perDay: Math.min(nil.perDay, cheapest('perDay')),
      cap: Math.min(nil.perDay + nil.more, cheapest('cap')),
    }
    return { bands: bands.slice(-5), nil: least }
  })
const anyRule = fc.oneof(
  anyValue,
  fc.constantFrom(...firstLateFees.map(({ value }) => readRuleValue('late-fee', value))),
)
const anyTurnover = fc.constantFrom(...keptTurnoverNames)

describe('whatever the rule, the turnover and the days', () => {
  it('what is made up here is a rule that can be kept', () => {
    fc.assert(fc.property(anyRule, (value) => lateFeeValue.safeParse(value).success))
  })
  it('a fee is never above its cap', () => {
    fc.assert(
      fc.property(
        anyRule,
        anyTurnover,
        fc.integer({ min: 0, max: 5_000 }),
        fc.boolean(),
        (value, turnover, daysLate, nil) => {
          const { amount, cap } = lateFee(value, { turnover, daysLate, nil })
          expect(amount).toBeLessThanOrEqual(cap ?? Number.POSITIVE_INFINITY)
        },
      ),
    )
  })
  it('a fee never falls with the days', () => {
    fc.assert(
      fc.property(anyRule, anyTurnover, fc.nat(5_000), fc.nat(400), (value, turnover, daysLate, more) => {
        const at = (days: number) => lateFee(value, { turnover, daysLate: days, nil: false }).amount
        expect(at(daysLate + more)).toBeGreaterThanOrEqual(at(daysLate))
      }),
    )
  })
  it('what is not late costs nothing', () => {
    fc.assert(
      fc.property(
        anyRule,
        anyTurnover,
        fc.integer({ min: -900, max: 0 }),
        fc.boolean(),
        (value, turnover, daysLate, nil) => {
          expect(lateFee(value, { turnover, daysLate, nil }).amount).toBe(0)
        },
      ),
    )
  })
  it('a nil return is never dearer than one with figures', () => {
    fc.assert(
      fc.property(anyRule, anyTurnover, fc.nat(5_000), (value, turnover, daysLate) => {
        const at = (nil: boolean) => lateFee(value, { turnover, daysLate, nil }).amount
        expect(at(true)).toBeLessThanOrEqual(at(false))
      }),
    )
  })
})

it('on its due date a return owes nothing, and no rate is named', () => {
  const fee = lateFee(ruleOf('gstr-3b', '2025-10'), { daysLate: 0, nil: false, turnover: small })
  expect(fee).toEqual({ amount: 0, perDay: 0, cap: null, capShare: null, rough: false })
})

it('a rule without any cap goes on by the day, whatever the turnover', () => {
  const bands = [{ upTo: null, perDay: 20_000, cap: null, capShare: null }]
  expect(lateFee({ bands, nil: null }, { daysLate: 3_000, nil: false, turnover: small }).amount).toBe(60_000_000)
})
