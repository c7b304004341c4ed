import { describe, expect, it, test } from 'vitest'
import type { TableReply } from '../../contract/kernel/table.ts'
import type { MerchantStaffChange, MerchantStaffMember, MerchantStaffRow } from '../../contract/merchant-staff.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const business = await aMerchant(house)
const elsewhere = await aMerchant(house)
const inBusiness = (permissions: readonly string[], merchantId = business.id) =>
  aPerson(house, { role: 'merchant', merchantId, permissions })
const boss = await aPerson(house, { role: 'merchant', merchantId: business.id, owner: true })
const owner = await signedIn(house, boss)
const manager = await signedIn(house, await inBusiness(['manage-people', 'courier']))
const stranger = await signedIn(
  house,
  await aPerson(house, { role: 'merchant', merchantId: elsewhere.id, owner: true }),
)

const aadhaar = '999941057058'
let number = 0
function anEmployee(change: object = {}): MerchantStaffChange {
  number += 1
  return {
    fullName: 'Asha Kumari Rao',
    fatherName: 'Mohan Rao',
    gender: 'F',
    dob: '1990-04-05',
    mobileNo: String(6_000_000_000 + number),
    emailId: `employee${number}@shop.test`,
    aadharNo: '',
    panNo: `ABCPD${String(1000 + number)}E`,
    permissions: ['apply', 'report'],
    ...change,
  }
}
interface Refusal {
  message: string
  data?: Record<string, string>
}
const base = '/merchant/usermanagement'
const add = (employee: object, by = owner) => by.post<{ id: string } & Refusal>(`${base}/staff/add`, employee)
async function added(change: object = {}, by = owner) {
  const employee = anEmployee(change)
  const { status, body } = await add(employee, by)
  expect([status, body.data]).toEqual([200, undefined])
  return { ...employee, id: body.id }
}
const read = async (id: string, by = owner) => (await by.get<MerchantStaffMember>(`${base}/staff/${id}`)).body
async function change(id: string, part: object, by = owner) {
  const { code: _code, state: _state, kycState: _kyc, aadharNo: _masked, ...known } = await read(id)
  return by.post<Refusal>(`${base}/staff/${id}/change`, { ...known, aadharNo: '', ...part })
}
const list = async (question: object = {}, by = owner) =>
  (await by.post<TableReply<MerchantStaffRow>>(`${base}/staff-list`, question)).body
const user = (id: string) => house.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const person = (id: string) =>
  house.db.selectFrom('person').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()

