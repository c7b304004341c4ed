import { describe, expect, it } from 'vitest'
import type { PaymentMode } from './catalogue/bank.ts'
import { canonicalReference, foldLookAlikes, wrongReference } from './payment-reference.ts'

const modes: PaymentMode[] = ['upi', 'imps', 'neft', 'rtgs', 'cash', 'cheque']

describe("a payment's number", () => {
  it.each([
    ['412345678901', '412345678901'],
    ['UTR 4123 4567 8901', '412345678901'],
    ['UPI/412345678901/UPI', '412345678901'],
    ['utr no. 412345678901', '412345678901'],
    ['IMPS-000412345678901', '412345678901'],
    ['Txn ID: 412345678901', '412345678901'],
    ['NEFT RTGS 412345678901', '412345678901'],
    ['４１２３４５６７８９０１', '412345678901'],
    ['hdfcn52026111512345678', 'HDFCN52026111512345678'],
    ['HDFCN52026111512345678 NEFT', 'HDFCN52026111512345678'],
    ['chq no 004321', '4321'],
    ['RRN412345678901', '412345678901'],
  ])('typed as %j is %s', (typed, canonical) => expect(canonicalReference(typed)).toBe(canonical))

  it('keeps the words that stand within it, and zeros that follow a digit', () => {
    expect(canonicalReference('SBINUPI1200')).toBe('SBINUPI1200')
  })

  it('that is nothing but such words stays as it was typed, so that two of them are not one empty number', () => {
    expect(['UPI', 'neft', '000'].map(canonicalReference)).toEqual(['UPI', 'NEFT', '000'])
  })

  it('with letters for the digits they look like reads as those digits', () => {
    expect(foldLookAlikes('468I2I7OIOIS')).toBe('468121701015')
    expect(foldLookAlikes('LBZ')).toBe('182')
    expect(foldLookAlikes('HDFCN52026')).toBe('HDFCN52026')
  })
})

describe('a payment is told by', () => {
  it.each<[PaymentMode, string]>([
    ['upi', '412345678901'],
    ['imps', 'IMPS 412345678901'],
    ['neft', 'HDFCN52026111512'],
    ['rtgs', 'HDFCR52026111512345678'],
    ['cash', 'SLIP 12345'],
    ['cheque', '004321'],
    ['cheque', 'CHQ 000010'],
  ])('%s with the number %j', (mode, typed) => expect(wrongReference(mode, typed)).toBeUndefined())

  it.each(['', 'UPI', 'CASH', 'PAID TODAY', '000000', '111111111111', 'AAAAAA', '12345', 'UTR 12345', 'UPI 000000'])(
    'no number at all where %j is typed, whichever way it was paid',
    (typed) => {
      expect(modes.filter((mode) => wrongReference(mode, typed) === undefined)).toEqual([])
    },
  )

  it('a number of six signs at least, zeros in front counted', () => {
    expect(wrongReference('cheque', '12345')).toBeDefined()
    expect(wrongReference('cheque', '012345')).toBeUndefined()
  })

  it('its digits where it has digits alone: UPI and IMPS with letters that look like some are refused', () => {
    const disguised = '4I2345678901'
    expect(modes.filter((mode) => wrongReference(mode, disguised))).toEqual(['upi', 'imps'])
    expect(wrongReference('upi', 'AXIS12345678')).toBeUndefined()
    expect(wrongReference('upi', '4I23456789012')).toBeUndefined()
  })

  it('where its number stands, said for each way to pay', () => {
    expect(modes.map((mode) => wrongReference(mode, 'PAID'))).toEqual([
      'Enter the UTR of the payment: 12 digits, in the payment app under its details',
      'Enter the UTR of the payment: 12 digits, in the message of your bank',
      'Enter the UTR of the payment: 16 letters and digits, in the message of your bank',
      'Enter the UTR of the payment: 22 letters and digits, in the message of your bank',
      'Enter the number that is printed on the deposit slip',
      'Enter the number of the cheque: 6 digits at its foot',
    ])
  })
})
