import { expect, it } from 'vitest'
import { firstBook as law } from '../first-law/first-book.ts'
import { openLawBook } from '../law/law-book.ts'
import { barYears, endOfTime, lastFilingDay } from './return-rules.ts'
import { gstReturnNames, returnFacts } from './returns.ts'

it.each([
  ['2023-11-20', '2026-11-20'],
  ['2024-02-29', '2027-02-28'],
  ['2023-12-31', '2026-12-31'],
])('what was due on %s is taken until %s', (dueOn, last) => {
  expect(lastFilingDay(law, { returnType: 'gstr-3b', end: '2023-10-31', dueOn })).toBe(last)
})

const threeYears = [
  'gstr-1',
  'gstr-3b',
  'gstr-4',
  'gstr-5',
  'gstr-5a',
  'gstr-6',
  'gstr-7',
  'gstr-8',
  'gstr-9',
  'gstr-9c',
]

it('the bar of three years holds for returns of sections 37, 39, 44 and 52, and for no other', () => {
  const years = gstReturnNames.map((returnType) => [returnType, barYears(law, { returnType, end: '2020-03-31' })])
  const other = { iff: 0, 'pmt-06': null, 'cmp-08': null, 'gstr-10': null }
  expect(Object.fromEntries(years)).toEqual({ ...Object.fromEntries(threeYears.map((name) => [name, 3])), ...other })
})

it.each(['pmt-06', 'cmp-08', 'gstr-10'] as const)('%s is taken however late it is', (returnType) => {
  expect(lastFilingDay(law, { returnType, end: '2020-03-31', dueOn: '2020-04-20' })).toBe(endOfTime)
})

it('what nobody has to file is taken until its due date only', () => {
  const optional = gstReturnNames.filter((name) => returnFacts(name).optional)
  expect(optional).toEqual(['iff'])
  expect(lastFilingDay(law, { returnType: 'iff', end: '2026-10-31', dueOn: '2026-11-13' })).toBe('2026-11-13')
})

it('a return of which no rule says how late it is taken is a bug, and not taken for ever', () => {
  expect(() => lastFilingDay(openLawBook([]), { returnType: 'iff', end: '2026-10-31', dueOn: '2026-11-13' })).toThrow(
    "No version of the rule 'bar/iff' holds on 2026-10-31.",
  )
})
