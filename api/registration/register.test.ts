import { describe, expect, test } from 'vitest'
import { indianDay } from '../../contract/kernel/dates.ts'
import type { Registration } from '../../contract/registration.ts'
import type { LiveEvent } from '../platform/events.ts'
import { saveSettings } from '../site/save-settings.ts'
import { Browser } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aPerson } from '../testing/people.ts'
import { aRegistration, sendProven, sendRegistration, verifyEmail } from '../testing/registrations.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })

const send = (given: Registration, browser = new Browser(house)) => sendProven(house, browser, given)

const rowsOf = (given: Registration) =>
  house.db.selectFrom('registration').selectAll().where('pan', '=', given.panNo).execute()

describe('a registration', () => {
  test('lands in the table as it was sent, and answers its reference number and date', async () => {
    const lines = { address2: 'Ward 4', address3: 'Near the bank' }
    const given = aRegistration({ ...lines, mobileNo: '+91 98765 43210', panNo: 'abcpx4321z', lName: '' })
    const { status, body } = await send(given, new Browser(house, '203.0.113.7'))
    expect([status, body]).toEqual([200, { refNo: expect.stringMatching(/^R\d{6}$/), dated: expect.any(String) }])
    const [row] = await rowsOf({ ...given, panNo: 'ABCPX4321Z' })
    expect(row).toMatchObject({
      ref_no: body.refNo,
      status: 'pending',
      dated: new Date(body.dated),
      first_name: 'Asha',
      last_name: '',
      father_name: 'Mohan Rao',
      gender: 'F',
      dob: '1990-04-05',
      mobile: '9876543210',
      email: given.emailId,
      id_type_id: '1',
      shop_name: 'Rao Stores',
      address1: '12 Market Road',
      ...lines,
      district: 'Pune',
      state: 'Maharashtra',
      pin: '411001',
      client_ip: '203.0.113.7',
      consented_at: new Date(body.dated),
      decided_at: null,
    })
  })

  test('is confirmed by mail, recorded without personal data, and told to those who may review it', async () => {
    const admin = await aPerson(house, { role: 'admin' })
    const reviewer = await aPerson(house, { permissions: ['registration'] })
    const colleague = await aPerson(house, { permissions: ['payment'] })
    const given = aRegistration({ shopName: 'Rao & Daughters' })
    const heard: LiveEvent[] = []
    const leave = house.platform.hub.subscribe({ hear: (event) => heard.push(event), lose: () => undefined })
    const { refNo } = (await send(given)).body
    const hearing = () => heard.filter(({ topic }) => topic === 'registration').map(({ userId }) => userId)
    await expect.poll(hearing).toEqual(expect.arrayContaining([admin.id, reviewer.id]))
    expect(hearing()).not.toContain(colleague.id)
    leave()
    const mail = await lastMailTo(house, given.emailId)
    expect([mail.subject, mail.text.join(' ')]).toEqual([
      `Your registration ${refNo}`,
      expect.stringContaining(`Your reference number is ${refNo}`),
    ])
    const told = await house.db
      .selectFrom('notice')
      .select(['user_id', 'body', 'link'])
      .where('title', '=', `New registration ${refNo}`)
      .execute()
    const toldIds = told.map((notice) => notice.user_id)
    expect(toldIds).toEqual(expect.arrayContaining([admin.id, reviewer.id]))
    expect(toldIds).not.toContain(colleague.id)
    expect(told[0]).toMatchObject({ body: 'Rao & Daughters, Pune, Maharashtra' })
    const [row] = await rowsOf(given)
    expect(told[0]?.link).toBe(`/backend/user-management/registration-action/${row?.id}`)
    const audit = await house.db
      .selectFrom('audit_event')
      .selectAll()
      .where('subject', '=', refNo)
      .executeTakeFirstOrThrow()
    expect(audit).toMatchObject({ act: 'registration.received', actor_code: 'visitor', detail: '' })
  })

  test('fields that the form does not have change nothing', async () => {
    const given = aRegistration()
    await send({ ...given, status: 'approved', ref_no: 'R999999', clientIp: '1.1.1.1' } as Registration)
    expect((await rowsOf(given))[0]).toMatchObject({ status: 'pending', client_ip: '127.0.0.1' })
  })

  test('stays off the logs', async () => {
    const given = aRegistration()
    await send(given)
    const lines = house.logged.join('\n')
    for (const secret of [given.mobileNo, given.emailId, given.panNo]) expect(lines).not.toContain(secret)
  })
})