describe('an owner adds staff', () => {
  it('with a code of their own, what papers say, and a mail with user name and link', async () => {
    const employee = await added({ aadharNo: '9999 4105 7058' })
    expect(await read(employee.id)).toMatchObject({
      code: expect.stringMatching(/^E\d{6}$/),
      userName: employee.mobileNo,
      fullName: 'Asha Kumari Rao',
      dob: '1990-04-05',
      panNo: employee.panNo,
      aadharNo: 'XXXX XXXX 7058',
      permissions: ['apply', 'report'],
      state: 'invited',
      kycState: 'not-started',
      changeable: true,
    })
    expect(await user(employee.id)).toMatchObject({ merchant_id: business.id, is_owner: false, role: 'merchant' })
    expect(await person(employee.id)).toMatchObject({
      first_name: 'Asha Kumari',
      last_name: 'Rao',
      aadhaar_last4: '7058',
    })
    const mail = await lastMailTo(house, employee.emailId)
    expect([mail.kind, mail.text.join().includes(employee.mobileNo)]).toEqual(['welcome', true])
    const token = new URL(mail.action?.url ?? '').searchParams.get('token')
    const browser = new Browser(house)
    const password = 'my own long password'
    expect((await browser.post('/auth/reset-password', { token, password })).status).toBe(204)
    await browser.signIn(employee.mobileNo, password)
    expect((await browser.get('/auth/me')).body).toMatchObject({ owner: false, permissions: ['apply', 'report'] })
    expect((await browser.post(`${base}/staff-list`)).status).toBe(403)
  })

  it('whose Aadhaar number is kept sealed and stands in no reply, list, audit row or log', async () => {
    const employee = await added({ aadharNo: aadhaar })
    const { code } = await read(employee.id)
    const events = await house.db.selectFrom('audit_event').selectAll().where('subject', '=', code).execute()
    const seen = JSON.stringify([
      await read(employee.id),
      await list(),
      events,
      await person(employee.id),
      house.logged,
    ])
    expect(seen).not.toContain(aadhaar)
  })

  it.each([
    [{ fullName: '' }, { fullName: 'Required' }],
    [{ fullName: 'R2D2' }, { fullName: 'Use letters only' }],
    [{ fatherName: undefined }, { fatherName: 'Required' }],
    [{ gender: '' }, { gender: 'Required' }],
    [{ dob: '' }, { dob: 'Required' }],
    [{ dob: '2020-01-01' }, { dob: 'Enter the birthday of someone of 18 years or more' }],
    [{ mobileNo: '12' }, { mobileNo: 'Enter a 10-digit mobile number' }],
    [{ emailId: 'x' }, { emailId: 'Enter an e-mail address, such as name@example.com' }],
    [{ panNo: 'X' }, { panNo: 'Enter a PAN, such as ABCPD1234E' }],
    [{ aadharNo: '123456789012' }, { aadharNo: 'This is not an Aadhaar number. Please check the 12 digits.' }],
    [{ permissions: ['user'] }, { 'permissions.0': 'Invalid input' }],
  ])('and is refused with %j at that field', async (part, data) => {
    const { status, body } = await add({ ...anEmployee(), ...part })
    expect([status, body.data]).toEqual([400, data])
  })

  it('and which of the details someone has already is not told, and a few tries an hour are all', async () => {
    const { mobileNo, emailId, panNo } = await added()
    for (const part of [{ mobileNo }, { emailId }, { panNo }, { mobileNo, emailId, panNo }]) {
      const { status, body } = await add(anEmployee(part))
      expect([status, body]).toEqual([
        400,
        {
          message:
            'Someone with these details cannot be added. Please check mobile number, e-mail address and PAN; if they are right, ask the head office.',
        },
      ])
    }
    for (let tried = 4; tried < 10; tried += 1) await add(anEmployee({ panNo }))
    expect((await add(anEmployee({ panNo }))).status).toBe(429)
    expect((await add(anEmployee())).status).toBe(429)
    await house.db.deleteFrom('rate_limit').execute()
  })

  it('one PAN twenty times at once, under other numbers and addresses: one is added', async () => {
    const { panNo } = anEmployee()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(anEmployee({ panNo }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(10).fill(400), ...Array(9).fill(429)])
    await house.db.deleteFrom('rate_limit').execute()
  })
})

