import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { TableFilter, TableReply } from '../../contract/kernel/table.ts'
import { type LoginRow, listLogins, type OwnSignIn } from '../../contract/sign-in-history.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { sweepSignIns } from '../user/sweep-sign-ins.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const shop = await aMerchant(house)
const clerk = await aPerson(house, { permissions: ['user'] })
const owner = await aPerson(house, { role: 'merchant', merchantId: shop.id, owner: true })
const helper = await aPerson(house, { role: 'merchant', merchantId: shop.id })
const desk = await signedIn(house, clerk, '198.51.100.1')
const away = await signedIn(house, owner, '203.0.113.77')
await signedIn(house, helper, '203.0.113.78')
await away.post('/auth/logout', { refreshToken: away.tokens?.refreshToken })
const back = await signedIn(house, owner, '203.0.113.79')

type Asked = { filters?: TableFilter[]; search?: string }
const logins = async (asked: Asked = {}) =>
  (await desk.post<TableReply<LoginRow>>(listLogins.path, { ...asked, length: 100 })).body
const ipsOf = async (asked: Asked) => (await logins(asked)).data.map(({ ip }) => ip)

describe('the login history', () => {
  it('has every sign-in, the newest first: who, as what, where, until when and why', async () => {
    const { data, totalRecords } = await logins()
    expect(data.map(({ code, kind, ip, how }) => [code, kind, ip, how])).toEqual([
      [owner.code, 'owner', '203.0.113.79', 'open'],
      [helper.code, 'merchant-staff', '203.0.113.78', 'open'],
      [owner.code, 'owner', '203.0.113.77', 'signed out'],
      [clerk.code, 'staff', '198.51.100.1', 'open'],
    ])
    expect(totalRecords).toBe(4)
    expect(data[0]?.endedAt).toBeNull()
    expect(Date.parse(data[2]?.endedAt ?? '')).toBeGreaterThan(Date.parse(data[2]?.startedAt ?? ''))
    expect(JSON.stringify(data)).not.toMatch(/hash/i)
  })

  it('is filtered by person, role and end, and searched by name, device and address', async () => {
    const equals = (field: string, value1: string): Asked => ({ filters: [{ field, opt: 'equals', value1 }] })
    expect(await ipsOf(equals('code', owner.code))).toEqual(['203.0.113.79', '203.0.113.77'])
    expect(await ipsOf(equals('kind', 'merchant-staff'))).toEqual(['203.0.113.78'])
    expect(await ipsOf(equals('how', 'signed out'))).toEqual(['203.0.113.77'])
    expect(await ipsOf({ search: '113.78' })).toEqual(['203.0.113.78'])
    expect(await ipsOf({ search: clerk.userName })).toEqual(['198.51.100.1'])
    expect(await ipsOf({ search: 'Chrome on Linux' })).toHaveLength(4)
  })

  it('is for admins and for staff who look after users', async () => {
    const other = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
    expect((await other.post(listLogins.path)).status).toBe(403)
    const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
    expect((await admin.post(listLogins.path)).status).toBe(200)
    expect((await back.post(listLogins.path)).status).toBe(403)
  })
})

describe('the own sign-ins', () => {
  it('are shown to their owner, the newest first and this one marked, and nobody else sees them', async () => {
    const { body } = await back.get<OwnSignIn[]>('/merchant/my-profile/sign-ins')
    expect(body.map(({ ip, how, current }) => [ip, how, current])).toEqual([
      ['203.0.113.79', 'open', true],
      ['203.0.113.77', 'signed out', false],
    ])
    const office = await desk.get<OwnSignIn[]>('/backend/my-profile/sign-ins')
    expect(office.body.map(({ ip }) => ip)).toEqual(['198.51.100.1'])
  })

  it('are the last twenty', async () => {
    await sql`insert into sign_in (user_id, device_hash, device, ip, started_at, expires_at, ended_at, end_reason)
      select ${clerk.id}, '', 'Old', '192.0.2.1', now() - n * interval '1 day', now(), now(), 'locked'
      from generate_series(1, 30) as n`.execute(house.db)
    const { body } = await desk.get<OwnSignIn[]>('/backend/my-profile/sign-ins')
    expect([body.length, body[0]?.current, body[1]?.how]).toEqual([20, true, 'locked'])
  })
})

