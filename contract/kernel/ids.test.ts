import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isAadhaar,
  isIfsc,
  isMaskedAadhaar,
  isMobile,
  isPan,
  isPincode,
  isUpiId,
  maskAadhaar,
  maskEmail,
  maskPan,
  maskTypedAadhaar,
  passesVerhoeff,
  plainApostrophes,
  plainDigits,
  plainMobile,
  plainPincode,
  plainUserName,
  takeTypedAadhaar,
  typedOverMask,
} from './ids.ts'

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 11, maxLength: 11 })

/** Eleven digits with the check digit that fits them. */
const checked = digits.map((body) => body + '0123456789'.split('').find((last) => passesVerhoeff(body + last)))

describe('an Aadhaar number', () => {
  it.each([
    '234123412346',
    '999999990019',
    '999941057058',
    '999971658847',
    '999933119405',
    '999955183433',
    '999990501894',
  ])('%s is genuine', (number) => {
    expect(isAadhaar(number)).toBe(true)
  })

  it.each([
    ['a wrong check digit', '234123412347'],
    ['a number that reads the same backwards', '222222222222'],
    ['a first digit of 1', '134123412346'],
    ['a first digit of 0', '034123412346'],
    ['eleven digits', '23412341234'],
    ['thirteen digits', '2341234123460'],
    ['letters', '23412341234a'],
    ['spaces', '2341 2341 2346'],
    ['digits of another script', '२३४१२३४१२३४६'],
    ['a line end behind it', '234123412346\n'],
    ['nothing', ''],
  ])('is refused for %s', (_what, number) => {
    expect(isAadhaar(number)).toBe(false)
  })

  it('has exactly one check digit that fits, so no single wrong digit gets through', () => {
    const place = fc.nat(11)
    const other = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(checked, place, other, (number, at, step) => {
        const wrong = String((Number(number[at]) + step) % 10)
        expect(passesVerhoeff(number)).toBe(true)
        expect(passesVerhoeff(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
      }),
    )
  })

  it('does not get through with two neighbours swapped', () => {
    fc.assert(
      fc.property(checked, fc.nat(10), (number, at) => {
        fc.pre(number[at] !== number[at + 1])
        const swapped = `${number.slice(0, at)}${number[at + 1]}${number[at]}${number.slice(at + 2)}`
        expect(passesVerhoeff(swapped)).toBe(false)
      }),
    )
  })

  it('has twelve digits, even where a check digit behind them would fit', () => {
    const longer = [...'0123456789'].map((digit) => `234123412346${digit}`).filter(passesVerhoeff)
    expect(longer).toHaveLength(1)
    expect(longer.map(isAadhaar)).toEqual([false])
  })

  it('is shown by its last four digits only', () => {
    expect(maskAadhaar('234123412346')).toBe('XXXX XXXX 2346')
  })

  it.each([
    ['234123412346', 'XXXX XXXX 2346'],
    ['23412341234', 'XXXXXXX1234'],
    ['23412', 'X3412'],
    ['2341', '2341'],
    ['', ''],
  ])('of which %s was typed is shown again as %s: a part does not look like the whole', (digits, shown) => {
    expect(maskTypedAadhaar(digits)).toBe(shown)
    expect(isMaskedAadhaar(shown)).toBe(digits.length === 12)
  })

  it.each([
    'XXXX XXXX 2346',
    'xxxxxxxx2346',
    'XXXX-XXXX-2346',
    '**** **** 2346',
    '••••2346',
    'XXXX XXXX',
    'X1',
    '●●●● 2346',
    'ХХХХ ХХХХ 2346',
    '####_2346',
  ])('that is kept stays when hidden digits come back, here %s', (typed) =>
    expect(takeTypedAadhaar(typed, '234123412346')).toBe('234123412346'),
  )

  it('that is typed takes the place of the kept one, and so does an empty box', () => {
    expect(takeTypedAadhaar('4991 1866-5246', '234123412346')).toBe('499118665246')
    expect(takeTypedAadhaar('', '234123412346')).toBe('')
    // A slip of the finger is no mask: what is wrong with it is said.
    expect(takeTypedAadhaar('49911866524O', '234123412346')).toBe('49911866524')
    expect(takeTypedAadhaar('####-9999', '234123412346')).toBe('9999')
    expect(takeTypedAadhaar('2346', '234123412346')).toBe('2346')
  })

  it('is typed anew over a mask, which nobody can mend', () => {
    const mask = 'XXXX XXXX 2346'
    expect(typedOverMask(mask, `${mask}4`)).toBe('4')
    expect(typedOverMask(mask, mask.slice(0, -1))).toBe('')
    expect(typedOverMask(mask, '4991 1866')).toBe('4991 1866')
    expect(typedOverMask('', 'XXXX XXXX 9999')).toBe('9999')
    expect(typedOverMask('4991', '49911')).toBe('49911')
  })
})

describe('a PAN', () => {
  it.each(['ABCPD1234E', 'AAACK9876Z', 'ZZZTA0001A'])('%s has the right shape', (pan) => {
    expect(isPan(pan)).toBe(true)
  })

  it.each([
    ['small letters', 'abcpd1234e'],
    ['no holder type D', 'ABCDD1234E'],
    ['the number 0000', 'ABCPD0000E'],
    ['a digit too few', 'ABCPD123E'],
    ['a letter too many', 'ABCPD1234EF'],
    ['a line end behind it', 'ABCPD1234E\n'],
  ])('is refused for %s', (_what, pan) => {
    expect(isPan(pan)).toBe(false)
  })

  it('is shown without its digits', () => {
    expect(maskPan('ABCPD1234E')).toBe('ABCPDXXXXE')
  })
})

describe('other numbers', () => {
  it('of mobiles have ten digits and begin with 6 to 9', () => {
    expect(['9876543210', '6000000000'].map(isMobile)).toEqual([true, true])
    expect(['5876543210', '987654321', '98765432101', '+919876543210', '98765 43210'].map(isMobile)).toEqual(
      Array(5).fill(false),
    )
  })

  it('of post offices have six digits and never begin with 0', () => {
    expect(['411001', '011001', '41100', '4110011'].map(isPincode)).toEqual([true, false, false, false])
  })

  it('are taken as people paste them, with blanks and hyphens; what is none stays as it was typed', () => {
    expect(['208 001', ' 208-001 ', '208001'].map(plainPincode)).toEqual(['208001', '208001', '208001'])
    expect(['SW1A 1AA', '12345-6789', '20 80'].map(plainPincode)).toEqual(['SW1A 1AA', '12345-6789', '20 80'])
    expect(plainDigits('8810 0000-0000 007')).toBe('881000000000007')
    const names = [' 98000 00003 ', '+91 98000-00003', 'ravi.sharma', '98000', 'admin']
    const others = ['x919876500001', '0919876500001', '919876500001234', '09876500001234']
    expect(others.map(plainMobile)).toEqual(others)
    expect(names.map(plainUserName)).toEqual(['9800000003', '9800000003', 'ravi.sharma', '98000', 'admin'])
  })

  it('and names have the plain apostrophe, whichever a phone types', () => {
    expect(["D'SOUZA", 'D’SOUZA', 'D‘SOUZA', 'DʼSOUZA'].map(plainApostrophes)).toEqual(Array(4).fill("D'SOUZA"))
  })

  it('of bank branches are four letters, a zero and six more signs', () => {
    expect(['SBIN0001234', 'HDFC0ABC12Z'].map(isIfsc)).toEqual([true, true])
    expect(['SBIN1001234', 'SBI00012345', 'SBI00001234', 'sbin0001234', 'SBIN000123'].map(isIfsc)).toEqual(
      Array(5).fill(false),
    )
  })

  it('of UPI are a name and a handle without dots', () => {
    expect(['kendra@sbi', '9800000001@upi', 'a.b-c@okaxis'].map(isUpiId)).toEqual([true, true, true])
    expect(['kendra', 'kendra@', 'a@b.com', 'a b@sbi', '@sbi'].map(isUpiId)).toEqual(Array(5).fill(false))
  })
})

describe('a masked e-mail address', () => {
  it('keeps its first letter and its host', () => {
    expect(maskEmail('ravi.kumar@example.com')).toBe('r****@example.com')
    expect(maskEmail('r@example.com')).toBe('r****@example.com')
  })
})
