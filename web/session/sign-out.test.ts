import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession, saveSession } from '../platform/session.ts'
import { json, nothing, serve, tokenOf } from '../testing/network.ts'
import { signOut } from './sign-out.ts'

beforeEach(() => saveSession({ token: tokenOf({ sub: 'A000001', role: 'admin' }), refreshToken: 'r1' }))

describe('logging out', () => {
  it('tells the server and forgets the session', async () => {
    const requests = serve({ 'POST /auth/logout': nothing })
    await signOut()
    expect(requests.map((seen) => seen.path)).toEqual(['/auth/logout'])
    expect(readSession()).toBeUndefined()
  })

  it.each([
    ['refuses', () => json({ message: 'No' }, 500)],
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('forgets the session too when the server %s', async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    serve({ 'POST /auth/logout': answer })
    await signOut()
    expect(readSession()).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })
})