describe('the sweep', () => {
  const days = (n: number) => new Date(Date.now() + n * 86_400_000)
  const rows = async (userId: string) =>
    house.db.selectFrom('sign_in').selectAll().where('user_id', '=', userId).orderBy('started_at').execute()
  const tokens = async () =>
    (await house.db.selectFrom('refresh_token').select('sign_in_id').execute()).map((row) => row.sign_in_id)

  it('lets a running sign-in be', async () => {
    await house.inTx((tx) => sweepSignIns(tx, new Date()))
    expect((await back.get('/merchant/my-profile/profile')).status).toBe(200)
    expect((await back.refresh()).status).toBe(200)
  })

  it('writes down what ran out, and keeps it for a year without its secrets', async () => {
    await house.inTx((tx) => sweepSignIns(tx, days(3)))
    for (const row of await rows(helper.id)) {
      expect([row.end_reason, row.ended_at, row.device_hash]).toEqual(['ran out', row.expires_at, ''])
      expect(await tokens()).not.toContain(row.id)
    }
    await house.inTx((tx) => sweepSignIns(tx, days(366)))
    expect(await rows(helper.id)).toHaveLength(1)
    await house.inTx((tx) => sweepSignIns(tx, days(401)))
    expect(await rows(helper.id)).toHaveLength(0)
  })

  it('forgets browsers that were not seen for longer than their cookie lives, but never the last one of a person', async () => {
    const person = await aPerson(house)
    const seen = (device: string, ago: number) =>
      house.db
        .insertInto('known_device')
        .values({ user_id: person.id, device_hash: device, last_seen_at: days(-ago) })
        .execute()
    for (const [device, ago] of [
      ['eldest', 900],
      ['old', 401],
      ['kept', 399],
      ['newest', 1],
    ] as const)
      await seen(device, ago)
    const known = async () =>
      (await house.db.selectFrom('known_device').select('device_hash').where('user_id', '=', person.id).execute())
        .map((row) => row.device_hash)
        .sort()
    await house.inTx((tx) => sweepSignIns(tx, new Date()))
    expect(await known()).toEqual(['kept', 'newest'])
    await house.inTx((tx) => sweepSignIns(tx, days(500)))
    expect(await known()).toEqual(['newest'])
  })

  it('takes the secrets of a sign-in a day after its end, so that a late tab can still be told why', async () => {
    const person = await aPerson(house)
    await signedIn(house, person)
    const ended = (hours: number) =>
      house.db
        .updateTable('sign_in')
        .set({ ended_at: days(-hours / 24), end_reason: 'locked' })
        .where('user_id', '=', person.id)
        .execute()
    const secrets = async () => {
      await house.inTx((tx) => sweepSignIns(tx, new Date()))
      const [row] = await rows(person.id)
      return [row?.device_hash !== '', (await tokens()).includes(row?.id ?? '')]
    }
    await ended(23)
    expect(await secrets()).toEqual([true, true])
    await ended(25)
    expect(await secrets()).toEqual([false, false])
  })

  it('keeps links that set a password for ninety days after they ran out', async () => {
    const person = await aPerson(house)
    const links = [
      { hash: 'link of 91 days ago', user_id: person.id, expires_at: days(-91) },
      { hash: 'link of 89 days ago', user_id: person.id, expires_at: days(-89) },
      { hash: 'link of today', user_id: person.id, expires_at: days(0.01) },
    ]
    await house.db.insertInto('password_link').values(links).execute()
    await house.inTx((tx) => sweepSignIns(tx, new Date()))
    const left = house.db.selectFrom('password_link').select('hash').where('user_id', '=', person.id).orderBy('hash')
    expect((await left.execute()).map(({ hash }) => hash)).toEqual(['link of 89 days ago', 'link of today'])
  })
})
