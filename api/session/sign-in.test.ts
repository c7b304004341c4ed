import { describe, expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aMerchant, aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })
let addresses = 0
/** A browser at an address of its own, so that one test's failures do not slow another. */
const newBrowser = () => new Browser(house, `198.51.100.${++addresses}`)

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('signing in with user name and password', () => {
  test('answers two tokens; the access token names code, name and role and lives 15 minutes', async () => {
    const person = await aPerson(house, { role: 'admin' })
    const browser = newBrowser()
    const { status, body } = await browser.signIn(person.userName)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['refreshToken', 'token'])
    const claims = claimsOf(browser.tokens?.token ?? '')
    expect(claims).toMatchObject({ sub: person.code, role: 'admin', name: expect.stringMatching(/^Person/) })
    expect(claims.exp - claims.iat).toBe(15 * 60)
  })

  test('the user name counts in any letter case, with spaces around it', async () => {
    const person = await aPerson(house)
    expect((await newBrowser().signIn(`  ${person.userName.toUpperCase()} `)).status).toBe(200)
  })

  test('an unknown user and a wrong password get the same answer', async () => {
    const person = await aPerson(house)
    const wrong = await newBrowser().signIn(person.userName, 'not the password')
    const unknown = await newBrowser().signIn('nobody-of-that-name', 'not the password')
    expect([wrong.status, wrong.body]).toEqual([400, { message: 'The user name or password is wrong.' }])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('missing fields are named', async () => {
    const { status, body } = await newBrowser().post('/auth/login', { userName: 5 })
    expect([status, body]).toEqual([
      400,
      { message: 'Please check what you entered.', data: { userName: 'Required', password: 'Required' } },
    ])
  })

  test('a locked account is told so only to who knows its password', async () => {
    const person = await aPerson(house)
    await house.db.updateTable('app_user').set({ locked_at: new Date() }).where('id', '=', person.id).execute()
    expect((await newBrowser().signIn(person.userName, 'wrong wrong wrong')).status).toBe(400)
    const right = await newBrowser().signIn(person.userName)
    expect([right.status, right.body.message]).toEqual([403, 'This account is locked. Please contact support.'])
  })

  test('a second browser is worth a mail, the first and a known one are not', async () => {
    const person = await aPerson(house)
    const first = newBrowser()
    await first.signIn(person.userName)
    await first.signIn(person.userName)
    expect(await mailsTo(house, person.email)).toEqual([])
    await newBrowser().signIn(person.userName)
    expect((await mailsTo(house, person.email)).map((mail) => mail.kind)).toEqual(['new-device'])
  })

  test('the mail about a new browser stays out when its owner does not want it', async () => {
    const person = await aPerson(house)
    await house.db.updateTable('app_user').set({ login_notification: false }).where('id', '=', person.id).execute()
    await newBrowser().signIn(person.userName)
    await newBrowser().signIn(person.userName)
    expect(await mailsTo(house, person.email)).toEqual([])
  })

  test('a merchant owner carries the code of the business, its staff a code of their own', async () => {
    const merchant = await aMerchant(house)
    const owner = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
    const employee = await aPerson(house, { role: 'merchant', merchantId: merchant.id })
    const [boss, clerk] = [newBrowser(), newBrowser()]
    await boss.signIn(owner.userName)
    await clerk.signIn(employee.userName)
    expect(claimsOf(boss.tokens?.token ?? '')).toMatchObject({ sub: merchant.code, role: 'merchant' })
    expect(claimsOf(clerk.tokens?.token ?? '').sub).toMatch(/^E\d{6}$/)
    expect((await clerk.get('/auth/me')).body).toMatchObject({
      owner: false,
      businessName: `Business ${merchant.code}`,
    })
  })
})

describe('guessing', () => {
  const failTimes = async (browser: Browser, userName: string, times: number) => {
    for (let i = 0; i < times; i++) await browser.signIn(userName, `wrong ${i} wrong`)
  }
  const withCaptcha = async (browser: Browser, userName: string, password: string) => {
    const captcha = await readCaptcha(house, browser, 'login')
    return browser.post('/auth/login', { userName, password, captcha })
  }

  test('after three failures even the right password wants the text of the picture', async () => {
    const person = await aPerson(house)
    const browser = newBrowser()
    await failTimes(browser, person.userName, 3)
    const bare = await browser.signIn(person.userName)
    expect([bare.status, bare.body.data]).toEqual([400, { captcha: 'Required' }])
    expect((await withCaptcha(browser, person.userName, testPassword)).status).toBe(200)
  })

  test('the third failure already says that a captcha comes next', async () => {
    const person = await aPerson(house)
    const browser = newBrowser()
    await failTimes(browser, person.userName, 2)
    expect((await browser.signIn(person.userName, 'wrong wrong wrong')).body.data).toEqual({ captcha: 'Required' })
  })

  test('spelling the name differently or sending a forwarded address does not start a new count', async () => {
    const person = await aPerson(house)
    const browser = newBrowser()
    const spellings = [person.userName, person.userName.toUpperCase(), ` ${person.userName}`]
    for (const userName of spellings) {
      await browser.ask(
        'POST',
        '/auth/login',
        { userName, password: 'wrong wrong wrong' },
        { 'x-forwarded-for': `10.0.0.${spellings.indexOf(userName)}` },
      )
    }
    expect((await newBrowser().signIn(person.userName)).body.data).toEqual({ captcha: 'Required' })
  })

  test('a captcha answer works once: the next try needs a new picture', async () => {
    const person = await aPerson(house)
    const browser = newBrowser()
    await failTimes(browser, person.userName, 3)
    const captcha = await readCaptcha(house, browser, 'login')
    await browser.post('/auth/login', { userName: person.userName, password: 'wrong wrong wrong', captcha })
    const again = await browser.post('/auth/login', { userName: person.userName, password: testPassword, captcha })
    expect([again.status, again.body.data]).toEqual([400, { captcha: 'The text does not match the picture' }])
  })

  test('a captcha of another browser or another purpose is worth nothing', async () => {
    const person = await aPerson(house)
    const [mine, other] = [newBrowser(), newBrowser()]
    await failTimes(mine, person.userName, 3)
    const foreign = await readCaptcha(house, other, 'login')
    expect(
      (await mine.post('/auth/login', { userName: person.userName, password: testPassword, captcha: foreign })).status,
    ).toBe(400)
    const wrongPurpose = await readCaptcha(house, mine, 'forgot-username')
    expect(
      (await mine.post('/auth/login', { userName: person.userName, password: testPassword, captcha: wrongPurpose }))
        .status,
    ).toBe(400)
  })

  test('from the sixth failure on the pauses grow, with the seconds in Retry-After', async () => {
    const person = await aPerson(house)
    const browser = newBrowser()
    await failTimes(browser, person.userName, 3)
    for (let i = 0; i < 3; i++) await withCaptcha(browser, person.userName, 'wrong wrong wrong')
    const slowed = await withCaptcha(browser, person.userName, testPassword)
    expect(slowed.status).toBe(429)
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  })

  test("a stranger's failures never keep the owner out: not in a known browser, and elsewhere only a captcha is asked", async () => {
    const person = await aPerson(house)
    const own = newBrowser()
    await own.signIn(person.userName)
    const stranger = newBrowser()
    await failTimes(stranger, person.userName, 3)
    for (let i = 0; i < 5; i++) await withCaptcha(stranger, person.userName, 'wrong wrong wrong')
    expect((await own.signIn(person.userName)).status).toBe(200)
    expect((await withCaptcha(newBrowser(), person.userName, testPassword)).status).toBe(200)
  })

  test('a name that nobody has is refused like any other, also in a browser that the portal knows', async () => {
    const browser = newBrowser()
    await browser.signIn((await aPerson(house)).userName)
    const nobody = await browser.signIn('nobody-of-that-name')
    expect([nobody.status, nobody.body.message]).toEqual([400, 'The user name or password is wrong.'])
  })

  test('every failure is in the audit list, without what was typed', async () => {
    const person = await aPerson(house)
    await newBrowser().signIn(person.userName, 'typed-by-mistake')
    const rows = await house.db.selectFrom('audit_event').selectAll().where('subject', '=', person.code).execute()
    expect(rows.map((row) => [row.act, row.detail])).toEqual([['sign-in.failed', '{"device":"Chrome on Linux"}']])
    expect(JSON.stringify(rows)).not.toContain('typed-by-mistake')
  })
})

describe('the first sign-in', () => {
  test('with a given password only leads to choosing an own one, and opens nothing before', async () => {
    const person = await aPerson(house, { mustChangePassword: true })
    const browser = newBrowser()
    const asked = await browser.signIn(person.userName)
    const { code } = await lastMailTo(house, person.email)
    const { body } = await browser.post<{ challenge: string }>('/auth/login-otp', {
      challenge: 'challenge' in asked.body ? asked.body.challenge : '',
      code,
    })
    expect(body).toEqual({ passwordChangeRequired: true, challenge: expect.any(String) })
    const { challenge } = body
    const refused = await browser.post('/auth/first-password', { challenge, password: testPassword })
    expect(refused.body.data).toEqual({ password: 'This is the password you were given' })
    const common = await browser.post('/auth/first-password', { challenge, password: 'password123' })
    expect(common.body.data).toEqual({ password: 'This password is too common' })
    const done = await browser.post('/auth/first-password', { challenge, password: 'a brand new secret' })
    expect(done.status).toBe(200)
    expect((await newBrowser().signIn(person.userName, 'a brand new secret')).body).toHaveProperty('token')
    expect((await newBrowser().signIn(person.userName)).status).toBe(400)
  })

  test('the challenge belongs to one browser', async () => {
    const person = await aPerson(house, { mustChangePassword: true })
    const { body } = await newBrowser().signIn(person.userName)
    const challenge = 'challenge' in body ? body.challenge : ''
    expect(
      (await newBrowser().post('/auth/first-password', { challenge, password: 'a brand new secret' })).status,
    ).toBe(400)
  })
})