describe('staff are changed', () => {
  it('other permissions end their sign-ins and are told to them', async () => {
    const known = await inBusiness(['apply'])
    const browser = await signedIn(house, known)
    const { mobileNo, panNo, fatherName, gender, dob } = anEmployee()
    await house.db.updateTable('app_user').set({ kyc_state: 'not-started' }).where('id', '=', known.id).execute()
    const part = { fullName: 'Asha Rao', mobileNo, panNo, fatherName, gender, dob, permissions: ['courier'] }
    expect((await change(known.id, part)).status).toBe(204)
    expect((await browser.get('/auth/me')).status).toBe(401)
    const notices = house.db.selectFrom('notice').select(['title', 'body']).where('user_id', '=', known.id)
    expect(await notices.execute()).toEqual([{ title: 'Your access has changed', body: 'You now have: Courier.' }])
  })

  it('a new mobile number is the new user name, and they are told', async () => {
    const employee = await added()
    const { mobileNo } = anEmployee()
    expect((await change(employee.id, { mobileNo })).status).toBe(204)
    expect(await read(employee.id)).toMatchObject({ mobileNo, userName: mobileNo })
    expect((await lastMailTo(house, employee.emailId)).text.join()).toContain(`you sign in as ${mobileNo}`)
  })

  it('an empty Aadhaar field keeps the number that is there', async () => {
    const employee = await added({ aadharNo: aadhaar })
    await change(employee.id, { fatherName: 'Sohan Rao' })
    expect(await read(employee.id)).toMatchObject({ fatherName: 'Sohan Rao', aadharNo: 'XXXX XXXX 7058' })
  })

  it.each(['submitted', 'approved'] as const)(
    'with KYC %s only how to reach them and what they may do',
    async (kyc) => {
      const employee = await added()
      await house.db.updateTable('app_user').set({ kyc_state: kyc }).where('id', '=', employee.id).execute()
      for (const part of [{ fullName: 'X Y' }, { panNo: 'ABCPD0009E' }, { dob: '1980-01-01' }, { aadharNo: aadhaar }]) {
        expect((await change(employee.id, part)).status).toBe(409)
      }
      expect((await change(employee.id, { emailId: `new-${employee.emailId}`, permissions: [] })).status).toBe(204)
      expect(await person(employee.id)).toMatchObject({ pan: employee.panNo, sealed_aadhaar: null })
    },
  )

  it('a PAN, number or address that someone has is refused without saying which, and a few tries an hour are all', async () => {
    const [one, other] = [await added(), await added()]
    const { panNo, emailId, mobileNo } = other
    for (const part of [{ panNo }, { emailId }, { mobileNo }, { panNo, emailId, mobileNo }]) {
      const { status, body } = await change(one.id, part)
      expect([status, body]).toEqual([
        400,
        {
          message:
            'These details cannot be saved. Please check mobile number, e-mail address and PAN; if they are right, ask the head office.',
        },
      ])
    }
    expect(await read(one.id)).toMatchObject({ panNo: one.panNo, emailId: one.emailId, mobileNo: one.mobileNo })
    for (let tried = 4; tried < 10; tried += 1) await change(one.id, { mobileNo })
    expect((await change(one.id, { panNo })).status).toBe(429)
    expect((await change(one.id, { emailId: 'nobody-has@shop.test' })).status).toBe(429)
    // Adding is counted with it, and what is nobody's secret can still be changed.
    expect((await add(anEmployee())).status).toBe(429)
    expect((await change(one.id, { fatherName: 'Sohan Rao', permissions: [] })).status).toBe(204)
    await house.db.deleteFrom('rate_limit').execute()
  })

  it('numbers that nobody has are counted too, so that a range cannot be walked by what goes through', async () => {
    const one = await added()
    const walked: number[] = []
    for (let tried = 0; tried < 21; tried += 1)
      walked.push((await change(one.id, { mobileNo: anEmployee().mobileNo })).status)
    expect(walked).toEqual([...Array(20).fill(204), 429])
    await house.db.deleteFrom('rate_limit').execute()
  })

  it('nor is it told of somebody who can sign in, whose new address would be asked', async () => {
    const colleague = await inBusiness(['courier'])
    await house.db
      .updateTable('app_user')
      .set({ mobile: anEmployee().mobileNo })
      .where('id', '=', colleague.id)
      .execute()
    const { emailId } = await added()
    const facts = anEmployee({ emailId, permissions: ['courier'] })
    await house.db.updateTable('app_user').set({ kyc_state: 'not-started' }).where('id', '=', colleague.id).execute()
    const { version } = await read(colleague.id)
    const { status, body } = await owner.post<Refusal>(`${base}/staff/${colleague.id}/change`, { ...facts, version })
    expect([status, body.data, body.message]).toEqual([400, undefined, expect.stringMatching(/^These details cannot/)])
    await house.db.deleteFrom('rate_limit').execute()
  })

  it('ten at once: one is taken, nine are told', async () => {
    const employee = await added()
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(employee.id, { version: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(409)])
  })
})

