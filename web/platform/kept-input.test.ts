import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenOf } from '../testing/network.ts'
import { forgetOldInput, forgetOthersInput, forgetOwnInput, keepInput, keptInput } from './kept-input.ts'
import { saveSession } from './session.ts'

const signIn = (sub: string) => saveSession({ token: tokenOf({ sub, role: 'merchant' }), refreshToken: sub })

beforeEach(() => signIn('M000001'))

describe('what somebody typed', () => {
  it('is there again for them, and for nobody else', () => {
    keepInput('payment', { amount: '500' })
    expect(keptInput('payment')).toEqual({ amount: '500' })
    expect(keptInput('kyc')).toBeUndefined()
    signIn('M000002')
    expect(keptInput('payment')).toBeUndefined()
    forgetOthersInput()
    signIn('M000001')
    expect(keptInput('payment')).toBeUndefined()
  })

  it('is forgotten after a day, and when they sign out', () => {
    vi.useFakeTimers()
    keepInput('payment', { amount: '500' })
    vi.advanceTimersByTime(24 * 60 * 60_000 + 1)
    expect(keptInput('payment')).toBeUndefined()
    keepInput('payment', { amount: '500' })
    forgetOwnInput()
    expect(localStorage.length).toBe(0)
  })

  it('is swept when the portal is opened, whoever typed it and whether its form is opened again or not', () => {
    vi.useFakeTimers()
    keepInput('payment', { amount: '500' })
    signIn('M000002')
    keepInput('kyc', { name: 'Asha' }, 60_000)
    localStorage.setItem('typed:M000003:old', 'no JSON')
    localStorage.setItem('mantine-color-scheme-value', 'dark')
    vi.advanceTimersByTime(60_001)
    forgetOldInput()
    expect(Object.keys(localStorage).sort()).toEqual(['mantine-color-scheme-value', 'typed:M000001:payment'])
    vi.advanceTimersByTime(24 * 60 * 60_000)
    forgetOldInput()
    expect(Object.keys(localStorage)).toEqual(['mantine-color-scheme-value'])
  })

  it('never holds passwords, codes, captchas, files or Aadhaar numbers', () => {
    const file = new File(['x'], 'slip.png')
    keepInput('all', {
      password: 'a',
      newPassword: 'b',
      captcha: 'c',
      code: 'd',
      otp: 'e',
      aadharNo: 'f',
      file,
      name: 'Asha',
    })
    expect(keptInput('all')).toEqual({ name: 'Asha' })
  })
})
