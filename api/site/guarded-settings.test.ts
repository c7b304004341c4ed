import { describe, expect, test } from 'vitest'
import { openMailOffice } from '../mail/open-mail-office.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { openListeningPost } from '../testing/listening-post.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { saveSettings } from './save-settings.ts'
import { readSetting } from './site-settings.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', ALLOW_PRIVATE_HOSTS: '1' })
const office = openMailOffice(house.platform.config, (db) => readSetting(db, 'businessName'))
const admin = await aPerson(house, { role: 'admin' })
const other = await aPerson(house, { role: 'admin' })
const boss = await signedIn(house, admin)
const clerk = await signedIn(house, await aPerson(house, { permissions: ['setting', 'master'] }))
const post = await openListeningPost()

const smtp = '/backend/settings/smtp-setup'
const ownPassword = testPassword
const server = {
  host: '127.0.0.1',
  port: post.port,
  encryption: 'none',
  userName: 'portal',
  sender: 'portal@kendra.example',
}

async function lastAudit(act: string): Promise<unknown> {
  const row = await house.db
    .selectFrom('audit_event')
    .select('detail')
    .where('act', '=', act)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return JSON.parse(row.detail)
}

describe('a clerk with the permission for settings', () => {
  test('cannot become an admin by a mail server of their own', async () => {
    const saved = await clerk.post(smtp, { ...server, password: 'x', ownPassword })
    const visitor = new Browser(house)
    const captcha = await readCaptcha(house, visitor, 'reset-password')
    await visitor.post('/auth/forgot-password', { userName: admin.userName, captcha })
    await runJobs(house, office)
    await runJobs(house, office)
    expect(post.heard.filter((one) => one.includes('reset-password?token'))).toEqual([])
    expect(saved.status).toBe(403)
    expect((await clerk.get(smtp)).status).toBe(403)
    expect((await clerk.post(`${smtp}/test`, { ...server, to: 'a@b.test', ownPassword })).status).toBe(403)
  })

  test('changes texts, but neither the chat, who gets the figures of the day, nor what merchants download, whatever is sent', async () => {
    const site = '/backend/settings/site-configuration'
    expect((await clerk.post(site, { homeHeadline: 'Welcome' })).status).toBe(204)
    for (const change of [
      { chatAddress: 'https://evil.example/chat' },
      { collectionMail: true },
      { scannerLink: 'https://evil.example/malware.exe' },
      { remoteSupportLink: 'https://evil.example/viewer' },
      { collectionMailTo: 'me@evil.example' },
    ]) {
      const answer = await clerk.post(site, { homeHeadline: 'Changed', ...change, ownPassword })
      expect([change, answer.status]).toEqual([change, 403])
      expect((await clerk.post('/backend/settings/guarded-settings', { ...change, ownPassword })).status).toBe(403)
    }
    expect(await readSetting(house.db, 'chatAddress')).toBe('')
    expect(await readSetting(house.db, 'homeHeadline')).toBe('Welcome')
  })

  test('sends the whole page back unchanged, as a form does, and is not refused for it', async () => {
    const site = '/backend/settings/site-configuration'
    const page = (await clerk.get(site)).body
    expect((await clerk.post(site, { ...page, homeHeadline: 'Good day' })).status).toBe(204)
    expect(await readSetting(house.db, 'homeHeadline')).toBe('Good day')
  })

  test('cannot set the credentials of a provider', async () => {
    const change = { mode: 'test', active: false, values: { baseUrl: 'https://evil.example' }, ownPassword }
    for (const provider of ['gateway', 'ekyc', 'nsdl', 'gst', 'uti-psa']) {
      expect((await clerk.post(`/backend/master/api-credentials/${provider}`, change)).status).toBe(403)
    }
  })
})

describe("an admin's open browser is not enough", () => {
  test('without the password, or with a wrong one, nothing dangerous is saved, and guessing ends', async () => {
    const person = await aPerson(house, { role: 'admin' })
    const browser = await signedIn(house, person)
    const calls: [string, object][] = [
      [smtp, { ...server, password: 'x' }],
      [`${smtp}/test`, { ...server, to: 'a@b.test' }],
      ['/backend/settings/guarded-settings', { chatAddress: 'https://evil.example' }],
      ['/backend/master/api-credentials/gst', { mode: 'test', active: false, values: {} }],
    ]
    for (const [call, body] of calls) {
      const answer = await browser.post(call, body)
      expect([call, answer.status, answer.body.data]).toEqual([call, 400, { ownPassword: 'Required' }])
    }
    for (const [call, body] of [...calls, calls[0] ?? calls[1]].filter((one) => one !== undefined)) {
      const answer = await browser.post(call, { ...body, ownPassword: 'a guess' })
      expect([call, answer.status, answer.body.data]).toEqual([call, 400, { ownPassword: 'This is not your password' }])
    }
    const late = await browser.post(smtp, { ...server, ownPassword })
    expect(late.status).toBe(429)
    expect(await house.db.selectFrom('mail_server').selectAll().execute()).toEqual([])
  })
})

