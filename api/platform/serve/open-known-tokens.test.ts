import { describe, expect, it, vi } from 'vitest'
import { type AccessClaims, accessSeconds, issueAccessToken } from '../tokens.ts'
import { openKnownTokens } from './open-known-tokens.ts'

const key = new Uint8Array(32).fill(5)
const now = new Date('2026-04-05T10:00:00Z')
const claims: AccessClaims = { code: 'S000001', name: 'Asha', role: 'staff', signInId: 'a-sign-in' }
const passed = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a token that was found genuine', () => {
  it('is believed again, to the second it expires', async () => {
    const tokens = openKnownTokens()
    const token = await issueAccessToken(key, claims, now)
    expect(await tokens.read(key, token, now)).toEqual(claims)
    expect(await tokens.read(key, token, passed(accessSeconds - 1))).toEqual(claims)
    expect(await tokens.read(key, token, passed(accessSeconds))).toBeUndefined()
  })

  it('says nothing for one that differs in a single sign', async () => {
    const tokens = openKnownTokens()
    const token = await issueAccessToken(key, claims, now)
    await tokens.read(key, token, now)
    const other = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`
    expect(await tokens.read(key, other, now)).toBeUndefined()
  })

  it('is checked anew when it was forgotten for younger ones', async () => {
    const tokens = openKnownTokens(2)
    const issued = await Promise.all([0, 1, 2].map((n) => issueAccessToken(key, { ...claims, signInId: `${n}` }, now)))
    for (const token of issued) expect(await tokens.read(key, token, now)).toBeDefined()
    const wrongKey = new Uint8Array(32).fill(6)
    expect(await tokens.read(wrongKey, issued[0] ?? '', now), 'forgotten, so the signature is read').toBeUndefined()
    expect(await tokens.read(wrongKey, issued[2] ?? '', now), 'still known').toBeDefined()
  })
})

describe('tokens found genuine', () => {
  it('are all remembered while there is room', async () => {
    const tokens = openKnownTokens(3)
    const issued = await Promise.all([0, 1, 2].map((n) => issueAccessToken(key, { ...claims, signInId: `${n}` }, now)))
    for (const token of issued) await tokens.read(key, token, now)
    const wrongKey = new Uint8Array(32).fill(6)
    for (const token of issued) expect(await tokens.read(wrongKey, token, now)).toBeDefined()
  })

  it('do not come to life again by a call that was still being checked when their sign-in ended', async () => {
    for (let round = 0; round < 20; round += 1) {
      const tokens = openKnownTokens()
      const token = await issueAccessToken(key, claims, now)
      const first = tokens.read(key, token, now).then(() => tokens.endToken(token))
      await Promise.all([first, tokens.read(key, token, now), tokens.read(key, token, now)])
      expect(await tokens.isAlive(token, async () => true)).toBe(false)
    }
  })
})

describe('the sign-in of a token', () => {
  const readToken = async () => {
    const tokens = openKnownTokens()
    const token = await issueAccessToken(key, claims, now)
    await tokens.read(key, token, now)
    return { tokens, token }
  }

  it('is looked up once for the first calls with it, and again where that failed', async () => {
    const { tokens, token } = await readToken()
    const failing = vi.fn(() => Promise.reject(new Error('away')))
    await expect(Promise.all([tokens.isAlive(token, failing), tokens.isAlive(token, failing)])).rejects.toThrow('away')
    const look = vi.fn(async () => true)
    expect(await Promise.all([tokens.isAlive(token, look), tokens.isAlive(token, look)])).toEqual([true, true])
    expect(await tokens.isAlive(token, look)).toBe(true)
    expect([failing.mock.calls.length, look.mock.calls.length]).toEqual([1, 1])
  })

  it('is looked up where it was forgotten for younger ones: nobody is sent away for it', async () => {
    const tokens = openKnownTokens(1)
    const [token = '', younger = ''] = await Promise.all(
      ['1', '2'].map((signInId) => issueAccessToken(key, { ...claims, signInId }, now)),
    )
    await tokens.read(key, token, now)
    await tokens.read(key, younger, now)
    expect(await tokens.isAlive(token, async () => true)).toBe(true)
    expect(await tokens.isAlive(token, async () => false)).toBe(false)
  })

  it('stays ended, whatever an answer that was on its way says', async () => {
    const { tokens, token } = await readToken()
    const alive = async () => true
    tokens.endSignIn('another')
    expect(await tokens.isAlive(token, alive)).toBe(true)
    tokens.endSignIn('a-sign-in')
    expect(await tokens.isAlive(token, alive)).toBe(false)
  })

  it('is not looked up any more once it was told to have ended', async () => {
    const { tokens, token } = await readToken()
    tokens.endSignIn('a-sign-in')
    const look = vi.fn(async () => true)
    expect(await tokens.isAlive(token, look)).toBe(false)
    expect(look).not.toHaveBeenCalled()
  })

  it('opens nothing any more once a later look has found its end', async () => {
    const { tokens, token } = await readToken()
    const alive = async () => true
    expect(await tokens.isAlive(token, alive)).toBe(true)
    tokens.endToken('forgotten')
    expect(await tokens.isAlive(token, alive)).toBe(true)
    tokens.endToken(token)
    expect(await tokens.isAlive(token, alive)).toBe(false)
  })
})
