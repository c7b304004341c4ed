import { expect, it } from 'vitest'
import { addDays, addWorkingDays, daysBetween } from './days.ts'

it('days are counted over months, years and leap days', () => {
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0)
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-11-20', '2026-11-15')).toBe(-5)
  expect(addDays('2026-12-30', 60)).toBe('2027-02-28')
})

it.each([
  ['2026-11-16', '2026-11-25'],
  ['2026-11-15', '2026-11-24'],
  ['2026-11-13', '2026-11-24'],
  ['2026-12-28', '2027-01-06'],
])('seven working days after %s is %s', (from, due) => {
  expect(addWorkingDays(from, 7)).toBe(due)
})
