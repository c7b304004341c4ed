import { describe, expect, it, vi } from 'vitest'
import { tokenOf } from '../testing/network.ts'
import { clearSession, readSession, renewSession, saveSession, subscribeToSession } from './session.ts'

const token = tokenOf({ sub: 'A000001', name: 'Asha Rao', role: 'Admin' })

describe('the session of a tab', () => {
  it('is kept under the keys token and refreshToken', () => {
    saveSession({ token, refreshToken: 'r1' })
    expect(sessionStorage.getItem('token')).toBe(token)
    expect(sessionStorage.getItem('refreshToken')).toBe('r1')
  })

  it.each([
    { token, refreshToken: undefined },
    { token: undefined, refreshToken: 'r1' },
    { token, refreshToken: '' },
    {},
  ])('is not stored when half of the pair is missing: %o', (tokens) => {
    saveSession(tokens)
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['token', 'refreshToken'])('is signed out when only %s is there', (key) => {
    sessionStorage.setItem(key, token)
    expect(readSession()).toBeUndefined()
  })

  it('derives the person from the claims of the token', () => {
    saveSession({ token, refreshToken: 'r1' })
    expect(readSession()?.user).toEqual({ displayName: 'Asha Rao', code: 'A000001', role: 'Admin' })
  })

  it('reads names in any script', () => {
    saveSession({ token: tokenOf({ sub: 'M000001', name: 'आशा राव', role: 'merchant' }), refreshToken: 'r1' })
    expect(readSession()?.user?.displayName).toBe('आशा राव')
  })

  it.each(['garbage', 'a.b.c', 'a..c', `a.${btoa('null')}.c`])(
    'has no person, and says so in the log, when the token %s cannot be read',
    (unreadable) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      saveSession({ token: unreadable, refreshToken: 'r1' })
      expect(readSession()).toMatchObject({ token: unreadable })
      expect(readSession()?.user).toBeUndefined()
      expect(log).toHaveBeenCalledTimes(1)
    },
  )

  it('is gone after clearing, and every listener hears of it', () => {
    saveSession({ token, refreshToken: 'r1' })
    const listener = vi.fn()
    const stop = subscribeToSession(listener)
    clearSession()
    stop()
    expect(readSession()).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('answers the same object until something changes, as React asks of a store', () => {
    saveSession({ token, refreshToken: 'r1' })
    expect(readSession()).toBe(readSession())
  })

  it('takes renewed tokens only for the sign-in they were asked for', () => {
    saveSession({ token, refreshToken: 'r1' })
    const before = readSession()
    if (!before) throw new Error('not signed in')
    saveSession({ token: tokenOf({ sub: 'S000002' }), refreshToken: 'other' })
    expect(renewSession(before, { token: 'late', refreshToken: 'late' })).toBe(false)
    expect(sessionStorage.getItem('refreshToken')).toBe('other')
  })
})
