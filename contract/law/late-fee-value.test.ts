import { describe, expect, it } from 'vitest'
import { type LateFeeBand, type LateFeeValue, lateFeeValue } from './late-fee-value.ts'

const line = (upTo: LateFeeBand['upTo'], change: Partial<LateFeeBand> = {}): LateFeeBand => ({
  upTo,
  perDay: 50_00,
  cap: 2_000_00,
  capShare: null,
  ...change,
})
const yearly = line(null, { cap: null, capShare: 4 })
const nil = { perDay: 20_00, cap: 500_00 }
const wrong = (value: LateFeeValue) =>
  lateFeeValue.safeParse(value).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

const dearNil = ['nil', 'A nil return never costs more than one with figures']
const notRising = ['bands', 'Each line is for a larger turnover than the one before']
const oneCap = ['bands', 'Each line has an amount or a percentage at most, not both']
const smallCap = ['bands', 'No cap is less than one day costs']

describe('a late fee', () => {
  it.each<[string, LateFeeValue]>([
    ['no fee at all', { bands: [], nil: null }],
    ['one rate for all', { bands: [line(null)], nil: null }],
    ['rates that rise with the turnover', { bands: [line('up-to-1.5'), line('2-to-5'), line(null)], nil }],
    ['a share of the turnover at most', { bands: [yearly], nil: null }],
    ['a nil rate beside a share of the turnover', { bands: [yearly], nil }],
    ['a cap of one day', { bands: [line(null, { cap: 50_00 })], nil: { perDay: 20_00, cap: 20_00 } }],
    ['a nil return that costs the same', { bands: [line(null)], nil: { perDay: 50_00, cap: 2_000_00 } }],
  ])('can be %s', (_what, value) => expect(wrong(value)).toEqual([]))

  it.each<[string, LateFeeValue, string[]]>([
    ['a turnover twice', { bands: [line('2-to-5'), line('2-to-5'), line(null)], nil }, notRising],
    [
      'a smaller turnover behind a larger one',
      { bands: [line('2-to-5'), line('up-to-1.5'), line(null)], nil },
      notRising,
    ],
    ['all turnovers twice', { bands: [line(null), line(null)], nil }, notRising],
    [
      'no line for the largest',
      { bands: [line('up-to-1.5')], nil },
      ['bands', 'The last line is for every turnover above'],
    ],
    ['both caps', { bands: [line('2-to-5'), line(null, { capShare: 4 })], nil }, oneCap],
    ['no cap', { bands: [line('2-to-5'), line(null, { cap: null })], nil }, oneCap],
    ['a cap of less than a day', { bands: [line(null, { cap: 49_99 })], nil: null }, smallCap],
    ['a cap for nil of less than a day', { bands: [line(null)], nil: { perDay: 20_00, cap: 19_99 } }, smallCap],
    ['a fee for nil alone', { bands: [], nil }, ['nil', 'Without a late fee there is none for a nil return']],
    ['a dearer day for nil', { bands: [line(null)], nil: { perDay: 50_01, cap: 500_00 } }, dearNil],
    ['a higher cap for nil', { bands: [line(null)], nil: { perDay: 20_00, cap: 2_000_01 } }, dearNil],
    ['nil dearer than one line of two', { bands: [line('2-to-5', { perDay: 10_00 }), line(null)], nil }, dearNil],
  ])('cannot have %s', (_what, value, why) => expect(wrong(value)).toEqual([why]))
})
