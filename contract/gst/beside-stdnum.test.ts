import * as fc from 'fast-check'
import { stdnum } from 'stdnum'
import { describe, expect, it } from 'vitest'
import { checkSign, isGstin } from '../kernel/gstin.ts'
import { isAadhaar, isPan, passesVerhoeff } from '../kernel/ids.ts'
import { gstinClass } from './client-gstin.ts'

// A library that many use reads ten thousand numbers beside us; where the two differ, one of the reasons listed must hold.
const { aadhaar, gstin, pan } = stdnum.IN as Record<
  'aadhaar' | 'gstin' | 'pan',
  { validate(text: string): { isValid: boolean } }
>
const tenThousand = { numRuns: 10_000 }

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: usual, weight: 4 }, { arbitrary: odd, weight: 1 })

const pans = fc
  .tuple(
    letter,
    letter,
    letter,
    mostly(fc.constantFrom(...'PCFHTABLJG'), letter),
    letter,
    mostly(digits(4), fc.constant('0000')),
    letter,
  )
  .map((parts) => parts.join(''))

const states = fc.integer({ min: 0, max: 99 }).map((state) => String(state).padStart(2, '0'))
const gstins = fc
  .tuple(
    mostly(fc.constantFrom('27', '29', '24', '36', '38', '97'), states),
    pans,
    mostly(fc.constantFrom(...'123A'), fc.constant('0')),
    mostly(fc.constant('Z'), fc.constantFrom(...'0159ACDEJKY')),
    mostly(fc.constant(''), fc.constantFrom(...'0Z7')),
  )
  .map(([state, holder, nth, kind, sign]) => {
    const body = `${state}${holder}${nth}${kind}`
    return body + (sign || checkSign(body))
  })

const aadhaars = fc
  .tuple(
    mostly(fc.constantFrom(...'23456789'), fc.constantFrom('0', '1')),
    digits(10),
    mostly(fc.constant(''), digits(1)),
  )
  .map(([first, middle, last]) => {
    const body = first + middle
    return body + (last || [...'0123456789'].find((digit) => passesVerhoeff(body + digit)))
  })

/** Where the two judge otherwise, why, and that each reason was met at all. */
function compare(
  numbers: fc.Arbitrary<string>,
  judges: { ours(text: string): boolean; theirs(text: string): boolean },
  reasons: Record<string, (text: string) => boolean>,
): string[] {
  const met = new Set<string>()
  fc.assert(
    fc.property(numbers, (text) => {
      if (judges.ours(text) === judges.theirs(text)) return
      const reason = Object.keys(reasons).find((name) => reasons[name]?.(text))
      expect(reason, `${text}: we say ${judges.ours(text)}`).toBeDefined()
      met.add(reason ?? '')
    }),
    tenThousand,
  )
  return [...met].sort()
}

describe('ten thousand numbers, judged by us and by stdnum', () => {
  it('of Aadhaar: no difference', () => {
    const judges = { ours: isAadhaar, theirs: (text: string) => aadhaar.validate(text).isValid }
    expect(compare(aadhaars, judges, {})).toEqual([])
  })

  it('of PAN: we take the holder type E too, which some lists have', () => {
    const judges = { ours: isPan, theirs: (text: string) => pan.validate(text).isValid }
    expect(compare(pans, judges, { 'holder type E': (text) => text[3] === 'E' })).toEqual(['holder type E'])
  })

  it('of GSTIN: we know Ladakh, other territories, the holder type E, and more classes than Z', () => {
    const judges = {
      ours: (text: string) => gstinClass(text) !== undefined,
      theirs: (text: string) => gstin.validate(text).isValid,
    }
    const reasons = {
      'classes beside Z': (text: string) => text[13] !== 'Z',
      'Ladakh and other territories': (text: string) => ['38', '97'].includes(text.slice(0, 2)),
      'holder type E': (text: string) => text[5] === 'E',
    }
    expect(compare(gstins, judges, reasons)).toEqual(Object.keys(reasons).sort())
  })

  it('of GSTIN as a business of ours has one: the same without the classes', () => {
    const judges = { ours: isGstin, theirs: (text: string) => gstin.validate(text).isValid }
    const reasons = {
      'Ladakh and other territories': (text: string) => ['38', '97'].includes(text.slice(0, 2)),
      'holder type E': (text: string) => text[5] === 'E',
    }
    expect(compare(gstins, judges, reasons)).toEqual(Object.keys(reasons).sort())
  })
})
