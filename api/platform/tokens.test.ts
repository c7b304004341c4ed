import { generateKeyPairSync } from 'node:crypto'
import { base64url, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { type AccessClaims, accessSeconds, issueAccessToken, readAccessToken } from './tokens.ts'

const key = new Uint8Array(32).fill(5)
const now = new Date('2026-04-05T10:00:00Z')
const claims: AccessClaims = { code: 'S000001', name: 'Asha', role: 'staff', signInId: 'a-sign-in' }
const payload = { name: 'Asha', role: 'staff', sid: 'a-sign-in' }

/** A token like ours, but with another header or key. */
function forge(header: { alg: string; [name: string]: unknown }, signing: Parameters<SignJWT['sign']>[0] = key) {
  return new SignJWT(payload)
    .setProtectedHeader(header)
    .setSubject('S000001')
    .setIssuer('kendra')
    .setAudience('kendra-portal')
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + 60_000))
    .sign(signing)
}

const read = (token: string) => readAccessToken(key, token, { now })
const recoded = (part: unknown) => base64url.encode(JSON.stringify(part))

describe('an access token', () => {
  it('tells what was put into it, for fifteen minutes', async () => {
    const token = await issueAccessToken(key, claims, now)
    expect(await read(token)).toEqual(claims)
    const justBefore = new Date(now.getTime() + (accessSeconds - 1) * 1000)
    const after = new Date(now.getTime() + accessSeconds * 1000)
    expect(accessSeconds).toBe(15 * 60)
    expect(await readAccessToken(key, token, { now: justBefore })).toEqual(claims)
    expect(await readAccessToken(key, token, { now: after })).toBeUndefined()
  })

  it('without an end is refused, also where an expired one counts', async () => {
    const endless = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject('S000001')
      .setIssuer('kendra')
      .setAudience('kendra-portal')
      .setIssuedAt(now)
      .sign(key)
    expect(await read(endless)).toBeUndefined()
    expect(await readAccessToken(key, endless, { now, expiredToo: true })).toBeUndefined()
  })

  it('that expired still tells its sign-in to whoever exchanges it, but only if it is genuine', async () => {
    const later = new Date(now.getTime() + 86_400_000)
    const token = await issueAccessToken(key, claims, now)
    expect(await readAccessToken(key, token, { now: later, expiredToo: true })).toEqual(claims)
    const foreign = await issueAccessToken(new Uint8Array(32).fill(6), claims, now)
    expect(await readAccessToken(key, foreign, { now: later, expiredToo: true })).toBeUndefined()
    const [header, , signature] = token.split('.')
    const altered = `${header}.${recoded({ ...payload, sub: 'A000001', iss: 'kendra', aud: 'kendra-portal', exp: 1 })}.${signature}`
    expect(await readAccessToken(key, altered, { now: later, expiredToo: true })).toBeUndefined()
  })

  it('written by hand in our own way is the yardstick of the forgeries below', async () => {
    expect(await read(await forge({ alg: 'HS256', typ: 'JWT' }))).toEqual(claims)
  })

  it.each([
    ['nobody', { sub: undefined }],
    ['a number for a person', { sub: 1 }],
    ['no sign-in', { sid: undefined }],
    ['a number for a sign-in', { sid: 1 }],
    ['no role', { role: undefined }],
    ['a list of roles', { role: ['admin'] }],
  ])('that names %s is nothing, though its signature is right', async (_, other) => {
    const about = { sub: 'S000001', iss: 'kendra', aud: 'kendra-portal', exp: now.getTime() / 1000 + 60, ...payload }
    const signed = (body: object) => new SignJWT({ ...body }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
    expect(await read(await signed(about))).toEqual(claims)
    expect(await read(await signed({ ...about, ...other }))).toBeUndefined()
  })

  it('of another secret is nothing', async () => {
    expect(await read(await issueAccessToken(new Uint8Array(32).fill(6), claims, now))).toBeUndefined()
  })

  it('without a signature is nothing', async () => {
    const unsecured = new UnsecuredJWT(payload).setSubject('S000001').setIssuer('kendra').setAudience('kendra-portal')
    expect(await read(unsecured.encode())).toBeUndefined()
    const [, body] = (await issueAccessToken(key, claims, now)).split('.')
    for (const alg of ['none', 'None', 'NONE', ''])
      expect(await read(`${recoded({ alg, typ: 'JWT' })}.${body}.`)).toBeUndefined()
  })

  it('by another algorithm is nothing, even with our key', async () => {
    const long = new Uint8Array(64).fill(5)
    expect(await readAccessToken(long, await forge({ alg: 'HS512', typ: 'JWT' }, long), { now })).toBeUndefined()
    expect(await readAccessToken(long, await forge({ alg: 'HS384', typ: 'JWT' }, long), { now })).toBeUndefined()
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    expect(await read(await forge({ alg: 'RS256', typ: 'JWT' }, privateKey))).toBeUndefined()
  })

  it.each([
    ['kid', '../../dev/null'],
    ['jku', 'https://evil.example/keys'],
    ['jwk', { kty: 'oct', k: 'AAAA' }],
    ['x5u', 'https://evil.example/cert'],
    ['cty', 'JWT'],
  ])('whose header names %s is nothing, even with our key', async (name, value) => {
    expect(await read(await forge({ alg: 'HS256', typ: 'JWT', [name]: value }))).toBeUndefined()
  })

  it('with an altered claim is nothing', async () => {
    const token = await issueAccessToken(key, claims, now)
    const [header, body = '', signature] = token.split('.')
    const told = JSON.parse(new TextDecoder().decode(base64url.decode(body)))
    for (const change of [{ role: 'admin' }, { sub: 'A000001' }, { sid: 'another' }, { exp: told.exp + 3600 }])
      expect(await read(`${header}.${recoded({ ...told, ...change })}.${signature}`)).toBeUndefined()
  })

  it('of another issuer or for another audience is nothing', async () => {
    const other = (change: (jwt: SignJWT) => SignJWT) =>
      change(
        new SignJWT(payload)
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setSubject('S000001')
          .setIssuer('kendra')
          .setAudience('kendra-portal')
          .setExpirationTime(new Date(now.getTime() + 60_000)),
      ).sign(key)
    expect(await read(await other((jwt) => jwt.setIssuer('someone')))).toBeUndefined()
    expect(await read(await other((jwt) => jwt.setAudience('elsewhere')))).toBeUndefined()
    expect(await read(await other((jwt) => jwt))).toEqual(claims)
  })

  it.each(['', 'x', 'a.b', 'a.b.c', '..', 'eyJ.eyJ.eyJ', `${'A'.repeat(10_000)}.B.C`, 'null.null.null'])(
    'that is none (%.20s) is nothing',
    async (text) => {
      expect(await read(text)).toBeUndefined()
    },
  )
})
