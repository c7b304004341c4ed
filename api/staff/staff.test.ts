import { describe, expect, it, test } from 'vitest'
import { backOfficeModules } from '../../contract/kernel/role.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import type { NewStaff, StaffMember, StaffRow } from '../../contract/staff.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
let number = 0

function aClerk(change: Partial<NewStaff> = {}): NewStaff {
  number += 1
  const userName = `clerk${number}`
  return {
    name: `Clerk ${number}`,
    userName,
    emailId: `${userName}@office.test`,
    mobileNo: String(7_000_000_000 + number),
    role: 'staff',
    permissions: ['gst', 'report'],
    ...change,
  }
}
interface Refusal {
  message: string
  data?: Record<string, string>
}
const add = (clerk: object) => admin.post<{ id: string } & Refusal>('/backend/hr/staff/add', clerk)
async function added(change: Partial<NewStaff> = {}) {
  const clerk = aClerk(change)
  const { status, body } = await add(clerk)
  expect(status).toBe(200)
  return { ...clerk, id: body.id }
}
const read = async (id: string) => (await admin.get<StaffMember>(`/backend/hr/staff/${id}`)).body
async function change(id: string, part: object, by = admin) {
  const { name, userName, emailId, mobileNo, permissions, version } = await read(id)
  const body = { name, userName, emailId, mobileNo, permissions, version, ...part }
  return by.post<Refusal>(`/backend/hr/staff/${id}/change`, body)
}
const find = async (search: string) =>
  (await admin.post<TableReply<StaffRow>>('/backend/hr/staff-list', { search })).body.data
const row = (id: string) => house.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const acts = async (code: string) => {
  const events = house.db.selectFrom('audit_event').select(['act', 'detail']).where('subject', '=', code)
  return (await events.orderBy('id').execute()).map(({ act, detail }) => ({ act, detail: JSON.parse(detail || '{}') }))
}
async function withPassword(address: string): Promise<string> {
  const { action } = await lastMailTo(house, address)
  const token = new URL(action?.url ?? '').searchParams.get('token')
  const password = 'my own long password'
  const { status } = await new Browser(house).post('/auth/reset-password', { token, password })
  expect(status).toBe(204)
  return password
}

describe('an admin adds staff', () => {
  it('with their permissions; a mail brings the user name and a link, and they are in after that', async () => {
    const clerk = await added()
    expect(await find(clerk.userName)).toMatchObject([
      { id: clerk.id, state: 'invited', role: 'staff', permissions: 'GST, Reports', lastSignIn: null },
    ])
    const mail = await lastMailTo(house, clerk.emailId)
    expect([mail.kind, mail.text.join().includes(clerk.userName)]).toEqual(['welcome', true])
    const browser = new Browser(house)
    await browser.signIn(clerk.userName, await withPassword(clerk.emailId))
    expect((await browser.get('/auth/me')).body).toMatchObject({ role: 'staff', permissions: ['gst', 'report'] })
    expect(await find(clerk.userName)).toMatchObject([{ state: 'active', lastSignIn: expect.any(String) }])
    const { code } = await row(clerk.id)
    expect(code).toMatch(/^S\d{6}$/)
    expect((await acts(code))[0]).toMatchObject({ act: 'staff.added', detail: { permissions: ['gst', 'report'] } })
  })

  it('without any permission at first, and an admin needs none', async () => {
    const { id } = await added({ permissions: [] })
    expect((await row(id)).permissions).toEqual([])
    const other = await added({ role: 'admin', permissions: ['gst'] })
    expect(await row(other.id)).toMatchObject({
      role: 'admin',
      permissions: [],
      code: expect.stringMatching(/^A\d{6}$/),
    })
    expect(await find(other.userName)).toMatchObject([{ permissions: 'Everything' }])
  })

  it('and every other admin is told to lock an account that nobody knows of, but not the new one of theirs', async () => {
    const colleague = await aPerson(house, { role: 'admin' })
    const fresh = await added({ role: 'admin' })
    const toldOf = async (userId: string) => {
      const notices = house.db.selectFrom('notice').select(['title', 'body']).where('user_id', '=', userId)
      return (await notices.execute()).filter(({ body }) => body.includes(fresh.emailId))
    }
    expect(await toldOf(colleague.id)).toEqual([
      { title: 'There is a new admin', body: expect.stringContaining('lock that account at once') },
    ])
    expect(await toldOf(fresh.id)).toEqual([])
    expect((await mailsTo(house, fresh.emailId)).map(({ kind }) => kind)).toEqual(['welcome'])
  })

  it.each([
    [{ name: ' ' }, { name: 'Required' }],
    [{ userName: '' }, { userName: 'Required' }],
    [{ userName: 'two words' }, { userName: 'No spaces, please' }],
    [{ emailId: 'nobody' }, { emailId: 'Enter an e-mail address, such as name@example.com' }],
    [{ mobileNo: '12345' }, { mobileNo: 'Enter a 10-digit mobile number' }],
    [{ role: 'merchant' }, { role: 'Required' }],
    [{ permissions: ['manage-people'] }, { 'permissions.0': 'Invalid input' }],
    [{ permissions: 'gst' }, { permissions: 'Invalid input' }],
  ])('and is refused with %j at that field', async (part, data) => {
    const { status, body } = await add({ ...aClerk(), ...part })
    expect([status, body.data]).toEqual([400, data])
  })

  it('and each thing that someone has already is told at its field', async () => {
    const clerk = await added()
    const { status, body } = await add({ ...aClerk(), ...clerk, userName: clerk.userName.toUpperCase() })
    expect([status, body.data]).toEqual([
      400,
      {
        userName: 'Someone else has this user name',
        emailId: 'Someone else has this e-mail address',
        mobileNo: 'Someone else has this mobile number',
      },
    ])
  })
})

