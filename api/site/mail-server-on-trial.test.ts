import { describe, expect, test } from 'vitest'
import type { SmtpSetup } from '../../contract/smtp.ts'
import type { StaffMember } from '../../contract/staff.ts'
import { openMailOffice } from '../mail/open-mail-office.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { aMerchant, aPerson, type Person, testPassword } from '../testing/people.ts'
import { openPostOffice, type PostOffice } from '../testing/post-office.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { readSetting } from './site-settings.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', ALLOW_PRIVATE_HOSTS: '1' })
const office = openMailOffice(house.platform.config, (db) => readSetting(db, 'businessName'))
const [honest, thief] = [await openPostOffice(), await openPostOffice()]
const [one, two] = [await oldAdmin(), await oldAdmin()]
const [first, second] = [await signedIn(house, one), await signedIn(house, two)]

const smtp = '/backend/settings/smtp-setup'
const users = '/backend/usermanagement/user'
const ownPassword = testPassword
const at = ({ port }: PostOffice) => ({
  host: '127.0.0.1',
  port,
  encryption: 'none',
  userName: '',
  sender: 'portal@kendra.example',
})
/** As the second admin has it on the screen. */
const seen = async () => ({ ownPassword, version: (await trial())?.version ?? '' })
const trial = async (browser = second) => (await browser.get<SmtpSetup>(smtp)).body.trial

async function oldAdmin(): Promise<Person> {
  const person = await aPerson(house, { role: 'admin' })
  await house.db
    .updateTable('app_user')
    .set({ created_at: new Date('2026-01-01') })
    .where('id', '=', person.id)
    .execute()
  return person
}

/** Works until nothing is due: the answer to 'forgot password' is a job that queues a mail. */
async function work(): Promise<void> {
  await runJobs(house, office)
  await runJobs(house, office)
}

async function forgets({ userName }: Person): Promise<void> {
  const visitor = new Browser(house)
  const captcha = await readCaptcha(house, visitor, 'reset-password')
  expect((await visitor.post('/auth/forgot-password', { userName, captcha })).status).toBeLessThan(300)
  await work()
}

const subjects = (post: PostOffice, { email }: Person) =>
  post.arrived.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject)

/** The house with its old, trusted server, and then the thief's, saved by the first admin alone. */
async function moved(): Promise<void> {
  await house.db.deleteFrom('mail_server').execute()
  await house.db.deleteFrom('mail_outbox').execute()
  await house.db.deleteFrom('rate_limit').execute()
  expect((await first.post(smtp, { ...at(honest), ownPassword })).status).toBe(204)
  expect(await trial()).toBeNull()
  await work()
  honest.clear()
  thief.clear()
  expect((await first.post(smtp, { ...at(thief), ownPassword })).status).toBe(204)
  await work()
}

