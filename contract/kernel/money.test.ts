import { describe, expect, it } from 'vitest'
import { formatAmount, formatPaise, formatPaiseShort, formatRupees, rupeesFromPaise } from './money.ts'

describe('an amount', () => {
  it.each([
    [1234567.5, '12,34,567.50/-'],
    ['1234567.5', '12,34,567.50/-'],
    [0, '0.00/-'],
    [999, '999.00/-'],
    [1000, '1,000.00/-'],
    [100000, '1,00,000.00/-'],
    [-2500.05, '-2,500.05/-'],
    [107, '107.00/-'],
  ])('%j is written %s', (given, shown) => {
    expect(formatAmount(given)).toBe(shown)
  })

  it.each([undefined, null, ''])('that is missing (%j) is left empty', (given) => {
    expect(formatAmount(given)).toBe('')
  })

  it.each(['ten', '12a', {}, Number.NaN, Number.POSITIVE_INFINITY])('that is no number (%j) is 0.00', (given) => {
    expect(formatAmount(given)).toBe('0.00')
  })
})

describe('a balance', () => {
  it('carries the rupee sign and Indian groups', () => {
    expect(formatRupees(1234567.5)).toBe('₹12,34,567.50')
    expect(formatRupees(0)).toBe('₹0.00')
  })

  it('is kept in paise and shown in rupees', () => {
    expect(rupeesFromPaise(123456750)).toBe(1234567.5)
    expect(rupeesFromPaise(1)).toBe(0.01)
    expect(formatPaise(123456750)).toBe('₹12,34,567.50')
  })
})

it('a rate in a sentence has paise only where there are some', () => {
  expect([2_000_00, 2_000_50, 1].map(formatPaiseShort)).toEqual(['₹2,000', '₹2,000.50', '₹0.01'])
})
