import { describe, expect, test } from 'vitest'
import { secondsAfter } from '../platform/clock.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aPerson, type Person, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { totpAt } from '../testing/totp-at.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })

const challengeOf = async (browser: Browser, person: Person): Promise<string> => {
  const { body } = await browser.signIn(person.userName)
  if (!('otpRequired' in body)) throw new Error('no code was asked for')
  return body.challenge
}

describe('a code by mail', () => {
  test('is asked for after the password, goes to the masked address, and opens the account', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const browser = new Browser(house)
    const { body } = await browser.signIn(person.userName)
    expect(body).toEqual({
      otpRequired: true,
      challenge: expect.any(String),
      method: 'mail',
      sentTo: 'p****@people.test',
    })
    const { code, text } = await lastMailTo(house, person.email)
    expect(text.join(' ')).toContain('It works once, for 10 minutes.')
    const done = await browser.post('/auth/login-otp', { challenge: 'challenge' in body ? body.challenge : '', code })
    expect(Object.keys(done.body).sort()).toEqual(['refreshToken', 'token'])
  })

  test('works once', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const browser = new Browser(house)
    const challenge = await challengeOf(browser, person)
    const { code } = await lastMailTo(house, person.email)
    expect((await browser.post('/auth/login-otp', { challenge, code })).status).toBe(200)
    expect((await browser.post('/auth/login-otp', { challenge, code })).status).toBe(400)
  })

  test('is dead after five wrong tries, after ten minutes, and in another browser', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const guesser = new Browser(house)
    const guessed = await challengeOf(guesser, person)
    const { code } = await lastMailTo(house, person.email)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i++) await guesser.post('/auth/login-otp', { challenge: guessed, code: wrong })
    expect((await guesser.post('/auth/login-otp', { challenge: guessed, code })).status).toBe(400)

    const other = new Browser(house)
    const moved = await challengeOf(other, person)
    const fresh = (await lastMailTo(house, person.email)).code
    expect((await new Browser(house).post('/auth/login-otp', { challenge: moved, code: fresh })).status).toBe(400)
    house.pass(11 * 60)
    expect((await other.post('/auth/login-otp', { challenge: moved, code: fresh })).status).toBe(400)
  })

  test('that has run out is refused at its field although it is the right one', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const browser = new Browser(house)
    const challenge = await challengeOf(browser, person)
    const { code } = await lastMailTo(house, person.email)
    const goodFor = (seconds: number) =>
      house.db
        .updateTable('sign_in_challenge')
        .set({ code_expires_at: secondsAfter(house.platform.clock.now(), seconds) })
        .where('user_id', '=', person.id)
        .execute()
    await goodFor(-0.001)
    const late = await browser.post('/auth/login-otp', { challenge, code })
    expect([late.status, late.body.data]).toEqual([400, { code: 'This code is wrong or was used already' }])
    await goodFor(60)
    expect((await browser.post('/auth/login-otp', { challenge, code })).status).toBe(200)
  })

  test('can be sent again, a few times', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const browser = new Browser(house)
    const challenge = await challengeOf(browser, person)
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) statuses.push((await browser.post('/auth/login-otp/resend', { challenge })).status)
    expect(statuses).toEqual([200, 200, 200, 400])
    expect((await mailsTo(house, person.email)).length).toBe(4)
    const { code } = await lastMailTo(house, person.email)
    expect((await browser.post('/auth/login-otp', { challenge, code })).status).toBe(200)
  })

  test('the half-signed-in state reaches nothing else', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const browser = new Browser(house)
    const challenge = await challengeOf(browser, person)
    browser.tokens = { token: challenge, refreshToken: challenge }
    expect((await browser.get('/auth/me')).status).toBe(401)
    expect((await browser.refresh()).status).toBe(401)
    expect((await browser.post('/auth/first-password', { challenge, password: 'some new password' })).status).toBe(400)
  })
})

describe('an authenticator app', () => {
  async function enrol(person: Person) {
    const browser = await signedIn(house, person)
    const begun = await browser.post<{ secret: string; uri: string; qr: string }>('/backend/my-profile/totp/begin', {
      password: testPassword,
    })
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`)
    expect(begun.body.qr).toMatch(/^data:image\/png;base64,/)
    const code = totpAt(begun.body.secret, house.platform.clock.now())
    const confirmed = await browser.post<{ recoveryCodes: string[] }>('/backend/my-profile/totp/confirm', { code })
    expect(confirmed.status).toBe(200)
    return { browser, secret: begun.body.secret, recoveryCodes: confirmed.body.recoveryCodes }
  }

  test('once enrolled its code is asked for, and the code used to enrol does not work again', async () => {
    const person = await aPerson(house)
    const { secret } = await enrol(person)
    const browser = new Browser(house)
    const { body } = await browser.signIn(person.userName)
    expect(body).toMatchObject({ otpRequired: true, method: 'app' })
    const challenge = 'challenge' in body ? body.challenge : ''
    const used = totpAt(secret, house.platform.clock.now())
    expect((await browser.post('/auth/login-otp', { challenge, code: used })).status).toBe(400)
    house.pass(31)
    const next = totpAt(secret, house.platform.clock.now())
    expect((await browser.post('/auth/login-otp', { challenge, code: next })).status).toBe(200)
  })

  test('whose phone is away is made up for by a mail', async () => {
    const person = await aPerson(house)
    await enrol(person)
    const browser = new Browser(house)
    const challenge = await challengeOf(browser, person)
    const sent = await browser.post('/auth/login-otp/resend', { challenge })
    expect(sent.body).toMatchObject({ otpRequired: true, method: 'mail', sentTo: 'p****@people.test' })
    const { code } = await lastMailTo(house, person.email)
    expect((await browser.post('/auth/login-otp', { challenge, code })).status).toBe(200)
  })

  test('each of the ten recovery codes works once in its place', async () => {
    const person = await aPerson(house)
    const { recoveryCodes } = await enrol(person)
    expect(new Set(recoveryCodes).size).toBe(10)
    const use = async (code: string | undefined) => {
      const browser = new Browser(house)
      return (await browser.post('/auth/login-otp', { challenge: await challengeOf(browser, person), code })).status
    }
    expect(await use(recoveryCodes[0])).toBe(200)
    expect(await use(recoveryCodes[0])).toBe(400)
    expect(await use(recoveryCodes[1]?.replace('-', ' ').toUpperCase())).toBe(200)
  })

  test('enrolling needs the password and ends the other sign-ins; the secret lies sealed', async () => {
    const person = await aPerson(house)
    const other = await signedIn(house, person)
    expect((await other.post('/backend/my-profile/totp/begin', { password: 'wrong wrong' })).status).toBe(400)
    const { browser, secret } = await enrol(person)
    expect((await other.get('/auth/me')).status).toBe(401)
    expect((await browser.get('/auth/me')).status).toBe(200)
    const row = await house.db.selectFrom('app_user').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret)
  })

  test('a wrong code enrols nothing, and removing the app needs the password', async () => {
    const person = await aPerson(house)
    const { browser } = await enrol(person)
    expect((await browser.post('/backend/my-profile/totp/confirm', { code: '000000' })).status).toBe(409)
    expect((await browser.post('/backend/my-profile/totp/remove', { password: 'wrong wrong' })).status).toBe(400)
    expect((await browser.post('/backend/my-profile/totp/remove', { password: testPassword })).status).toBe(204)
    expect((await browser.get('/backend/my-profile/profile')).body).toMatchObject({
      authenticatorApp: false,
      recoveryCodesLeft: 0,
    })
  })
})
