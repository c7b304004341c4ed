import { describe, expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })
const newcomer = () => aPerson(house, { mustChangePassword: true })
const hours = (n: number) => house.pass(n * 3600)

describe('a first password that a clerk has typed', () => {
  test('is worth nothing to the clerk: a code goes to the owner, also where two-factor is off', async () => {
    const person = await newcomer()
    const clerk = new Browser(house)
    const { body } = await clerk.signIn(person.userName)
    expect(body).toMatchObject({ otpRequired: true, method: 'mail', sentTo: 'p****@people.test' })
    const challenge = 'challenge' in body ? body.challenge : ''
    expect((await clerk.post('/auth/first-password', { challenge, password: 'a sentence of mine' })).status).toBe(400)
    expect((await clerk.post('/auth/login-otp', { challenge, code: '000000x' })).status).toBe(400)
  })

  test('lets the owner, who reads the code, choose an own one', async () => {
    const person = await newcomer()
    const owner = new Browser(house)
    const { body } = await owner.signIn(person.userName)
    const { code } = await lastMailTo(house, person.email)
    const step = await owner.post<{ challenge: string }>('/auth/login-otp', {
      challenge: 'challenge' in body ? body.challenge : '',
      code,
    })
    expect(step.body).toEqual({ passwordChangeRequired: true, challenge: expect.any(String) })
    const { challenge } = step.body
    expect((await owner.post('/auth/first-password', { challenge, password: 'a sentence of mine' })).status).toBe(200)
    expect((await new Browser(house).signIn(person.userName, testPassword)).status).toBe(400)
    const acts = house.db.selectFrom('audit_event').select('detail').where('act', '=', 'password.changed')
    expect(await acts.where('actor_id', '=', person.id).execute()).toEqual([{ detail: '{"how":"first sign-in"}' }])
  })

  test('runs out after 72 hours', async () => {
    const person = await newcomer()
    hours(71)
    expect((await new Browser(house).signIn(person.userName)).body).toMatchObject({ otpRequired: true })
    hours(2)
    const late = await new Browser(house).signIn(person.userName)
    expect([late.status, late.body.message]).toEqual([
      400,
      "This first password has run out. Choose one of your own with 'Forgot password'.",
    ])
  })

  test('runs out also between the code and the new password', async () => {
    const person = await newcomer()
    hours(71.9)
    const browser = new Browser(house)
    const { body } = await browser.signIn(person.userName)
    hours(0.2)
    const { code } = await lastMailTo(house, person.email)
    const step = await browser.post('/auth/login-otp', { challenge: 'challenge' in body ? body.challenge : '', code })
    expect(step.status).toBe(400)
  })
})