describe('an admin changes staff', () => {
  it('other permissions end their sign-ins, count at once, and are told to them', async () => {
    const clerk = await aPerson(house, { permissions: ['setting'] })
    await house.db.updateTable('app_user').set({ mobile: '7100000001' }).where('id', '=', clerk.id).execute()
    const browser = await signedIn(house, clerk)
    expect((await change(clerk.id, { permissions: ['gst'] })).status).toBe(204)
    expect((await browser.get('/auth/me')).status).toBe(401)
    const ended = house.db.selectFrom('sign_in').select('end_reason').where('user_id', '=', clerk.id)
    expect(await ended.execute()).toEqual([{ end_reason: 'access changed' }])
    const again = await signedIn(house, clerk)
    expect((await again.post('/backend/settings/mail-log')).status).toBe(403)
    const inbox = await again.get<{ notices: { title: string; text: string }[] }>('/backend/notice')
    expect(inbox.body.notices).toMatchObject([{ title: 'Your access has changed', text: 'You now have: GST.' }])
    expect((await acts(clerk.code)).at(-2)).toMatchObject({
      act: 'staff.changed',
      detail: { from: ['setting'], to: ['gst'] },
    })
  })

  it('another name leaves the sign-ins alone', async () => {
    const clerk = await aPerson(house, { permissions: ['setting'] })
    await house.db.updateTable('app_user').set({ mobile: '7100000002' }).where('id', '=', clerk.id).execute()
    const browser = await signedIn(house, clerk)
    expect((await change(clerk.id, { name: 'Another Name' })).status).toBe(204)
    expect((await browser.get('/auth/me')).body).toMatchObject({ displayName: 'Another Name' })
  })

  it('another address is told to the old one, whose links no longer work', async () => {
    const clerk = await added()
    const { action } = await lastMailTo(house, clerk.emailId)
    await change(clerk.id, { emailId: `new-${clerk.emailId}` })
    const told = await lastMailTo(house, clerk.emailId)
    expect([told.kind, told.text.join().includes(`new-${clerk.emailId}`)]).toEqual(['address-changed', false])
    const token = new URL(action?.url ?? '').searchParams.get('token')
    const late = await new Browser(house).post('/auth/reset-password', { token, password: 'my own long password' })
    expect(late.status).toBe(400)
  })

  it('another user name is told to them, and is the one to sign in with', async () => {
    const clerk = await added()
    const password = await withPassword(clerk.emailId)
    await change(clerk.id, { userName: `New.${clerk.userName}` })
    expect((await lastMailTo(house, clerk.emailId)).text.join()).toContain(`new.${clerk.userName}`)
    expect((await new Browser(house).signIn(`new.${clerk.userName}`, password)).status).toBe(200)
  })

  it.each([
    ['userName', 'Someone else has this user name'],
    ['emailId', 'Someone else has this e-mail address'],
    ['mobileNo', 'Someone else has this mobile number'],
  ] as const)('a %s that someone has is refused at its field, and nothing is changed', async (field, message) => {
    const [one, other] = [await added(), await added()]
    const { status, body } = await change(one.id, { name: 'X', [field]: other[field] })
    expect([status, body.data]).toEqual([400, { [field]: message }])
    expect(await read(one.id)).toMatchObject({ name: one.name, [field]: one[field] })
  })

  it('ten at once: one is taken, nine are told that it was changed meanwhile', async () => {
    const clerk = await added()
    const { name: _, ...known } = await read(clerk.id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_one, no) =>
        admin.post<Refusal>(`/backend/hr/staff/${clerk.id}/change`, { ...known, name: `Name ${no}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(409)])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      'Someone else has changed this person meanwhile. Please open the form again.',
    )
    expect(await read(clerk.id)).toMatchObject({ version: known.version + 1 })
    const { code } = await row(clerk.id)
    expect((await acts(code)).filter(({ act }) => act === 'staff.changed')).toHaveLength(1)
  })

  it("a merchant's people are not there, and neither is anyone else who does not exist", async () => {
    const { id: merchantId } = await aMerchant(house)
    const owner = await aPerson(house, { role: 'merchant', merchantId, owner: true })
    const body = { ...aClerk(), version: 1 }
    for (const id of [owner.id, '999999']) {
      expect((await admin.get(`/backend/hr/staff/${id}`)).status).toBe(404)
      expect((await admin.post(`/backend/hr/staff/${id}/change`, body)).status).toBe(404)
    }
  })
})

describe('nobody raises their own rights', () => {
  test('staff with every permission see the list, and can neither add, open nor change anyone', async () => {
    const clerk = await aPerson(house, { permissions: backOfficeModules })
    const browser = await signedIn(house, clerk)
    expect((await browser.post('/backend/hr/staff-list')).status).toBe(200)
    expect((await browser.get(`/backend/hr/staff/${clerk.id}`)).status).toBe(403)
    expect((await browser.post('/backend/hr/staff/add', aClerk({ role: 'admin' }))).status).toBe(403)
    expect((await change(clerk.id, { permissions: [] }, browser)).status).toBe(403)
    expect((await row(clerk.id)).permissions).toHaveLength(backOfficeModules.length)
  })

  test('fields that the form does not have change nothing: neither role, code, business nor password', async () => {
    const clerk = await added()
    const before = await row(clerk.id)
    const smuggled = {
      role: 'admin',
      code: 'A999999',
      is_owner: true,
      merchantId: '1',
      password_hash: 'x',
      lockedAt: 'x',
    }
    expect((await change(clerk.id, { ...smuggled, name: 'Changed' })).status).toBe(204)
    const { role, code, is_owner, merchant_id, password_hash, locked_at } = await row(clerk.id)
    expect({ role, code, is_owner, merchant_id, password_hash, locked_at }).toEqual({
      role: before.role,
      code: before.code,
      is_owner: false,
      merchant_id: null,
      password_hash: null,
      locked_at: null,
    })
  })
})

test('the list counts the back office only, and is filtered by role, state and permission', async () => {
  const clerk = await added({ permissions: ['courier'] })
  await aPerson(house, { role: 'merchant', merchantId: (await aMerchant(house)).id })
  const ask = async (filters: object[]) =>
    (await admin.post<TableReply<StaffRow>>('/backend/hr/staff-list', { filters, length: 100 })).body
  const all = await ask([])
  const people = await house.db.selectFrom('app_user').select('id').where('role', '<>', 'merchant').execute()
  expect(all.totalRecords).toBe(people.length)
  expect(all.data.map(({ id }) => id).sort()).toEqual(people.map(({ id }) => id).sort())
  const couriers = await ask([{ field: 'permissions', opt: 'contains', value1: 'Courier' }])
  expect(couriers.data.map(({ id }) => id)).toContain(clerk.id)
  const admins = await ask([{ field: 'role', value1: 'admin' }])
  expect(admins.data.every(({ role }) => role === 'admin')).toBe(true)
  const invited = await ask([{ field: 'state', value1: 'invited' }])
  expect(invited.data.map(({ state }) => state)).not.toContain('active')
  expect(JSON.stringify(all)).not.toContain('password')
})

test('no mail of a new person holds a password', async () => {
  const clerk = await added()
  const mails = await mailsTo(house, clerk.emailId)
  expect(mails.map(({ kind }) => kind)).toEqual(['welcome'])
  expect(await row(clerk.id)).toMatchObject({ password_hash: null })
})
