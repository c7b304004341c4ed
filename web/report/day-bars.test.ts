import { describe, expect, it } from 'vitest'
import { dayBars } from './day-bars.ts'

const text = String

describe('bars of days', () => {
  it('stand for every day of the range, also for those without anything', () => {
    const bars = dayBars([{ name: '2026-02-28', value: 5 }], { days: { from: '2026-02-27', to: '2026-03-01' }, text })
    expect(bars.map(({ day, value }) => [day, value])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 5],
      ['2026-03-01', 0],
    ])
  })

  it('are weeks in a long range, and lose nothing', () => {
    const found = [
      { name: '2026-04-01', value: 1 },
      { name: '2026-04-07', value: 2 },
      { name: '2026-04-08', value: 4 },
      { name: '2027-03-31', value: 8 },
    ]
    const bars = dayBars(found, { days: { from: '2026-04-01', to: '2027-03-31' }, text })
    expect(bars).toHaveLength(53)
    expect(bars[0]).toEqual({ day: '2026-04-01', value: 3, text: '3 in the week from then' })
    expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(15)
  })
})