describe('the saved password of the mail server', () => {
  const secret = 'smtp secret word'

  test('is never sent to another host, port or user, neither by a test mail nor by saving', async () => {
    const elsewhere = await openListeningPost()
    expect((await boss.post(smtp, { ...server, password: secret, ownPassword })).status).toBe(204)
    for (const change of [
      { port: elsewhere.port },
      { host: 'localhost' },
      { userName: 'else' },
      { encryption: 'tls' },
    ]) {
      const moved = { ...server, ...change, ownPassword }
      const refused = [400, { password: 'Enter it again: the saved one belongs to another server' }]
      const tried = await boss.post(`${smtp}/test`, { ...moved, to: 'me@evil.example' })
      expect([tried.status, tried.body.data]).toEqual(refused)
      const saved = await boss.post(smtp, moved)
      expect([saved.status, saved.body.data]).toEqual(refused)
    }
    expect(elsewhere.heard).toEqual([])
    const same = await boss.post(`${smtp}/test`, { ...server, to: 'me@people.test', ownPassword })
    expect(same.body).toMatchObject({ ok: true })
    expect(post.heard).toContain(`portal:${secret}`)
  })

  test('a change of the server is told to every admin, by bell and by mail, and is in the audit list with both', async () => {
    await house.db
      .insertInto('notice_preference')
      .values({ user_id: other.id, kind: 'security', by_mail: false })
      .execute()
    expect(
      (await boss.post(smtp, { ...server, password: secret, sender: 'new@kendra.example', ownPassword })).status,
    ).toBe(204)
    for (const { email, userName } of [admin, other]) {
      expect(await lastMailTo(house, email)).toMatchObject({ subject: 'The mail server was changed' })
      const inbox = await (await signedIn(house, { userName })).get<{ notices: { title: string }[] }>('/backend/notice')
      expect(inbox.body.notices[0]?.title).toBe('The mail server was changed')
    }
    const detail = await lastAudit('mail-server.changed')
    expect(detail).toEqual({
      before: { ...server, password: 'saved' },
      after: { ...server, sender: 'new@kendra.example', password: 'changed' },
    })
    expect(JSON.stringify(detail)).not.toContain(secret)
  })
})

describe('the other guarded settings', () => {
  test('an admin changes the chat with the password; every admin hears of it and the audit list has before and after', async () => {
    await house.inTx((tx) => saveSettings(tx, { chatAddress: 'https://chat.example/a' }))
    const change = { chatAddress: 'https://chat.example/b', ownPassword }
    expect((await boss.post('/backend/settings/guarded-settings', change)).status).toBe(204)
    expect((await new Browser(house).get('/tawk-to')).body).toEqual({ api: 'https://chat.example/b' })
    expect(await lastAudit('site.configured')).toEqual({
      before: { chatAddress: 'https://chat.example/a' },
      after: { chatAddress: 'https://chat.example/b' },
    })
    expect((await mailsTo(house, other.email)).at(-1)?.subject).toBe('A guarded setting was changed')
  })

  test('saved secrets of a provider are not kept for another address', async () => {
    const call = '/backend/master/api-credentials/gateway'
    const values = {
      baseUrl: 'https://pay.example.com',
      keyId: 'rzp_live_1',
      keySecret: 'k-secret-1234',
      webhookSecret: 'w-secret-1234',
    }
    const given = { mode: 'live', active: true, ownPassword }
    expect((await boss.post(call, { ...given, values })).status).toBe(204)
    const { keySecret: _k, webhookSecret: _w, ...open } = values
    const moved = await boss.post(call, { ...given, values: { ...open, baseUrl: 'https://evil.example.com' } })
    const again = 'Enter it again: the saved one belongs to another address'
    expect([moved.status, moved.body.data]).toEqual([400, { 'values.keySecret': again, 'values.webhookSecret': again }])
    expect((await boss.post(call, { ...given, values: open })).status).toBe(204)
    expect(
      (await boss.post(call, { ...given, values: { ...values, baseUrl: 'https://pay2.example.com' } })).status,
    ).toBe(204)
    expect(await lastAudit('credential.changed')).toEqual({
      before: {
        mode: 'live',
        active: true,
        baseUrl: 'https://pay.example.com',
        keyId: 'rzp_live_1',
        keySecret: 'saved',
        webhookSecret: 'saved',
      },
      after: {
        mode: 'live',
        active: true,
        baseUrl: 'https://pay2.example.com',
        keyId: 'rzp_live_1',
        keySecret: 'changed',
        webhookSecret: 'changed',
      },
    })
    expect((await mailsTo(house, other.email)).at(-1)?.subject).toBe('The credentials of a provider were changed')
  })
})
