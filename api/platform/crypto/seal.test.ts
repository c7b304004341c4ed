import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { openText, sealText } from './seal.ts'

const key = randomBytes(32)

it('opens to the same text, whatever the text and the place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (plain, context) => {
      expect(openText(key, sealText(key, plain, context), context)).toBe(plain)
    }),
  )
})

it('looks different each time and shows nothing of the text', () => {
  const sealed = sealText(key, '234567890124', 'kyc:1')
  expect(sealed).toMatch(/^v1\.[\w-]+$/)
  expect(sealText(key, '234567890124', 'kyc:1')).not.toBe(sealed)
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('234567890124')
})

it('does not open in another row, with another key, or after any bit was changed', () => {
  const sealed = sealText(key, 'secret', 'kyc:1')
  expect(() => openText(key, sealed, 'kyc:2')).toThrow('does not open')
  expect(() => openText(randomBytes(32), sealed, 'kyc:1')).toThrow('does not open')
  const bytes = Buffer.from(sealed.slice(3), 'base64url')
  for (let i = 0; i < bytes.length; i++) {
    const altered = Buffer.from(bytes)
    altered.writeUInt8(altered.readUInt8(i) ^ 1, i)
    expect(() => openText(key, `v1.${altered.toString('base64url')}`, 'kyc:1')).toThrow('does not open')
  }
})

it.each(['', 'v1.', 'v1.AAAA', 'plain text', 'v2.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
  'says so when %j is no sealed value',
  (sealed) => {
    expect(() => openText(key, sealed, 'kyc:1')).toThrow('This is not a sealed value.')
  },
)
