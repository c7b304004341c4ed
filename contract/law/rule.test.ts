import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inForce, isStale } from './rule.ts'

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

it('a rule that nobody has looked at for a year, or ever, is stale', () => {
  expect(isStale(null, '2026-11-16')).toBe(true)
  expect(isStale('2025-11-16', '2026-11-15')).toBe(false)
  expect(isStale('2025-11-16', '2026-11-16')).toBe(true)
})
