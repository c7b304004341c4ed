import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayText, isoText, momentText, readMoment } from './indian-moment.ts'

const dates = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2999-12-31T00:00:00Z'),
  noInvalidDate: true,
})

describe('a moment on the short way', () => {
  it('reads as on the long one, and is left to it when the day turns', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const iso = date.toISOString()
        const turns = iso.slice(11, 16) >= '18:30'
        const long = readMoment(iso)
        expect(isoText(iso, true)).toBe(turns || !long ? undefined : momentText(long))
        expect(isoText(iso, false)).toBe(turns || !long ? undefined : dayText(long))
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['', '2026-04-05', '2026-04-05T10:00:00+05:30', '2026-13-05T10:00:00.000Z', 'not a moment, but 24 long'])(
    'has nothing to say of %j',
    (text) => {
      expect(isoText(text, true)).toBeUndefined()
    },
  )
})
