import { expect, it } from 'vitest'
import { isArn } from '../gst/arn.ts'
import { readPeriod } from '../gst/returns-periods.ts'
import { isCin } from './cin.ts'
import { isDay, isMoment } from './dates.ts'
import { isAadhaar, isIfsc, isMaskedAadhaar, isPan, isUpiId, passesVerhoeff } from './ids.ts'
import { isSpeedPost } from './speed-post.ts'

/** Each number by its check, with one that is right. */
const shapes: [what: string, is: (text: string) => boolean, right: string][] = [
  ['an Aadhaar number', isAadhaar, '234567890124'],
  ['a PAN', isPan, 'ABCPD1234E'],
  ['an IFSC', isIfsc, 'SBIN0001234'],
  ['a UPI address', isUpiId, 'shop@okbank'],
  ['a CIN', isCin, 'U74999MH2015PTC123456'],
  ['an ARN', isArn, 'AA2710260000011'],
  ['a Speed Post number', isSpeedPost, 'EE123456785IN'],
  ['a day', isDay, '2026-11-15'],
  ['a month', (text) => readPeriod(text) !== undefined, '2026-10'],
  ['a quarter', (text) => readPeriod(text) !== undefined, 'FY2026Q1'],
  ['a masked Aadhaar number', isMaskedAadhaar, 'XXXX XXXX 0124'],
  ['a moment', isMoment, '2026-11-15T23:59:59.5+05:30'],
]

it.each(shapes)('%s is one alone, and none with anything before or behind it', (_what, is, right) => {
  expect(is(right)).toBe(true)
  for (const foreign of [`?${right}`, `${right}?`, `\n${right}`, `${right}\n`, `${right} ${right}`, ''])
    expect([foreign, is(foreign)]).toEqual([foreign, false])
})

it('a day has a year of four digits, though clocks know longer ones', () => {
  expect(new Date('+012026-11-15').getTime()).not.toBeNaN()
  expect(['+012026-11-15', '-002026-11-15'].map(isDay)).toEqual([false, false])
})

it('a masked Aadhaar number shows its last four digits, neither fewer nor letters', () => {
  for (const text of ['XXXX XXXX 1', 'XXXX XXXX 12345', 'XXXX XXXX ABCD']) expect(isMaskedAadhaar(text)).toBe(false)
})

it('an Aadhaar number never reads the same from both ends', () => {
  const mirrored = Array.from({ length: 2_000 }, (_, n) => String(200_000 + n * 397))
    .map((half) => half + [...half].reverse().join(''))
    .filter(passesVerhoeff)
  expect(mirrored.length).toBeGreaterThan(20)
  for (const number of mirrored) expect([number, isAadhaar(number)]).toEqual([number, false])
})
