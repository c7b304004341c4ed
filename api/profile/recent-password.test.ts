import { describe, expect, test } from 'vitest'
import type { Tokens } from '../../contract/session.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aMerchant, aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })
const tenMinutes = 600

type Area = 'backend' | 'merchant'
const change = (browser: Browser, value: string, beside: { area?: Area; password?: string } = {}) => {
  const { area = 'backend', ...given } = beside
  return browser.post(`/${area}/my-profile/update-setting`, { prop: 'twoFactorAuthentication', value, ...given })
}
const refused = { status: 400, data: { password: 'Required' } }
const answerOf = async (asked: ReturnType<typeof change>) => {
  const { status, body } = await asked
  return { status, data: body.data }
}
const anOwner = async () => aPerson(house, { role: 'merchant', owner: true, merchantId: (await aMerchant(house)).id })

describe('two-factor by prop and value alone', () => {
  test.each([
    ['backend', () => aPerson(house)],
    ['merchant', anOwner],
  ] as const)('is switched in the %s area within ten minutes of the sign-in, and not after', async (area, someone) => {
    const browser = await signedIn(house, await someone())
    house.pass(tenMinutes - 5)
    expect((await change(browser, 'true', { area })).body).toMatchObject({ twoFactorAuthentication: true })
    house.pass(10)
    expect(await answerOf(change(browser, 'false', { area }))).toEqual(refused)
    const settings = await browser.get(`/${area}/my-profile/get-settings`)
    expect(settings.body).toMatchObject({ twoFactorAuthentication: true })
  })

  test('is switched for ten minutes more once the password was asked for and typed again', async () => {
    const browser = await signedIn(house, await aPerson(house))
    house.pass(tenMinutes + 5)
    expect(await answerOf(change(browser, 'true'))).toEqual(refused)
    expect((await change(browser, 'true', { password: 'wrong wrong' })).status).toBe(400)
    expect(await answerOf(change(browser, 'true'))).toEqual(refused)
    expect((await change(browser, 'true', { password: testPassword })).status).toBe(200)
    await browser.refresh()
    house.pass(tenMinutes - 5)
    expect((await change(browser, 'false')).status).toBe(200)
  })

  test('counts from the password and not from the code that was typed minutes later', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const browser = new Browser(house)
    const { body } = await browser.signIn(person.userName)
    const challenge = 'challenge' in body ? body.challenge : ''
    house.pass(9 * 60)
    const { code } = await lastMailTo(house, person.email)
    browser.tokens = (await browser.post<Tokens>('/auth/login-otp', { challenge, code })).body
    house.pass(2 * 60)
    expect(await answerOf(change(browser, 'false'))).toEqual(refused)
  })

  test('is not opened by a password that was typed in another browser', async () => {
    const person = await aPerson(house)
    const found = await signedIn(house, person)
    house.pass(tenMinutes + 5)
    await signedIn(house, person)
    expect(await answerOf(change(found, 'true'))).toEqual(refused)
  })

  test('is told to its owner by mail, each time', async () => {
    const person = await aPerson(house)
    const browser = await signedIn(house, person)
    await change(browser, 'true')
    await change(browser, 'false')
    const subjects = (await mailsTo(house, person.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Two-factor authentication was switched on',
      'Two-factor authentication was switched off',
    ])
  })
})
