import { sql } from 'kysely'
import { describe, expect, it, test } from 'vitest'
import type { AuditRow } from '../../contract/audit.ts'
import type { TableReply } from '../../contract/kernel/table.ts'
import type { UserDetail, UserRow } from '../../contract/user.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aMerchant, aPerson, type Person } from '../testing/people.ts'
import { untilRunning } from '../testing/running-statements.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const boss = await aPerson(house, { role: 'admin' })
const admin = await signedIn(house, boss)
const clerk = await signedIn(house, await aPerson(house, { permissions: ['user'] }))
const { id: merchantId } = await aMerchant(house)
const anOwner = async () => aPerson(house, { role: 'merchant', merchantId: (await aMerchant(house)).id, owner: true })
const anEmployee = () => aPerson(house, { role: 'merchant', merchantId })

interface Refusal {
  message: string
  data?: Record<string, string>
}
const at = (id: string, verb = '') => `/backend/usermanagement/user/${id}${verb}`
const read = async (id: string, by = admin) => (await by.get<UserDetail>(at(id))).body
const lock = (id: string, by = admin) => by.post<Refusal>(at(id, '/lock'), { remark: 'Left the company' })
const unlock = (id: string, by = admin) => by.post<Refusal>(at(id, '/unlock'))
const sendLink = (id: string, by = admin) => by.post<Refusal>(at(id, '/reset-password'))
const twoFactorOff = (id: string, by = admin) => by.post<Refusal>(at(id, '/two-factor-off'))
const list = async (question: object, by = admin) =>
  (await by.post<TableReply<UserRow>>('/backend/usermanagement/all-users', question)).body
const noticesOf = (person: Person) =>
  house.db.selectFrom('notice').select('title').where('user_id', '=', person.id).orderBy('id').execute()
const actsOf = async (person: Person) => {
  const events = house.db.selectFrom('audit_event').select('act').where('subject', '=', person.code).orderBy('id')
  return (await events.execute()).map(({ act }) => act)
}

describe('the list of all users', () => {
  test('holds everyone who can sign in, told apart by role and state, found by code, name, number and address', async () => {
    const [owner, employee] = [await anOwner(), await anEmployee()]
    await lock(employee.id)
    for (const search of [owner.code, owner.userName, owner.email]) {
      expect((await list({ search })).data).toMatchObject([{ id: owner.id, kind: 'owner', state: 'active' }])
    }
    const locked = await list({ filters: [{ field: 'state', value1: 'locked' }] })
    expect(locked.data).toMatchObject([{ id: employee.id, kind: 'merchant-staff', bussName: expect.any(String) }])
    const admins = await list({ filters: [{ field: 'kind', value1: 'admin' }], length: 100 })
    expect(admins.data.map(({ id }) => id)).toEqual([boss.id])
    const everyone = await house.db.selectFrom('app_user').select('id').execute()
    expect((await list({})).totalRecords).toBe(everyone.length)
  })

  test('shows no secret, in the list or on the page', async () => {
    const person = await anOwner()
    await house.db.updateTable('app_user').set({ totp_secret: 'sealed-totp' }).where('id', '=', person.id).execute()
    const seen = JSON.stringify([await list({ search: person.code }), await read(person.id)])
    for (const secret of ['argon2', 'sealed-totp', 'device_hash']) expect(seen).not.toContain(secret)
  })
})

describe("a user's page", () => {
  test('has the facts, the business and where they are signed in', async () => {
    const person = await anEmployee()
    await signedIn(house, person)
    expect(await read(person.id, clerk)).toMatchObject({
      code: person.code,
      kind: 'merchant-staff',
      state: 'active',
      self: false,
      business: { id: merchantId, locked: false, kycState: 'approved' },
      signIns: [{ device: expect.any(String), ip: '127.0.0.1', current: false }],
      lastSignIn: expect.any(String),
    })
    expect(await read(boss.id)).toMatchObject({ self: true, business: null, signIns: [{ current: true }] })
    expect((await admin.get(at('999999'))).status).toBe(404)
  })

  test('ends one of their sign-ins, and no other', async () => {
    const person = await anEmployee()
    const [one, other] = [await signedIn(house, person), await signedIn(house, person)]
    const [newest] = (await read(person.id)).signIns
    const end = (by: Browser) => by.post(`/backend/usermanagement/sign-in/${newest?.id}/end`)
    expect((await end(clerk)).status).toBe(204)
    expect([(await one.get('/auth/me')).status, (await other.get('/auth/me')).status].sort()).toEqual([200, 401])
    expect((await end(clerk)).status).toBe(404)
    expect(await actsOf(person)).toContain('sign-in.ended')
  })

  test('shows an admin what they did and what was done to them, newest first', async () => {
    const person = await anEmployee()
    await signedIn(house, person)
    await lock(person.id)
    const { body } = await admin.get<AuditRow[]>(at(person.id, '/activity'))
    expect(body.map(({ act, who }) => [act, who])).toEqual([
      ['user.locked', boss.code],
      ['sign-in', person.code],
    ])
    expect(body[0]?.detail).toContain('Left the company')
    expect((await clerk.get(at(person.id, '/activity'))).status).toBe(403)
  })
})

