import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gstReturnNames, gstSchemeNames, schemeReturns } from '../gst/returns.ts'
import { isDay } from '../kernel/dates.ts'
import { dueRuleCode, readDueRuleCode } from './due-rule-code.ts'
import { firstRules } from './first-rules.ts'
import { openLawBook } from './law-book.ts'
import { inForce, isStale } from './rule.ts'
import { ruleValues } from './rule-kinds.ts'
import { ruleWords } from './rule-words.ts'

const day = fc
  .date({ min: new Date('2017-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

it('the version in force on a day is the newest that has begun, in whatever order they stand', () => {
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 8 }), day, (days, today) => {
      const begun = days.filter((since) => since <= today).sort()
      expect(
        inForce(
          days.map((since) => ({ since })),
          today,
        )?.since,
      ).toBe(begun.at(-1))
    }),
  )
})

it('a version holds from its own day on, and until the day before the next', () => {
  const versions = [{ since: '2026-04-01' }, { since: '2024-10-01' }]
  expect(['2024-09-30', '2024-10-01', '2026-03-31', '2026-04-01'].map((on) => inForce(versions, on)?.since)).toEqual([
    undefined,
    '2024-10-01',
    '2024-10-01',
    '2026-04-01',
  ])
})

it('every first line has a value of its kind, a day and a source', () => {
  for (const { code, kind, value, since, source, title } of firstRules) {
    expect(ruleValues[kind].safeParse(value).error, code).toBeUndefined()
    expect(isDay(since), code).toBe(true)
    expect(source.length, code).toBeGreaterThan(8)
    expect(title, code).not.toBe('')
  }
})

it('no rule begins twice on a day', () => {
  const keys = firstRules.map(({ code, since }) => `${code} ${since}`)
  expect(new Set(keys).size).toBe(keys.length)
})

it('every return has a late fee and a bar, and every scheme that files it a due date', () => {
  const codes = new Set(firstRules.map(({ code }) => code))
  for (const name of gstReturnNames) {
    expect(codes).toContain(`late-fee/${name}`)
    expect(codes).toContain(`bar/${name}`)
  }
  for (const scheme of gstSchemeNames)
    for (const name of Object.keys(schemeReturns[scheme]))
      expect(
        [...codes].filter((code) => code.startsWith(`due/${name}/${scheme}/`)),
        `${name} ${scheme}`,
      ).not.toEqual([])
})

it('the code of a due date tells whom it is for, and nothing else is taken for one', () => {
  const whom = { returnType: 'gstr-3b', scheme: 'qrmp', stateGroup: 'A' } as const
  expect(dueRuleCode(whom)).toBe('due/gstr-3b/qrmp/A')
  expect(readDueRuleCode('due/gstr-3b/qrmp/A')).toEqual(whom)
  for (const other of ['due/gstr-3b/qrmp/C', 'due/gstr-3b/nobody/A', 'due/gstr-99/qrmp/A', 'bar/gstr-3b', 'due'])
    expect(readDueRuleCode(other)).toBeUndefined()
})

const book = openLawBook(firstRules.map((one) => ({ ...one, lookedAt: '2026-11-15' })))

it('TDS on commission was 5 % until September 2024 and is 2 % since', () => {
  const rate = (on: string) => book.on('tds', 'tds/commission', on)?.value.rate
  expect(['2024-09-30', '2024-10-01', '2026-04-01'].map(rate)).toEqual([500, 200, 200])
})

it('a rule says what holds in words, as Indians write amounts', () => {
  const says = (code: string, on = '2026-11-16') => {
    const rule = firstRules.find((one) => one.code === code)
    if (!rule) throw new Error(code)
    return ruleWords(rule.kind, book.on(rule.kind, code, on)?.value as never)
  }
  expect(says('late-fee/gstr-3b')).toEqual([
    'Turnover up to ₹1.5 crore: ₹50 a day, at most ₹2,000',
    'Turnover up to ₹5 crore: ₹50 a day, at most ₹5,000',
    'Turnover above ₹5 crore: ₹50 a day, at most ₹10,000',
    'Nil return: ₹20 a day, at most ₹500',
  ])
  expect(says('late-fee/gstr-9')).toEqual([
    'Turnover up to ₹5 crore: ₹50 a day, at most 0.04 % of the year’s turnover in the State',
    'Turnover up to ₹20 crore: ₹100 a day, at most 0.04 % of the year’s turnover in the State',
    'Turnover above ₹20 crore: ₹200 a day, at most 0.5 % of the year’s turnover in the State',
  ])
  expect(says('late-fee/gstr-7')).toEqual(['₹50 a day, at most ₹2,000', 'Nil return: no fee'])
  expect(says('late-fee/cmp-08')).toEqual(['No late fee'])
  expect(says('due/gstr-3b/qrmp/A')).toEqual(['On the 22nd, 1 month after the period'])
  expect(says('due/gstr-1/regular/all')).toEqual(['On the 11th, 1 month after the period'])
  expect(says('due/gstr-10/regular/all')).toEqual(['On the same day, 3 months after the period'])
  expect(says('bar/gstr-1')).toEqual(['Not later than 3 years after its due date'])
  expect(says('bar/gstr-10')).toEqual(['Taken however late it is'])
  expect(says('threshold/gstr-9')).toEqual(['Wanted above ₹2 crore'])
  expect(says('fee/pan-new-physical-card')).toEqual(['₹107'])
  expect(says('tds/commission')).toEqual(['2 %'])
})

it('a rule that nobody has looked at for a year is stale', () => {
  expect(isStale('2025-11-16', '2026-11-15')).toBe(false)
  expect(isStale('2025-11-16', '2026-11-16')).toBe(true)
})
