import { expect, it, vi } from 'vitest'
import { forgetOwnInput } from './kept-input.ts'
import { countVisit, readVisits } from './page-visits.ts'

const claims = (code: string) => `x.${btoa(JSON.stringify({ sub: code, name: '', role: 'merchant' }))}.x`

function signInAs(code: string): void {
  sessionStorage.setItem('token', claims(code))
  sessionStorage.setItem('refreshToken', code)
}

it('counts how often each page was gone to, for each person by themselves', () => {
  signInAs('M000001')
  countVisit('/merchant/product/gst')
  countVisit('/merchant/product/gst')
  countVisit('/merchant')
  expect(readVisits()).toEqual({ '/merchant/product/gst': 2, '/merchant': 1 })
  signInAs('M000002')
  expect(readVisits()).toEqual({})
})

it('leaves nothing of it behind when somebody signs out', () => {
  signInAs('M000001')
  countVisit('/merchant')
  forgetOwnInput()
  expect(localStorage.length).toBe(0)
})

it('forgets little by little what was done long ago', () => {
  signInAs('M000001')
  countVisit('/once')
  for (let time = 0; time < 59; time++) countVisit('/often')
  countVisit('/seldom')
  countVisit('/seldom')
  countVisit('/often')
  expect(readVisits()['/often']).toBeLessThan(40)
  expect(readVisits()['/once']).toBeUndefined()
})

it('makes do with a browser that keeps nothing, or something else', () => {
  signInAs('M000001')
  localStorage.setItem('visits:M000001:pages', '{"/merchant":"often","/kept":3}')
  expect(readVisits()).toEqual({ '/kept': 3 })
  localStorage.setItem('visits:M000001:pages', 'no JSON')
  expect(readVisits()).toEqual({})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(() => countVisit('/merchant')).not.toThrow()
})