describe('a lock', () => {
  it('ends every sign-in at once, keeps the person out, and unlocking lets them in again', async () => {
    const person = await anOwner()
    const [browser, untouched] = [await signedIn(house, person), await signedIn(house, person)]
    expect((await lock(person.id, clerk)).status).toBe(204)
    expect((await browser.get('/auth/me')).status).toBe(401)
    expect((await browser.refresh()).status).toBe(401)
    const refused = await new Browser(house).signIn(person.userName)
    expect([refused.status, refused.body.message]).toEqual([403, 'This account is locked. Please contact support.'])
    expect((await lock(person.id, clerk)).status).toBe(409)
    expect((await unlock(person.id, clerk)).status).toBe(204)
    // What was open before the lock stays shut: whoever sat there signs in again.
    expect((await untouched.get('/auth/me')).status).toBe(401)
    expect((await new Browser(house).signIn(person.userName)).status).toBe(200)
    expect((await unlock(person.id, clerk)).status).toBe(409)
    expect(await noticesOf(person)).toEqual([
      { title: 'Your account was locked' },
      { title: 'Your account was unlocked' },
    ])
    expect(await actsOf(person)).toEqual(['sign-in', 'sign-in', 'user.locked', 'user.unlocked', 'sign-in'])
  })

  it('makes mailed links useless and refuses new ones', async () => {
    const person = await anOwner()
    await sendLink(person.id)
    const { action } = await lastMailTo(house, person.email)
    await lock(person.id)
    const token = new URL(action?.url ?? '').searchParams.get('token')
    const late = await new Browser(house).post('/auth/reset-password', { token, password: 'my own long password' })
    expect(late.status).toBe(400)
    expect((await sendLink(person.id)).status).toBe(409)
  })

  it('needs a reason', async () => {
    const person = await anOwner()
    const { status, body } = await admin.post<Refusal>(at(person.id, '/lock'), { remark: ' ' })
    expect([status, body.data]).toEqual([400, { remark: 'Required' }])
  })

  it('is never put on oneself, but on another admin', async () => {
    expect((await lock(boss.id)).body.message).toBe('You cannot lock yourself.')
    const other = await aPerson(house, { role: 'admin' })
    expect((await lock(other.id)).status).toBe(204)
    expect((await read(boss.id)).state).toBe('active')
  })

  it('two admins lock each other at the same moment: the last one stays', async () => {
    const [one, other] = [await aPerson(house, { role: 'admin' }), await aPerson(house, { role: 'admin' })]
    const browsers = [await signedIn(house, one), await signedIn(house, other)] as const
    await house.db.updateTable('app_user').set({ locked_at: new Date() }).where('id', '=', boss.id).execute()
    const answers = await house.inTx(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(tx)
      const both = [lock(other.id, browsers[0]), lock(one.id, browsers[1])]
      await untilRunning(house.db, 'pg_advisory_xact_lock', 2)
      return both
    })
    const [first, second] = await Promise.all(answers)
    await house.db.updateTable('app_user').set({ locked_at: null }).where('id', '=', boss.id).execute()
    expect([first?.status, second?.status].sort()).toEqual([204, 409])
    const refused = first?.status === 409 ? first : second
    expect(refused?.body.message).toBe('The last admin cannot be locked.')
    const states = await Promise.all([read(one.id), read(other.id)])
    expect(states.map(({ state }) => state).sort()).toEqual(['active', 'locked'])
  })

  it('twenty at once lock a person once', async () => {
    const person = await anOwner()
    const answers = await Promise.all(Array.from({ length: 20 }, () => lock(person.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(409)])
    expect(await noticesOf(person)).toHaveLength(1)
  })
})