describe('staff who manage people', () => {
  it('give and take only what they hold, and never the right to manage people', async () => {
    const refusal = { permissions: 'You can only give what you may do yourself' }
    for (const permissions of [['apply'], ['courier', 'payment'], ['manage-people']]) {
      const { status, body } = await add(anEmployee({ permissions }), manager)
      expect([status, body.data]).toEqual([400, refusal])
    }
    const own = await added({ permissions: ['courier'] }, manager)
    expect((await change(own.id, { permissions: [] }, manager)).status).toBe(204)
    const other = await added({ permissions: ['apply'] })
    expect((await change(other.id, { permissions: ['apply', 'courier'] }, manager)).status).toBe(403)
    expect((await change(own.id, { permissions: ['apply'] }, manager)).body.data).toEqual(refusal)
    expect((await user(other.id)).permissions).toEqual(['apply'])
  })

  it('change neither themselves nor another who manages people; the owner does', async () => {
    const self = await inBusiness(['manage-people'])
    const browser = await signedIn(house, self)
    const rival = await added({ permissions: ['manage-people'] })
    for (const id of [self.id, rival.id]) {
      expect((await read(id, browser)).changeable).toBe(false)
      const body = { ...anEmployee(), version: 1 }
      expect((await browser.post(`${base}/staff/${id}/change`, body)).status).toBe(403)
      for (const verb of ['lock', 'unlock', 'reset-password']) {
        expect((await browser.post(`${base}/staff/${id}/${verb}`)).status).toBe(403)
      }
    }
    expect((await owner.post(`${base}/staff/${rival.id}/lock`)).status).toBe(204)
  })

  it('cannot touch the owner, who is no staff', async () => {
    expect((await manager.get(`${base}/staff/${boss.id}`)).status).toBe(404)
    expect((await manager.post(`${base}/staff/${boss.id}/lock`)).status).toBe(404)
    expect((await list({ length: 100 })).data.map(({ id }) => id)).not.toContain(boss.id)
  })
})

describe('another business', () => {
  test('does not exist: neither its people nor a change of them', async () => {
    const employee = await added()
    const before = await user(employee.id)
    expect((await stranger.get(`${base}/staff/${employee.id}`)).status).toBe(404)
    const body = { ...anEmployee(), version: 1 }
    expect((await stranger.post(`${base}/staff/${employee.id}/change`, body)).status).toBe(404)
    for (const verb of ['lock', 'unlock', 'reset-password']) {
      expect((await stranger.post(`${base}/staff/${employee.id}/${verb}`)).status).toBe(404)
    }
    expect(await user(employee.id)).toEqual(before)
  })

  test('stays out of the list, whatever is searched or filtered for', async () => {
    const employee = await added()
    const { code } = await read(employee.id)
    expect(await list({}, stranger)).toMatchObject({ data: [], totalRecords: 0 })
    expect(await list({ search: code }, stranger)).toMatchObject({ data: [], filterRecords: 0 })
    const filtered = { filters: [{ field: 'code', opt: 'equals', value1: code }] }
    expect(await list(filtered, stranger)).toMatchObject({ data: [], filterRecords: 0 })
    for (const field of ['merchant_id', 'merchantId', 'id']) {
      const asked = await stranger.post(`${base}/staff-list`, { filters: [{ field, value1: business.id }] })
      expect(asked.status).toBe(400)
    }
  })

  test('is never named in a body: a new person joins the business of whoever adds them', async () => {
    const body = { ...anEmployee(), merchantId: business.id, merchant_id: business.id, owner: true, is_owner: true }
    const made = await add({ ...body, code: business.code, role: 'admin', kycState: 'approved' }, stranger)
    expect(made.status).toBe(200)
    expect(await user(made.body.id)).toMatchObject({
      merchant_id: elsewhere.id,
      is_owner: false,
      role: 'merchant',
      kyc_state: 'not-started',
    })
  })
})

test('a lock keeps one of the staff out, and the same goes for unlocking', async () => {
  const employee = await inBusiness([])
  const browser = await signedIn(house, employee)
  expect((await manager.post(`${base}/staff/${employee.id}/lock`)).status).toBe(204)
  expect((await browser.get('/auth/me')).status).toBe(401)
  expect((await list({ search: employee.code })).data).toMatchObject([{ state: 'locked' }])
  expect((await manager.post(`${base}/staff/${employee.id}/unlock`)).status).toBe(204)
  expect((await new Browser(house).signIn(employee.userName)).status).toBe(200)
})

test('staff without the permission are refused every call of it', async () => {
  const employee = await inBusiness(['apply', 'payment', 'courier', 'report'])
  const browser = await signedIn(house, employee)
  const target = await added()
  const before = await user(target.id)
  expect((await browser.get(`${base}/staff/${target.id}`)).status).toBe(403)
  expect((await add(anEmployee(), browser)).status).toBe(403)
  expect((await browser.post(`${base}/staff-list`)).status).toBe(403)
  for (const verb of ['change', 'lock', 'unlock', 'reset-password']) {
    expect((await browser.post(`${base}/staff/${target.id}/${verb}`, { ...anEmployee(), version: 1 })).status).toBe(403)
  }
  expect(await user(target.id)).toEqual(before)
})
