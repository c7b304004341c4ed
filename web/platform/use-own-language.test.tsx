import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '../../texts/languages.ts'
import { keepLanguage } from './choose-language.ts'
import { clearSession, saveSession } from './session.ts'
import { useOwnLanguage } from './use-own-language.ts'

const replace = vi.fn()
const claims = (signInId: string) =>
  btoa(JSON.stringify({ code: 'M1', role: 'merchant', signInId, sid: signInId, iat: 1 }))
const signInAs = (signIn: string) => saveSession({ token: `h.${claims(signIn)}.s`, refreshToken: 'r' })
const own = (language: Language | null | undefined) => renderHook(() => useOwnLanguage(language)).unmount()
const chosen = () => /language=(\w+)/.exec(document.cookie)?.[1]

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/kyc/merchant', search: '?a=1', hash: '', replace })
})
afterEach(() => {
  clearSession()
  sessionStorage.clear()
  replace.mockReset()
  keepLanguage('en')
  vi.unstubAllGlobals()
})

describe('the language of whoever signs in', () => {
  it('becomes the language of the browser, and the page comes anew in it', () => {
    signInAs('one')
    own('hi')
    expect([chosen(), replace.mock.calls]).toEqual(['hi', [['/kyc/merchant?a=1']]])
  })

  it('is taken once for a sign-in: what is chosen in this browser afterwards counts', () => {
    signInAs('one')
    own('hi')
    keepLanguage('en')
    own('hi')
    expect(chosen()).toBe('en')
    signInAs('two')
    own('hi')
    expect(chosen()).toBe('hi')
  })

  it.each([null, undefined])('changes nothing where none was chosen: %s', (language) => {
    keepLanguage('hi')
    signInAs('one')
    own(language)
    expect([chosen(), replace.mock.calls]).toEqual(['hi', []])
  })
})
