import { expect, it } from 'vitest'
import { keyedHash, randomToken, sameText, sha256 } from './keyed-hash.ts'

it('gives equal values equal hashes under one key and different ones under another', () => {
  const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  expect(keyedHash(one, '234567890124')).toBe(keyedHash(one, '234567890124'))
  expect(keyedHash(one, '234567890124')).not.toBe(keyedHash(two, '234567890124'))
  expect(keyedHash(one, '234567890124')).not.toBe(keyedHash(one, '234567890125'))
})

it('follows RFC 4231 and FIPS 180', () => {
  const mac = keyedHash(Buffer.from('Jefe'), 'what do ya want for nothing?')
  expect(Buffer.from(mac, 'base64url').toString('hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

it('makes tokens that fit a link and never repeat', () => {
  const tokens = Array.from({ length: 1000 }, () => randomToken())
  expect(new Set(tokens).size).toBe(1000)
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  expect(randomToken(16)).toHaveLength(22)
})

it('compares texts of any length', () => {
  expect(sameText('', '')).toBe(true)
  expect(sameText('नमस्ते', 'नमस्ते')).toBe(true)
  expect(sameText('abc', 'abcd')).toBe(false)
  expect(sameText('abc', 'abd')).toBe(false)
})
