import * as fc from 'fast-check'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { readTimestamp, readTimestampText } from './read-timestamp.ts'

const drivers = pg.types.getTypeParser(1184) as (text: string) => Date

/** As PostgreSQL writes it: the fraction without the zeros at its end, and nothing where there is none. */
const written = fc
  .tuple(
    fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2999-12-31T23:59:59Z'), noInvalidDate: true }),
    fc.nat(999_999),
    fc.constantFrom('+00', '+05:30', '-03', '+00'),
  )
  .map(([date, micros, zone]) => {
    const fraction = String(micros).padStart(6, '0').replace(/0+$/, '')
    return `${date.toISOString().slice(0, 19).replace('T', ' ')}${fraction && `.${fraction}`}${zone}`
  })

describe('a moment out of the database', () => {
  it('is read as the driver reads it, whatever its fraction and zone', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect([text, readTimestamp(text)]).toEqual([text, drivers(text)])
      }),
      { numRuns: 2000 },
    )
  })

  it('is the same moment as text', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect([text, readTimestampText(text)]).toEqual([text, drivers(text).toISOString()])
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['infinity', '-infinity', '0044-03-15 12:00:00+00 BC', '12026-04-05 10:00:00+00'])('%s, too', (text) => {
    expect(readTimestamp(text)).toEqual(drivers(text))
  })
})
