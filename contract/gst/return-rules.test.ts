import { expect, it } from 'vitest'
import { firstRules } from '../law/first-rules.ts'
import { openLawBook } from '../law/law-book.ts'
import { lastFilingDay, never } from './return-rules.ts'
import { gstReturnNames, returnFacts } from './returns.ts'

const law = openLawBook(firstRules.map((one) => ({ ...one, lookedAt: '2026-11-15' })))

it.each([
  ['2023-11-20', '2026-11-20'],
  ['2024-02-29', '2027-02-28'],
  ['2023-12-31', '2026-12-31'],
])('what was due on %s is taken until %s', (dueOn, last) => {
  expect(lastFilingDay(law, { returnType: 'gstr-3b', end: '2023-10-31', dueOn })).toBe(last)
})

it('the bar of three years holds for returns of sections 37, 39, 44 and 52, and for no other', () => {
  const free = gstReturnNames.filter(
    (returnType) => lastFilingDay(law, { returnType, end: '2020-03-31', dueOn: '2020-04-20' }) === never,
  )
  expect(free).toEqual(['pmt-06', 'cmp-08', 'gstr-10'])
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
