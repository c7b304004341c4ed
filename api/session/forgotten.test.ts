import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Browser, signedIn } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aPerson } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })

describe('a forgotten user name', () => {
  const ask = async (emailid: string, browser = new Browser(house)) => {
    const captcha = await readCaptcha(house, browser, 'forgot-username')
    return browser.post(`/auth/forgot-username?captcha=${captcha}`, { emailid })
  }

  test('goes to the address it belongs to', async () => {
    const person = await aPerson(house)
    const answer = await ask(person.email.toUpperCase())
    expect([answer.status, answer.body]).toEqual([200, { message: 'Username has been sent to your registered email.' }])
    await runJobs(house)
    const mail = await lastMailTo(house, person.email)
    expect([mail.subject, mail.text]).toEqual(['Your user name', expect.arrayContaining([person.userName])])
  })

  test('an unknown address gets the same answer and no mail', async () => {
    const known = await ask((await aPerson(house)).email)
    const unknown = await ask('nobody@people.test')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await runJobs(house)
    expect(await mailsTo(house, 'nobody@people.test')).toEqual([])
  })

  test('is not told to whoever is locked out, and a job that finds nobody is done and not tried again', async () => {
    const person = await aPerson(house)
    await house.db.updateTable('app_user').set({ locked_at: new Date() }).where('id', '=', person.id).execute()
    await ask(person.email)
    await ask('nobody-at-all@people.test')
    const waiting = () =>
      sql<{
        max_attempts: number
      }>`select max_attempts from graphile_worker.jobs where task_identifier = 'answer-by-mail'`
        .execute(house.db)
        .then(({ rows }) => rows.map(({ max_attempts }) => max_attempts))
    expect(await waiting()).toEqual([5, 5])
    await runJobs(house)
    expect(await waiting()).toEqual([])
    expect(await mailsTo(house, person.email)).toEqual([])
  })

  test('a wrong captcha is refused by name, and a missing field too', async () => {
    const browser = new Browser(house)
    await readCaptcha(house, browser, 'forgot-username')
    const wrong = await browser.post('/auth/forgot-username?captcha=nonsense', { emailid: 'a@b.test' })
    expect([wrong.status, wrong.body.data]).toEqual([400, { captcha: 'Please type the text of the new picture' }])
    expect((await browser.post('/auth/forgot-username?captcha=x', {})).body.data).toEqual({ emailid: 'Required' })
    expect((await browser.post('/auth/forgot-username', { emailid: 'x' })).body.data).toEqual({ captcha: 'Required' })
  })

  test('the captcha is a picture by POST', async () => {
    const picture = await new Browser(house).post('/captcha')
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect(picture.headers['content-disposition']).toMatch(/^inline/)
    expect(picture.raw.subarray(1, 4).toString()).toBe('PNG')
  })

  test('a captcha is too old after five minutes', async () => {
    const browser = new Browser(house)
    const captcha = await readCaptcha(house, browser, 'forgot-username')
    await house.db
      .updateTable('captcha')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect((await browser.post(`/auth/forgot-username?captcha=${captcha}`, { emailid: 'x' })).status).toBe(400)
  })
})

describe('a forgotten password', () => {
  async function askForLink(userName: string): Promise<void> {
    const browser = new Browser(house)
    const captcha = await readCaptcha(house, browser, 'reset-password')
    expect((await browser.post('/auth/forgot-password', { userName, captcha })).status).toBe(200)
    await runJobs(house)
  }
  async function linkFor(person: { userName: string; email: string }): Promise<string> {
    await askForLink(person.userName)
    const mail = await lastMailTo(house, person.email)
    return new URL(mail.action?.url ?? '').searchParams.get('token') ?? ''
  }

  test('is set anew with the mailed link, which ends every sign-in and works once', async () => {
    const person = await aPerson(house)
    const running = await signedIn(house, person)
    const token = await linkFor(person)
    const browser = new Browser(house)
    expect((await browser.post('/auth/reset-password', { token, password: 'entirely new one' })).status).toBe(204)
    expect((await running.get('/auth/me')).status).toBe(401)
    const acts = house.db.selectFrom('audit_event').select('detail').where('act', '=', 'password.changed')
    expect(await acts.where('subject', '=', person.code).execute()).toEqual([{ detail: '{"how":"link"}' }])
    expect((await browser.post('/auth/reset-password', { token, password: 'yet another one' })).status).toBe(400)
    expect((await browser.signIn(person.userName, 'entirely new one')).body).toHaveProperty('token')
  })

  test('set anew ends also what somebody with the old one has begun and not finished', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const thief = new Browser(house)
    const { body } = await thief.signIn(person.userName)
    const { code } = await lastMailTo(house, person.email)
    const token = await linkFor(person)
    const set = await new Browser(house).post('/auth/reset-password', { token, password: 'entirely new one' })
    expect(set.status).toBe(204)
    const late = await thief.post('/auth/login-otp', { challenge: 'challenge' in body ? body.challenge : '', code })
    expect([late.status, late.body.message]).toEqual([400, 'This sign-in has expired. Please start again.'])
  })

  test('the address of the link is the configured one, whatever Host the request names', async () => {
    const person = await aPerson(house)
    const browser = new Browser(house)
    const captcha = await readCaptcha(house, browser, 'reset-password')
    await browser.ask('POST', '/auth/forgot-password', { userName: person.userName, captcha }, { host: 'evil.example' })
    await runJobs(house)
    expect((await lastMailTo(house, person.email)).action?.url).toMatch(
      /^http:\/\/portal\.test\/auth\/reset-password\?token=/,
    )
  })

  test('a refused password leaves the link good; an hour later it is not', async () => {
    const person = await aPerson(house)
    const token = await linkFor(person)
    const browser = new Browser(house)
    expect((await browser.post('/auth/reset-password', { token, password: 'short' })).body.data).toEqual({
      password: 'Use at least 10 characters',
    })
    expect((await browser.post('/auth/reset-password', { token, password: 'qwertyuiop' })).body.data).toEqual({
      password: 'This password is too common',
    })
    house.pass(61 * 60)
    expect((await browser.post('/auth/reset-password', { token, password: 'entirely new one' })).status).toBe(400)
  })

  test('twenty uses of one link at once set one password', async () => {
    const person = await aPerson(house)
    const token = await linkFor(person)
    const tries = Array.from({ length: 20 }, (_, i) =>
      new Browser(house).post('/auth/reset-password', { token, password: `parallel secret ${i}` }),
    )
    const statuses = (await Promise.all(tries)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 204).length).toBe(1)
    expect(statuses.filter((status) => status === 400).length).toBe(19)
  })

  test('only the hash of a link is kept, and the mail in the outbox is sealed', async () => {
    const person = await aPerson(house)
    const token = await linkFor(person)
    const links = await house.db.selectFrom('password_link').selectAll().execute()
    const mails = await house.db.selectFrom('mail_outbox').selectAll().execute()
    expect(JSON.stringify([links, mails])).not.toContain(token)
  })

  test('an unknown user name gets the same answer and no mail', async () => {
    const before = await house.db.selectFrom('mail_outbox').select('id').execute()
    await askForLink('nobody-of-that-name')
    expect((await house.db.selectFrom('mail_outbox').select('id').execute()).length).toBe(before.length)
  })
})
