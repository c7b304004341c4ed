import { describe, expect, it } from 'vitest'
import { draftOf, type RowText, readRow } from './price-draft.ts'
import { readPaise, readRate, showRate } from './price-text.ts'

const row = (change: Partial<RowText> = {}): RowText => ({
  price: '137.00',
  commission: '12',
  override1: '3',
  override2: '1.25%',
  override3: '',
  ...change,
})

describe('an amount that was typed', () => {
  it.each([
    ['137', 13_700],
    ['1,37,000.5', 13_700_050],
    ['₹ 0.07', 7],
    ['-5', -500],
    ['1.005', undefined],
    ['', undefined],
    ['12a', undefined],
    ['1e3', undefined],
    ['12 5', undefined],
    [' 12.5 ', 1250],
    ['12,5', undefined],
    ['1,2,3', undefined],
    ['12,50', undefined],
    ['1,250', 125_000],
    ['12,50,000', 125_000_000],
    ['-1,250.50', -125_050],
    ['-', undefined],
    ['--5', undefined],
  ])('%j is %s paise', (text, paise) => {
    expect(readPaise(text)).toBe(paise)
  })

  it('is flat, or a share of the price with a percent sign', () => {
    expect(readRate('12.5')).toEqual({ unit: 'flat', value: 1250 })
    expect(readRate(' 1.25 %')).toEqual({ unit: 'percent', value: 125 })
    expect(readRate('ten')).toBeUndefined()
    expect([readRate('2,5%'), readRate('2,5')]).toEqual([undefined, undefined])
    for (const text of ['12.50', '1.25%', '0.01%', '100%']) expect(showRate(readRate(text) ?? fail())).toBe(text)
  })
})

describe('a row of the grid', () => {
  it('is read into the terms that are sent, and written back the same', () => {
    const { terms, errors } = readRow(row())
    expect(errors).toEqual({})
    expect(terms).toMatchObject({
      price: 13_700,
      commission: { value: 1200 },
      overrides: [{}, { unit: 'percent' }, {}],
    })
    const product = { code: 'x', name: 'X', family: 'nsdl-pan', governmentFee: 0, terms, floor: null } as const
    expect(readRow(draftOf([product]).x ?? row()).terms).toEqual(terms)
  })

  it('without a price is not sold, but may not give anything then', () => {
    expect(readRow(row({ price: '', commission: '', override1: '0', override2: '' }))).toEqual({
      terms: null,
      errors: {},
    })
    expect(readRow(row({ price: '' })).errors).toEqual({ price: 'Required' })
  })

  it.each([
    [{ price: 'x' }, { price: 'Enter rupees' }],
    [{ price: '-1' }, { price: 'Must be more than zero' }],
    [{ price: '100000.01' }, { price: 'Too large' }],
    [{ commission: '101%' }, { commission: 'Too large' }],
    [{ override2: '-1' }, { override2: 'Cannot be below zero' }],
    [{ override3: 'x' }, { override3: 'Enter ₹ or %' }],
    [{ commission: '137' }, { commission: 'Commission and overrides are more than the price' }],
  ])('with %j says what is wrong in that cell', (change, errors) => {
    expect(readRow(row(change))).toEqual({ terms: null, errors })
  })
})

function fail(): never {
  throw new Error('not read')
}
