import { describe, expect, it } from 'vitest'
import { addMonths, moveDay, weeksOf } from './move-day.ts'

describe('a calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-17'],
    ['ArrowRight', '2026-11-19'],
    ['ArrowUp', '2026-11-11'],
    ['ArrowDown', '2026-11-25'],
    ['Home', '2026-11-15'],
    ['End', '2026-11-21'],
    ['PageUp', '2026-10-18'],
    ['PageDown', '2026-12-18'],
  ])('is walked by %s', (key, to) => expect(moveDay('2026-11-18', key, false)).toBe(to))

  it('is walked by whole years with Shift', () => {
    expect(moveDay('2026-11-18', 'PageUp', true)).toBe('2025-11-18')
    expect(moveDay('2024-02-29', 'PageDown', true)).toBe('2025-02-28')
  })

  it('leaves other keys to the browser', () => expect(moveDay('2026-11-18', 'Tab', false)).toBeUndefined())

  it('ends in the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-31')
  })

  it('has every day of a month once, each below its weekday', () => {
    const weeks = weeksOf('2026-11-18')
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
    expect(weeks[0]?.[0]).toBe('2026-11-01')
    expect(weeks[2]?.[3]).toBe('2026-11-18')
  })
})
