import { describe, expect, test } from 'vitest'
import { readSetting } from '../site/site-settings.ts'
import { signedIn } from '../testing/browser.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { openPostOffice } from '../testing/post-office.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { openMailOffice } from './open-mail-office.ts'
import { queueMail } from './queue-mail.ts'

const house = await openTestHouse({ RATE_SCALE: '100', ALLOW_PRIVATE_HOSTS: '1' })
const post = await openPostOffice()
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
const office = openMailOffice(house.platform.config, (db) => readSetting(db, 'businessName'))

const facts = { host: '127.0.0.1', port: post.port, encryption: 'none', userName: '', sender: 'portal@kendra.example' }
const call = '/backend/settings/smtp-setup'
const ownPassword = testPassword

describe('the mail server', () => {
  test('is null until it is set up; then held mails go out', async () => {
    expect((await admin.get(call)).body).toBeNull()
    const mail = { to: 'held@people.test', kind: 'test', subject: 'Held', text: ['Waiting for a server.'] }
    await house.inTx((tx) => queueMail(tx, mail))
    await runJobs(house, office)
    const stateOf = async () =>
      (await house.db.selectFrom('mail_outbox').select('state').executeTakeFirstOrThrow()).state
    expect(await stateOf()).toBe('held')
    expect((await admin.post(call, { ...facts, ownPassword })).status).toBe(204)
    await runJobs(house, office)
    expect(await stateOf()).toBe('sent')
    expect(post.arrived.map((one) => one.subject)).toContain('Held')
  })

  test('its password is kept sealed, never comes back, and stays when it is left out', async () => {
    await admin.post(call, { ...facts, ownPassword, userName: 'portal', password: 'smtp secret word' })
    const answer = await admin.get(call)
    const trial = { by: expect.any(String), until: expect.any(String), mayConfirm: false, version: expect.any(String) }
    expect(answer.body).toEqual({ ...facts, userName: 'portal', hasPassword: true, trial })
    const rows = await house.db.selectFrom('mail_server').selectAll().execute()
    expect(JSON.stringify([rows, answer.body])).not.toContain('smtp secret word')
    await admin.post(call, { ...facts, ownPassword, userName: 'portal' })
    expect((await admin.get(call)).body).toMatchObject({ hasPassword: true })
    await admin.post(call, { ...facts, ownPassword, password: '' })
    expect((await admin.get(call)).body).toMatchObject({ hasPassword: false })
  })

  test('a test mail goes out at once, or the real error is told and nothing is saved', async () => {
    post.clear()
    const good = await admin.post(`${call}/test`, { ...facts, ownPassword, to: 'me@people.test' })
    expect(good.body).toEqual({ ok: true, message: 'The test mail is on its way to me@people.test.' })
    expect(post.arrived.map((mail) => mail.subject)).toEqual(['Test mail'])
    post.refuseWith(550)
    const refused = await admin.post<{ ok: boolean; message: string }>(`${call}/test`, {
      ...facts,
      ownPassword,
      to: 'me@people.test',
    })
    expect(refused.body.ok).toBe(false)
    const before = (await admin.get(call)).body
    const dead = await admin.post<{ ok: boolean; message: string }>(`${call}/test`, {
      ...facts,
      ownPassword,
      port: 1,
      to: 'me@people.test',
    })
    expect([dead.body.ok, dead.body.message.length > 10]).toEqual([false, true])
    expect((await admin.get(call)).body).toEqual(before)
  })

  test('wrong facts are told beside their fields', async () => {
    const bad = await admin.post(call, {
      host: 'a b',
      port: 0,
      encryption: 'x',
      userName: '',
      sender: 'nobody',
      ownPassword,
    })
    expect(Object.keys(bad.body.data as object).sort()).toEqual(['encryption', 'host', 'port', 'sender'])
  })

  test('a host of the own network is refused unless whoever starts the portal allows it', async () => {
    const strict = await openTestHouse({ RATE_SCALE: '100' })
    const someone = await signedIn(strict, await aPerson(strict, { role: 'admin' }))
    for (const host of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.5',
      '169.254.169.254',
      'localhost',
      'localhost.',
      '127.0.0.1.',
    ]) {
      const answer = await someone.post(call, { ...facts, ownPassword, host })
      expect([host, answer.status, answer.body.data]).toEqual([
        host,
        400,
        { host: 'A host of the own machine or network is not allowed' },
      ])
    }
  })
})

describe('a mail in the log', () => {
  test('that failed is sent again, one that went out is not', async () => {
    await admin.post(call, { ...facts, ownPassword })
    await runJobs(house, office)
    post.clear()
    post.refuseWith(550)
    await house.inTx((tx) =>
      queueMail(tx, { to: 'again@people.test', kind: 'test', subject: 'Again', text: ['Please.'] }),
    )
    await runJobs(house, office)
    const mail = await house.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('to_address', '=', 'again@people.test')
      .executeTakeFirstOrThrow()
    expect(mail.state).toBe('failed')
    expect((await admin.post(`/backend/settings/mail-log/${mail.id}/resend`)).status).toBe(204)
    await runJobs(house, office)
    expect(post.arrived.map((one) => one.subject)).toEqual(['Again'])
    expect((await admin.post(`/backend/settings/mail-log/${mail.id}/resend`)).status).toBe(409)
  })
})