describe('what the form refuses, the server refuses', () => {
  const years = (count: number, days = 0) => {
    const today = indianDay(new Date(Date.now() + days * 86_400_000))
    return `${Number(today.slice(0, 4)) - count}${today.slice(4)}`
  }

  test.each<[string, object, Record<string, string>]>([
    ['no name', { fName: ' ' }, { fName: 'Required' }],
    ['digits in a name', { fatherName: 'Mohan 2' }, { fatherName: 'Use letters only' }],
    ['another gender', { gender: 'X' }, { gender: 'Required' }],
    ['a day that does not exist', { dob: '1990-02-30' }, { dob: 'This day does not exist' }],
    ['someone too young by a day', { dob: years(18, 1) }, { dob: 'You must be at least 18 years old' }],
    ['someone 121 years old', { dob: years(121) }, { dob: 'Please check the year' }],
    ['a short mobile', { mobileNo: '98765' }, { mobileNo: 'Enter a 10-digit mobile number' }],
    ['no PAN', { panNo: '1234567890' }, { panNo: 'Enter a PAN, such as ABCPD1234E' }],
    ['an unknown state', { state: 'Orissa' }, { state: 'Required' }],
    ['no pincode', { pin: '012345' }, { pin: 'Enter a 6-digit pincode' }],
    ['no consent', { consent: false }, { consent: 'Please tick this to go on' }],
    ['an id type of letters', { idType: 'x' }, { idType: 'Required' }],
    ['an unknown id type', { idType: '999' }, { idType: 'Please choose one of the list' }],
    ['the right district in a wrong state', { state: 'Goa' }, { state: 'This pincode lies in Maharashtra' }],
  ])('%s', async (_what, change, data) => {
    const given = aRegistration()
    const answer = await send({ ...given, ...change } as Registration)
    expect([answer.status, answer.body.data]).toEqual([400, data])
    expect(await rowsOf(given)).toEqual([])
  })

  test('which of mobile number, e-mail address and PAN is known is told to nobody, and other faults come first', async () => {
    const known = aRegistration()
    expect((await send(known)).status).toBe(200)
    const { mobileNo, emailId, panNo } = known
    for (const part of [{ mobileNo }, { emailId }, { panNo }, { mobileNo, emailId, panNo }]) {
      const { status, body } = await send(aRegistration(part))
      expect([status, body.data]).toEqual([400, undefined])
      expect(body.message).toMatch(/^The mobile number, the e-mail address or the PAN is known to us already\./)
      const wrong = await send({ ...aRegistration(part), idType: '999' })
      expect(wrong.body.data).toEqual({ idType: 'Please choose one of the list' })
    }
  })

  test('someone who turns 18 today, by the Indian calendar, is let in', async () => {
    expect((await send(aRegistration({ dob: years(18) }))).status).toBe(200)
  })

  test('an id type that is no longer offered is refused', async () => {
    await house.db.updateTable('id_type').set({ active: false }).where('id', '=', '3').execute()
    expect((await send(aRegistration({ idType: '3' }))).body.data).toEqual({ idType: 'Please choose one of the list' })
  })

  test('a district on the other side of a state border is right with its own state', async () => {
    const across = { pin: '605106', district: 'Villupuram', state: 'Tamil Nadu' as const }
    expect((await send(aRegistration(across))).status).toBe(200)
    expect((await send(aRegistration({ ...across, state: 'Kerala' }))).body.data).toEqual({
      state: 'This pincode lies in Puducherry or Tamil Nadu',
    })
  })

  test('at a pincode that nobody knows any district is taken', async () => {
    expect((await send(aRegistration({ pin: '999999', district: 'New District', state: 'Kerala' }))).status).toBe(200)
  })
})