describe('a link for a new password', () => {
  it('is mailed and works once; the old password works until then, and a sign-in with it ends the link', async () => {
    const person = await anOwner()
    expect((await sendLink(person.id, clerk)).status).toBe(204)
    expect((await new Browser(house).signIn(person.userName)).status).toBe(200)
    const unused = new URL((await lastMailTo(house, person.email)).action?.url ?? '').searchParams.get('token')
    const late = await new Browser(house).post('/auth/reset-password', {
      token: unused,
      password: 'my own long password',
    })
    expect(late.status).toBe(400)
    expect((await sendLink(person.id, clerk)).status).toBe(204)
    const { kind, action } = await lastMailTo(house, person.email)
    expect(kind).toBe('password-link')
    const token = new URL(action?.url ?? '').searchParams.get('token')
    const set = () => new Browser(house).post('/auth/reset-password', { token, password: 'my own long password' })
    expect([(await set()).status, (await set()).status]).toEqual([204, 400])
    expect((await new Browser(house).signIn(person.userName)).status).toBe(400)
    expect(await actsOf(person)).toContain('password-link.sent')
  })

  it('welcomes someone again who has no password yet', async () => {
    const person = await anEmployee()
    await house.db.updateTable('app_user').set({ password_hash: null }).where('id', '=', person.id).execute()
    expect((await read(person.id)).state).toBe('invited')
    await sendLink(person.id)
    const mail = await lastMailTo(house, person.email)
    expect([mail.kind, mail.text.join().includes(person.userName)]).toEqual(['welcome', true])
  })
})

describe('two-factor', () => {
  it('is switched off by an admin for someone who lost the phone: sign-ins end, codes go, and they are told', async () => {
    const person = await anOwner()
    const browser = await signedIn(house, person)
    const on = { two_factor: true, totp_secret: 'x', totp_pending: 'y' }
    await house.db.updateTable('app_user').set(on).where('id', '=', person.id).execute()
    await house.db.insertInto('recovery_code').values({ user_id: person.id, hash: 'h' }).execute()
    expect((await twoFactorOff(person.id, clerk)).status).toBe(403)
    expect((await twoFactorOff(person.id)).status).toBe(204)
    const after = house.db.selectFrom('app_user').select(['two_factor', 'totp_secret', 'totp_pending'])
    expect(await after.where('id', '=', person.id).execute()).toEqual([
      { two_factor: false, totp_secret: null, totp_pending: null },
    ])
    const codes = house.db.selectFrom('recovery_code').select('hash').where('user_id', '=', person.id)
    expect(await codes.execute()).toEqual([])
    expect((await browser.get('/auth/me')).status).toBe(401)
    expect((await new Browser(house).signIn(person.userName)).body).toHaveProperty('token')
    expect(await noticesOf(person)).toEqual([{ title: 'Two-factor was switched off' }])
    expect(await actsOf(person)).toContain('two-factor.switched-off')
    expect((await twoFactorOff(person.id)).status).toBe(409)
  })

  it('of oneself is switched where the password is asked for, and not here', async () => {
    await house.db.updateTable('app_user').set({ two_factor: true }).where('id', '=', boss.id).execute()
    expect((await twoFactorOff(boss.id)).status).toBe(409)
    await house.db.updateTable('app_user').set({ two_factor: false }).where('id', '=', boss.id).execute()
  })
})

describe('the back office is the admins’ own matter', () => {
  test('a clerk who manages users can neither lock, unlock, send links to nor sign out its people', async () => {
    const colleague = await aPerson(house, { permissions: [] })
    await signedIn(house, colleague)
    const [signIn] = (await read(colleague.id)).signIns
    for (const person of [colleague, boss]) {
      expect((await lock(person.id, clerk)).status).toBe(403)
      expect((await unlock(person.id, clerk)).status).toBe(403)
      expect((await sendLink(person.id, clerk)).status).toBe(403)
    }
    expect((await clerk.post(`/backend/usermanagement/sign-in/${signIn?.id}/end`)).status).toBe(403)
    expect((await read(colleague.id)).signIns).toHaveLength(1)
    expect(await actsOf(colleague)).toEqual(['sign-in'])
  })
})
