import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSign, isGstin } from '../kernel/gstin.ts'
import { gstinClass, panIn, schemesFor } from './client-gstin.ts'

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

describe('the GSTIN of a client', () => {
  it.each([
    '27AAPFU0939F1ZV',
    '24AAQCA8719H1ZC',
    '29AABCR1718E1ZL',
    '05AAACG2115R1ZN',
    '24AANFA2641L1ZF',
    '01AAAAP1208Q1ZS',
    '36AASFP8573D2ZN',
    '33AAAAR6720M1ZG',
  ])('%s, published as a sample, is of a normal filer, and names the PAN', (number) => {
    expect([isGstin(number), gstinClass(number)]).toEqual([true, 'normal'])
    expect(panIn(number)).toBe(number.slice(2, 12))
  })

  it.each([
    ['27PNEA06819B1DE', 'tds'],
    ['0717UNO00157UNO', 'uin'],
    ['29AABCF8078M1C8', 'tcs'],
  ] as const)('%s is of class %s, and of no business of ours', (number, name) => {
    expect([isGstin(number), gstinClass(number)]).toEqual([false, name])
  })

  it('of an e-commerce operator files TCS only', () => {
    expect(schemesFor('29AABCF8078M1C8')).toEqual(['tcs'])
  })

  it('on a TAN, of an embassy or from abroad has no PAN inside', () => {
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
  ] as const)('%s with its check sign is of class %s, and with no other sign', (first14, name) => {
    const taken = [...signs].filter((sign) => gstinClass(first14 + sign) !== undefined)
    expect(taken).toEqual([checkSign(first14)])
    expect(gstinClass(first14 + taken[0])).toBe(name)
  })

  it.each([
    ['department', (nth: string) => `07DELA${nth}B1Z`],
    ['tds', (nth: string) => `27PNEA${nth}B1D`],
    ['uin', (nth: string) => `0717UNO${nth}UN`],
    ['non-resident', (nth: string) => `2717USA${nth}NR`],
    ['oidar', (nth: string) => `9917AUS${nth}OS`],
  ] as const)('of class %s is taken whichever check sign fits it, a digit or a letter', (name, first14Of) => {
    const fitting = new Set<string | undefined>()
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        const first14 = first14Of(String(number).padStart(5, '0'))
        fitting.add(checkSign(first14))
        expect(gstinClass(`${first14}${checkSign(first14)}`)).toBe(name)
      }),
      { numRuns: 2_000 },
    )
    expect(fitting.size).toBe(signs.length)
  })

  it.each([
    '27PNEA06819B1DF',
    '0717UNO00157UNP',
    '24AANFA2641L1ZK',
    '29AAFCA7488L1Z0',
    '22AAAAA0000A1Z5',
    '45AAPFU0939F1ZV',
    '27AAPFU0939F1Z',
    '',
  ])('is not %j', (number) => {
    expect([isGstin(number), gstinClass(number)]).toEqual([false, undefined])
  })
})
