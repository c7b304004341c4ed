import { expect, it } from 'vitest'
import { financialYear, yearsOn } from './years.ts'

it.each([
  ['2026-03-31', 'FY 2025-26'],
  ['2026-04-01', 'FY 2026-27'],
  ['2000-01-15', 'FY 1999-00'],
])('%s lies in %s', (day, year) => expect(financialYear(day)).toBe(year))

it('somebody grows older on their birthday, and has no age while the day is half typed', () => {
  expect(yearsOn('1961-11-18', '2026-11-17')).toBe(64)
  expect(yearsOn('1961-11-18', '2026-11-18')).toBe(65)
  expect(yearsOn('15-11-1', '2026-11-18')).toBeNaN()
})