describe('the captcha', () => {
  test('must be right, and is used up by each try', async () => {
    const [browser, given] = [new Browser(house), aRegistration()]
    await verifyEmail(house, browser, given.emailId)
    const captcha = await readCaptcha(house, browser, 'register')
    const wrong = await browser.post('/auth/register?captcha=nonsense', { ...given })
    expect([wrong.status, wrong.body.data]).toEqual([400, { captcha: 'Please type the text of the new picture' }])
    expect((await browser.post(`/auth/register?captcha=${captcha}`, { ...given })).status).toBe(400)
    expect((await sendRegistration(house, browser, given)).status).toBe(200)
  })

  test('is used up by a refusal of something else too, and of another purpose does not count', async () => {
    const [browser, given] = [new Browser(house), aRegistration({ state: 'Goa' })]
    await verifyEmail(house, browser, given.emailId)
    const captcha = await readCaptcha(house, browser, 'register')
    const again = () => browser.post(`/auth/register?captcha=${captcha}`, { ...given })
    expect((await again()).body.data).toHaveProperty('state')
    expect((await again()).body.data).toHaveProperty('captcha')
    const login = await readCaptcha(house, browser, 'login')
    expect((await browser.post(`/auth/register?captcha=${login}`, { ...given })).body.data).toHaveProperty('captcha')
  })

  test('is wanted', async () => {
    const answer = await new Browser(house).post('/auth/register', aRegistration())
    expect([answer.status, answer.body.data]).toEqual([400, { captcha: 'Required' }])
  })
})

describe('the e-mail address', () => {
  const unproven = { code: 'Please ask for a code and enter it' }

  test('must be proven in this very browser', async () => {
    const given = aRegistration()
    expect((await sendRegistration(house, new Browser(house), given)).body.data).toEqual(unproven)
    await verifyEmail(house, new Browser(house), given.emailId)
    expect((await sendRegistration(house, new Browser(house), given)).body.data).toEqual(unproven)
    expect(await rowsOf(given)).toEqual([])
  })

  test('a code that was only asked for proves nothing', async () => {
    const [browser, given] = [new Browser(house), aRegistration()]
    await browser.post('/auth/register/send-code', { emailid: given.emailId })
    expect((await sendRegistration(house, browser, given)).body.data).toEqual(unproven)
  })

  test('the proof of another address does not count, the same in capitals does', async () => {
    const [browser, given] = [new Browser(house), aRegistration()]
    await verifyEmail(house, browser, given.emailId)
    const swapped = await sendRegistration(house, browser, { ...given, emailId: 'someone@else.test' })
    expect(swapped.body.data).toEqual(unproven)
    expect((await sendRegistration(house, browser, { ...given, emailId: given.emailId.toUpperCase() })).status).toBe(
      200,
    )
  })

  test('the proof is good for a day', async () => {
    const [browser, given] = [new Browser(house), aRegistration()]
    await verifyEmail(house, browser, given.emailId)
    house.pass(23 * 3600)
    expect((await sendRegistration(house, browser, given)).status).toBe(200)
    const late = aRegistration()
    await verifyEmail(house, browser, late.emailId)
    house.pass(24 * 3600 + 1)
    expect((await sendRegistration(house, browser, late)).body.data).toEqual(unproven)
  })
})

describe('the options of the form', () => {
  const options = async () => (await new Browser(house).get('/auth/register/options')).body

  test('are the active id types, from the lowest level up', async () => {
    await house.db.updateTable('id_type').set({ active: true }).execute()
    expect(await options()).toEqual({
      open: true,
      idtypes: [
        { value: '1', label: 'Retailer' },
        { value: '2', label: 'Distributor' },
        { value: '3', label: 'Master Distributor' },
      ],
    })
  })

  test('bring the device, so that a captcha and a code that are asked for at once belong to the same browser', async () => {
    const [browser, given] = [new Browser(house), aRegistration()]
    await browser.get('/auth/register/options')
    const [captcha] = await Promise.all([
      readCaptcha(house, browser, 'register'),
      verifyEmail(house, browser, given.emailId),
    ])
    expect((await browser.post(`/auth/register?captcha=${captcha}`, { ...given })).status).toBe(200)
  })

  test('say when registration is closed; then nothing is mailed and nothing taken', async () => {
    const [browser, given] = [new Browser(house), aRegistration()]
    await verifyEmail(house, browser, given.emailId)
    await house.inTx((tx) => saveSettings(tx, { registrationOpen: false }))
    expect(await options()).toMatchObject({ open: false })
    const closed = [409, 'Registration is closed at the moment. Please come back later.']
    const sent = await sendRegistration(house, browser, given)
    expect([sent.status, sent.body.message]).toEqual(closed)
    const code = await browser.post('/auth/register/send-code', { emailid: given.emailId })
    expect([code.status, code.body.message]).toEqual(closed)
    await house.inTx((tx) => saveSettings(tx, { registrationOpen: true }))
    expect((await sendRegistration(house, browser, given)).status).toBe(200)
  })
})