describe('a mail server that one admin alone has changed', () => {
  test('is told to the other admins through the server that was there before', async () => {
    await moved()
    expect(subjects(honest, two)).toEqual(['The mail server was changed'])
    expect(subjects(thief, two)).toEqual([])
  })

  test("does not get the password link of another admin or of a clerk, so that one admin doesn't become two", async () => {
    await moved()
    const clerk = await aPerson(house, { permissions: ['payment'] })
    for (const person of [two, clerk]) {
      await forgets(person)
      expect(subjects(thief, person)).toEqual([])
      expect(subjects(honest, person)).toContain('Set a new password')
    }
  })

  test('sends what merchants and the admin who changed it are waiting for', async () => {
    await moved()
    const { id } = await aMerchant(house)
    const merchant = await aPerson(house, { role: 'merchant', merchantId: id, owner: true })
    for (const person of [merchant, one]) {
      await forgets(person)
      expect(subjects(thief, person)).toContain('Set a new password')
    }
  })

  test('where the old one is dead: warnings go out by the new one, links are held and the mail log says until when', async () => {
    await moved()
    await honest.stop()
    expect((await first.post(smtp, { ...at(thief), sender: 'else@kendra.example', ownPassword })).status).toBe(204)
    await forgets(two)
    expect(subjects(thief, two)).toEqual(['The mail server was changed'])
    const held = await house.db.selectFrom('mail_outbox').selectAll().where('state', '=', 'held').execute()
    expect(held.map(({ to_address, kind }) => [to_address, kind])).toEqual([[two.email, 'password-link']])
    expect(held[0]?.last_error).toMatch(
      /^Held until \d\d \w{3} \d{4}, .*: one admin alone has changed the mail server\. Another admin can confirm it/,
    )
    expect((await first.post(`/backend/settings/mail-log/${held[0]?.id}/resend`)).status).toBe(204)
    await work()
    expect(subjects(thief, two)).not.toContain('Set a new password')
    await honest.restart()
  })

  test('stays on trial when it is changed again and again: the server of before keeps counting', async () => {
    await moved()
    const other = await openPostOffice()
    expect((await first.post(smtp, { ...at(other), ownPassword })).status).toBe(204)
    expect((await first.post(smtp, { ...at(thief), ownPassword })).status).toBe(204)
    await forgets(two)
    expect([...thief.arrived, ...other.arrived].filter(({ to }) => to?.[0]?.address === two.email)).toEqual([])
    expect(subjects(honest, two)).toContain('Set a new password')
  })

  test('is confirmed as it was on the screen: one that was put in its place wants another look', async () => {
    await moved()
    const shown = await seen()
    const other = await openPostOffice()
    for (const change of [at(other), { ...at(other), sender: 'else@kendra.example' }]) {
      const before = await seen()
      expect((await first.post(smtp, { ...change, ownPassword })).status).toBe(204)
      for (const given of [shown, before]) {
        const answer = await second.post<{ message: string }>(`${smtp}/confirm`, given)
        expect([answer.status, answer.body.message]).toEqual([
          409,
          'The mail server was changed again. Look at it again before you confirm it.',
        ])
      }
    }
    expect((await second.post(`${smtp}/confirm`, { ownPassword })).status).toBe(400)
    expect(await trial()).not.toBeNull()
    expect((await second.post(`${smtp}/confirm`, await seen())).status).toBe(204)
  })

  test('is trusted after a day, or once another admin of more than a day confirms it with the password', async () => {
    await moved()
    const puppet = await signedIn(house, await aPerson(house, { role: 'admin' }))
    for (const browser of [first, puppet]) {
      expect((await trial(browser))?.mayConfirm).toBe(false)
      expect((await browser.post(`${smtp}/confirm`, await seen())).status).toBe(403)
    }
    expect(await trial()).toMatchObject({ by: expect.stringContaining(one.code), mayConfirm: true })
    expect((await second.post(`${smtp}/confirm`, { ...(await seen()), ownPassword: 'a guess' })).status).toBe(400)
    const shown = await seen()
    expect((await second.post(`${smtp}/confirm`, shown)).status).toBe(204)
    expect(await trial()).toBeNull()
    expect((await second.post(`${smtp}/confirm`, shown)).status).toBe(409)
    await forgets(two)
    expect(subjects(thief, two)).toContain('Set a new password')

    await moved()
    await house.db
      .updateTable('mail_server')
      .set({ trial_since: new Date(Date.now() - 25 * 3600_000) })
      .execute()
    expect(await trial()).toBeNull()
    await forgets(two)
    expect(subjects(thief, two)).toContain('Set a new password')
  })

  test('is not confirmed through the account of an admin that somebody has touched within the day', async () => {
    const helper = await signedIn(house, await oldAdmin())
    const facts = async ({ id }: Person) => {
      const { id: _id, role: _role, ...known } = (await helper.get<StaffMember>(`/backend/hr/staff/${id}`)).body
      return known
    }
    const touches: Record<string, (person: Person) => Promise<{ status: number }>> = {
      'a password link was sent': ({ id }) => helper.post(`${users}/${id}/reset-password`),
      'the mobile was changed': async (person) =>
        helper.post(`/backend/hr/staff/${person.id}/change`, { ...(await facts(person)), mobileNo: '9876512345' }),
      'the e-mail was changed': async (person) =>
        helper.post(`/backend/hr/staff/${person.id}/change`, {
          ...(await facts(person)),
          mobileNo: '9876512346',
          emailId: `new-${person.userName}@people.test`,
        }),
    }
    for (const [touched, touch] of Object.entries(touches)) {
      await moved()
      const puppet = await oldAdmin()
      expect((await touch(puppet)).status, touched).toBeLessThan(300)
      const browser = await signedIn(house, puppet)
      expect((await trial(browser))?.mayConfirm, touched).toBe(false)
      const answer = await browser.post<{ message: string }>(`${smtp}/confirm`, await seen())
      expect([answer.status, answer.body.message], touched).toEqual([
        409,
        expect.stringContaining('Another person must be the second, or you wait until tomorrow.'),
      ])
      expect(await trial(), touched).not.toBeNull()

      // Nor is a change that was made through such an account.
      expect(
        (await browser.post(smtp, { ...at(thief), sender: 'puppet@kendra.example', port: honest.port, ownPassword }))
          .status,
      ).toBe(204)
      expect((await first.post(`${smtp}/confirm`, await seen())).status, touched).toBe(409)
      expect(await trial(), touched).not.toBeNull()
    }
  })
})
