import * as fc from 'fast-check'
import { stdnum } from 'stdnum'
import { describe, expect, it } from 'vitest'
import { isCin } from '../kernel/cin.ts'
import { checkSign, isGstin } from '../kernel/gstin.ts'
import { isAadhaar, isIfsc, isPan, passesVerhoeff } from '../kernel/ids.ts'
import { isSpeedPost } from '../kernel/speed-post.ts'
import { isArn } from './arn.ts'
import { gstinClass, panIn } from './client-gstin.ts'

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

describe('numbers that are published as samples', () => {
  const good = [
    '27AAPFU0939F1ZV',
    '24AAQCA8719H1ZC',
    '29AABCR1718E1ZL',
    '05AAACG2115R1ZN',
    '24AANFA2641L1ZF',
    '01AAAAP1208Q1ZS',
    '36AASFP8573D2ZN',
    '33AAAAR6720M1ZG',
  ]
  it.each(good)('%s is a GSTIN, also of a client', (number) => {
    expect([isGstin(number), gstinClass(number)]).toEqual([true, 'normal'])
  })
  it('29AABCF8078M1C8 is one of those who collect tax at source', () => {
    expect([isGstin('29AABCF8078M1C8'), gstinClass('29AABCF8078M1C8')]).toEqual([false, 'tcs'])
  })
  it.each([
    ['27PNEA06819B1DE', 'tds'],
    ['0717UNO00157UNO', 'uin'],
    ['29AABCF8078M1C8', 'tcs'],
  ] as const)('%s is the number of a client of class %s, and of no business of ours', (number, name) => {
    expect([isGstin(number), gstinClass(number)]).toEqual([false, name])
  })
  it.each(['27PNEA06819B1DF', '0717UNO00157UNP'])('%s has a check sign that does not fit', (number) => {
    expect(gstinClass(number)).toBeUndefined()
  })
  it('a number on a TAN, of an embassy or from abroad has no PAN inside', () => {
    expect(['27PNEA06819B1DE', '0717UNO00157UNO', '27AAPFU0939F1ZV'].map(panIn)).toEqual([null, null, 'AAPFU0939F'])
  })
  it.each([
    ['27PNEA06819B1D', 'tds'],
    ['27AAPFU0939F1D', 'tds'],
    ['27AAPFU0939F1C', 'tcs'],
    ['07DELA12345B1Z', 'department'],
    ['2717USA00001NR', 'non-resident'],
    ['9917AUS00012OS', 'oidar'],
    ['0717UNO00157UN', 'uin'],
    ['0717UNO00157ON', 'uin'],
    ['27AAPFU0939F1Z', 'normal'],
  ] as const)('%s with its check sign is of class %s', (first14, name) => {
    expect(gstinClass(first14 + checkSign(first14))).toBe(name)
  })
  it.each(['24AANFA2641L1ZK', '29AAFCA7488L1Z0', '22AAAAA0000A1Z5'])('%s is no GSTIN', (number) => {
    expect([isGstin(number), gstinClass(number)]).toEqual([false, undefined])
  })

  it.each([
    ['234123412346', true],
    ['999999990019', true],
    ['999941057058', true],
    ['999971658847', true],
    ['999933119405', true],
    ['999955183433', true],
    ['999990501894', true],
    ['234123412347', false],
    ['222222222222', false],
  ])('%s as an Aadhaar number: %s', (number, genuine) => {
    expect(isAadhaar(number)).toBe(genuine)
  })

  it.each([
    ['AA0606180000002', true],
    ['AA270426000001Z', true],
    ['A10606180000002', false],
    ['AA060618000000', false],
    ['aa0606180000002', false],
    ['AA06061800000022', false],
  ])('%s as an ARN: %s', (number, genuine) => {
    expect(isArn(number)).toBe(genuine)
  })

  it.each([
    ['U12345MH2020PTC123456', true],
    ['L17110MH1973PLC019786', true],
    ['X12345MH2020PTC123456', false],
    ['U12345MH1820PTC123456', false],
    ['U12345M12020PTC123456', false],
    ['L17120MH1879PLC000037', true],
    ['U12345MH2020PTC12345', false],
  ])('%s as a CIN: %s', (number, genuine) => {
    expect(isCin(number)).toBe(genuine)
  })

  it.each([
    ['SBIN0001234', true],
    ['HDFC0ABC12Z', true],
    ['SBIN1001234', false],
    ['SBI00001234', false],
    ['SBIN000123', false],
  ])('%s as an IFSC: %s', (number, genuine) => {
    expect(isIfsc(number)).toBe(genuine)
  })

  it('EE473124829IN is a Speed Post number, and no other check digit fits it', () => {
    const fitting = [...'0123456789'].filter((digit) => isSpeedPost(`EE47312482${digit}IN`))
    expect(fitting).toEqual(['9'])
  })
})
