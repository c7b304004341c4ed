import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDateSpaced, formatDateTime, formatTime, indianDay } from './dates.ts'

const justBeforeMidnight = new Date('2026-04-05T18:29:59.999Z')
const midnight = new Date('2026-04-05T18:30:00.000Z')
const halfPastFive = 5.5 * 3_600_000

describe('a day in India', () => {
  it('ends at half past six in the evening of Greenwich', () => {
    expect(indianDay(justBeforeMidnight)).toBe('2026-04-05')
    expect(indianDay(midnight)).toBe('2026-04-06')
    expect(formatDate(justBeforeMidnight)).toBe('05-Apr-2026')
    expect(formatDate(midnight)).toBe('06-Apr-2026')
    expect(formatDate('0001-01-01')).toBe('01-Jan-0001')
  })

  it('turns the year at Indian midnight', () => {
    expect(formatDate('2026-12-31T18:29:59Z')).toBe('31-Dec-2026')
    expect(formatDate('2026-12-31T18:30:00Z')).toBe('01-Jan-2027')
  })

  it('is the calendar day of the moment five and a half hours ahead, for any moment', () => {
    const moments = fc.date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (when) => {
        const ahead = new Date(when.getTime() + halfPastFive).toISOString()
        expect(indianDay(when)).toBe(ahead.slice(0, 10))
        expect(formatDate(when).slice(-4)).toBe(ahead.slice(0, 4))
        expect(formatDate(when).slice(0, 2)).toBe(ahead.slice(8, 10))
      }),
    )
  })
})

describe('a date that is shown', () => {
  it('is written DD-Mon-YYYY, and with spaces where the screen wants them', () => {
    expect(formatDate('2026-04-05T06:00:00Z')).toBe('05-Apr-2026')
    expect(formatDateSpaced('2026-04-05T06:00:00Z')).toBe('05 Apr 2026')
  })

  it('names every month with three letters', () => {
    const names = Array.from({ length: 12 }, (_, i) => formatDate(`2026-${String(i + 1).padStart(2, '0')}-15`))
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    expect(names).toEqual(months.map((month) => `15-${month}-2026`))
  })

  it('without a time of day means that day in India', () => {
    expect(formatDate('2026-04-05')).toBe('05-Apr-2026')
    expect(formatTime('2026-04-05')).toBe('12:00 AM')
  })

  it('is the day that was written also before 1906, when the clocks of India stood otherwise', () => {
    expect(formatDate('1900-01-01')).toBe('01-Jan-1900')
    expect(formatDateSpaced('1882-06-30')).toBe('30 Jun 1882')
  })

  it('shows the time of India with AM and PM, and plain spaces only', () => {
    expect(formatTime('2026-04-05T09:37:00Z')).toBe('03:07 PM')
    expect(formatTime('2026-04-05T06:30:00Z')).toBe('12:00 PM')
    expect(formatDateTime('2026-04-05T18:30:00Z')).toBe('06 Apr 2026, 12:00 AM')
  })

  it.each([undefined, null, '', 'soon', '2026-13-45', new Date(Number.NaN)])('is nothing for %j', (when) => {
    expect([formatDate(when), formatDateSpaced(when), formatTime(when), formatDateTime(when)]).toEqual(['', '', '', ''])
  })
})
