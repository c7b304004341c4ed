import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { loadKeys } from '../platform/crypto/load-keys.ts'
import { openVault } from '../platform/vault.ts'
import { maskNumbers, numberOf, openNumbers, sealNumbers, takeNumbers } from './sealed-numbers.ts'

openVault(loadKeys({ secret: randomBytes(32).toString('base64'), file: '' }))
const numbers = { p1: '234567890124', p2: '' }

describe('sealed numbers', () => {
  it('open for their own row only, and are nothing where there is no number', () => {
    const sealed = sealNumbers(numbers, 'form:1:aadhaar')
    expect(sealed).not.toContain('234567890124')
    expect(openNumbers(sealed, 'form:1:aadhaar')).toEqual(numbers)
    expect(() => openNumbers(sealed, 'form:2:aadhaar')).toThrow()
    expect(sealNumbers({ p1: '', p2: '' }, 'form:1:aadhaar')).toBeNull()
    expect(openNumbers(null, 'form:1:aadhaar')).toEqual({})
  })

  it('show a browser their last four digits', () => {
    expect(maskNumbers(numbers)).toEqual({ p1: expect.stringMatching(/^[^2356789]*0124$/), p2: '' })
  })

  it('stay as they are kept where the mask was left, and are replaced by what was typed', () => {
    const typed = { ...maskNumbers(numbers), p2: '9876 5432 1098' }
    expect(takeNumbers(typed, numbers)).toEqual({ p1: '234567890124', p2: '987654321098' })
    expect(takeNumbers({ p1: '' }, numbers)).toEqual({ p1: '' })
  })

  it('belong to whatever name a browser gives, also to one that every object has', () => {
    expect(numberOf({}, 'constructor')).toBe('')
    const taken = takeNumbers({ constructor: 'XXXX XXXX 0124', toString: '234567890124' }, {})
    expect(taken).toEqual({ constructor: '', toString: '234567890124' })
    expect(openNumbers(sealNumbers(taken, 'x'), 'x')).toEqual(taken)
  })
})
