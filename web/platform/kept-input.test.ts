import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenOf } from '../testing/network.ts'
import { forgetOthersInput, forgetOwnInput, keepInput, keptInput } from './kept-input.ts'
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
