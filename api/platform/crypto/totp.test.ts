import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBase32, encodeBase32 } from './base32.ts'
import { checkTotp, newTotpSecret, totpUri } from './totp.ts'

const rfcSecret = encodeBase32(Buffer.from('12345678901234567890'))

describe('a time-based code', () => {
  // RFC 6238, appendix B, its last six digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %i is %s, as the standard says', (second, code) => {
    expect(checkTotp(rfcSecret, code, new Date(second * 1000))).toBe(Math.floor(second / 30))
  })

  it('is taken one step early or late, and tells which step it was', () => {
    const step = Math.floor(1234567890 / 30)
    const at = (steps: number) => new Date((1234567890 + steps * 30) * 1000)
    expect(checkTotp(rfcSecret, '005924', at(1))).toBe(step)
    expect(checkTotp(rfcSecret, '005 924 ', at(-1))).toBe(step)
    expect(checkTotp(rfcSecret, '005924', at(2))).toBeUndefined()
    expect(checkTotp(rfcSecret, '005924', at(-2))).toBeUndefined()
  })

  it.each(['', '5924', '0005924', '00592a', '005925'])('is not %j', (code) => {
    expect(checkTotp(rfcSecret, code, new Date(1234567890_000))).toBeUndefined()
  })
})

it('gives each person a secret of 160 bits', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

it('writes the address that authenticator apps read', () => {
  expect(totpUri({ secret: 'ABC', account: 'M100001', issuer: 'My Kendra & Co' })).toBe(
    'otpauth://totp/My%20Kendra%20%26%20Co:M100001?secret=ABC&issuer=My%20Kendra%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  )
})

describe('base32', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %j as %j', (plain, written) => {
    expect(encodeBase32(Buffer.from(plain))).toBe(written)
  })

  it('reads back what it wrote, also as a person types it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(decodeBase32(` ${encodeBase32(bytes).toLowerCase()}==`)).toEqual(Buffer.from(bytes))
      }),
    )
    expect(() => decodeBase32('A1')).toThrow('not base32')
  })
})
