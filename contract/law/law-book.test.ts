import { describe, expect, expectTypeOf, it } from 'vitest'
import { openLawBook } from './law-book.ts'
import { barCode, feeCode, lateFeeCode, type RuleCode } from './rule-codes.ts'

const version = (code: string, since: string, value: unknown) => ({ code, since, value, source: 'x', lookedAt: null })

describe('the book of law', () => {
  const book = openLawBook([
    version('bar/gstr-1', '2017-07-01', { years: 3 }),
    version('bar/gstr-1', '2027-01-01', { years: 5 }),
    version('fee/pan', '2026-01-01', { paise: 107_00 }),
    version('fee/broken', '2026-01-01', { paise: 'much' }),
  ])
  const years = (day: string) => book.on('filing-bar', barCode('gstr-1'), day)?.value.years

  it('says what holds on a day, however often and in whatever order it is asked', () => {
    const days = ['2027-01-01', '2026-12-31', '2027-01-01', '2017-06-30']
    expect(days.map(years)).toEqual([5, 3, 5, undefined])
  })

  it('does not go on without a rule that must be there, and says which one', () => {
    expect(book.require('government-fee', feeCode('pan'), '2026-01-01').value.paise).toBe(107_00)
    expect(() => book.require('government-fee', feeCode('pan'), '2025-12-31')).toThrow(
      "No version of the rule 'fee/pan' holds on 2025-12-31.",
    )
    expect(book.on('government-fee', feeCode('none'), '2026-01-01')).toBeUndefined()
  })

  it('does not hand out a value that is none of its kind', () => {
    expect(() => book.on('government-fee', feeCode('broken'), '2026-01-01')).toThrow()
  })

  it('is asked for a rule under its own kind only', () => {
    expectTypeOf(barCode('gstr-1')).toExtend<RuleCode<'filing-bar'>>()
    expectTypeOf(barCode('gstr-1')).not.toExtend<RuleCode<'late-fee'>>()
    expectTypeOf(lateFeeCode('gstr-1')).not.toExtend<RuleCode<'due-date'>>()
    expectTypeOf<string>().not.toExtend<RuleCode<'tds'>>()
  })
})
