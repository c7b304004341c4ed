import { describe, expect, it } from 'vitest'
import { rangePresets, reportPresets } from './range-presets.ts'

const rangeOf = (at: string, value: string) => rangePresets(new Date(at)).find((one) => one.value === value)?.range

describe('the ranges of a statement', () => {
  it('begin with the Indian day, which is ahead of Greenwich', () => {
    expect(rangeOf('2026-11-14T20:00:00Z', 'today')).toEqual({ from: '2026-11-15', to: '2026-11-15' })
    expect(rangeOf('2026-11-14T20:00:00Z', 'week')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
    expect(rangeOf('2026-11-14T20:00:00Z', 'month')).toEqual({ from: '2026-11-01', to: '2026-11-15' })
  })

  it('count the year from the first of April', () => {
    expect(rangeOf('2026-11-15T06:00:00Z', 'year')?.from).toBe('2026-04-01')
    expect(rangeOf('2026-03-31T06:00:00Z', 'year')?.from).toBe('2025-04-01')
    expect(rangeOf('2026-04-01T06:00:00Z', 'year')?.from).toBe('2026-04-01')
  })
})

describe('the ranges of a report', () => {
  it('always have a first and a last day, and know the month before, over the turn of the year too', () => {
    const presets = reportPresets(new Date('2026-01-31T20:00:00Z'))
    expect(presets.every(({ range }) => range !== undefined)).toBe(true)
    expect(presets.find(({ value }) => value === 'last-month')?.range).toEqual({ from: '2026-01-01', to: '2026-01-31' })
    const inJanuary = reportPresets(new Date('2026-01-31T06:00:00Z'))
    expect(inJanuary.find(({ value }) => value === 'last-month')?.range).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
    })
  })
})
