import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CredentialView } from '../../contract/catalogue/api-credential.ts'
import { signedIn } from '../testing/browser.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { readCredential } from './read-credential.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', ALLOW_PRIVATE_HOSTS: '1' })
const clerk = await signedIn(house, await aPerson(house, { role: 'admin' }))

const call = '/backend/master/api-credentials'
const secrets = { keySecret: 'Zx81-gateway-key-4321', webhookSecret: 'Qy72-webhook-word-8765' }
const gateway = {
  mode: 'test',
  active: true,
  values: { baseUrl: 'https://pay.example.com', keyId: 'rzp_test_1', ...secrets },
}
const ownPassword = testPassword

beforeEach(async () => {
  await house.db.deleteFrom('api_credential').execute()
})

const save = (change: object, provider = 'gateway') =>
  clerk.post(`${call}/${provider}`, { ...gateway, ownPassword, ...change })
const view = async (provider = 'gateway') =>
  (await clerk.get<CredentialView[]>(call)).body.find((one) => one.provider === provider)

describe('credentials of a provider', () => {
  test('are kept sealed: no table, no reply, no audit row and no log line holds a secret', async () => {
    expect((await save({})).status).toBe(204)
    const listed = await clerk.get(call)
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      house.db,
    )
    const everything: string[] = [listed.raw.toString(), house.logged.join('\n')]
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(house.db)
      everything.push(...rows.map(({ row }) => row))
    }
    expect(everything.join('\n')).toContain('rzp_test_1')
    for (const secret of Object.values(secrets)) expect(everything.join('\n')).not.toContain(secret)
  })

  test('come back masked: the last four signs of a long secret, none of a short one', async () => {
    await save({ values: { ...gateway.values, webhookSecret: 'short' } })
    expect(await view()).toMatchObject({
      mode: 'test',
      active: true,
      plain: { baseUrl: 'https://pay.example.com', keyId: 'rzp_test_1' },
      masked: { keySecret: '••••••••4321', webhookSecret: '••••••••' },
    })
    expect(await view('gst')).toMatchObject({ active: false, masked: { clientSecret: '' }, updatedAt: null })
  })

  test('are open to the modules above, and a secret moved to another field does not open', async () => {
    await save({})
    expect(await readCredential(house.db, 'gateway')).toEqual(gateway)
    expect(await readCredential(house.db, 'nsdl')).toBeUndefined()
    await sql`update api_credential set sealed = jsonb_build_object('keySecret', sealed->'webhookSecret')`.execute(
      house.db,
    )
    await expect(readCredential(house.db, 'gateway')).rejects.toThrow('does not open')
  })

  test('a secret left out or empty stays, another replaces it, null takes it away', async () => {
    await save({})
    const { baseUrl, keyId } = gateway.values
    await save({ active: false, values: { baseUrl, keyId, keySecret: '', webhookSecret: 'another-webhook-word' } })
    expect((await readCredential(house.db, 'gateway'))?.values).toEqual({
      baseUrl,
      keyId,
      keySecret: secrets.keySecret,
      webhookSecret: 'another-webhook-word',
    })
    await save({ active: false, values: { baseUrl, keyId, webhookSecret: null } })
    expect((await readCredential(house.db, 'gateway'))?.values).toEqual({
      baseUrl,
      keyId,
      keySecret: secrets.keySecret,
    })
  })

  test('the audit list names who changed what, and of a secret only that it is another', async () => {
    await save({})
    await save({ mode: 'live', values: { ...gateway.values, keySecret: '', webhookSecret: 'another-webhook-word' } })
    const { act, subject, detail } = await house.db
      .selectFrom('audit_event')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const open = { active: true, baseUrl: 'https://pay.example.com', keyId: 'rzp_test_1' }
    expect([act, subject, JSON.parse(detail)]).toEqual([
      'credential.changed',
      'gateway',
      {
        before: { ...open, mode: 'test', keySecret: 'saved', webhookSecret: 'saved' },
        after: { ...open, mode: 'live', keySecret: 'saved', webhookSecret: 'changed' },
      },
    ])
  })

  test('are not switched on with a field missing, and unknown fields are dropped', async () => {
    const half = await save({ values: { baseUrl: 'https://pay.example.com', keyId: '', extra: 'x' } })
    expect([half.status, half.body.data]).toEqual([
      400,
      { 'values.keyId': 'Required', 'values.keySecret': 'Required', 'values.webhookSecret': 'Required' },
    ])
    expect((await save({ active: false, values: { keyId: 'a', extra: 'x' } })).status).toBe(204)
    expect((await readCredential(house.db, 'gateway'))?.values).toEqual({ baseUrl: '', keyId: 'a' })
  })

  test('an address is https and leads out of the house', async () => {
    const strict = await openTestHouse({ RATE_SCALE: '1000' })
    const someone = await signedIn(strict, await aPerson(strict, { role: 'admin' }))
    for (const baseUrl of [
      'http://pay.example.com',
      'https://127.0.0.1',
      'https://[::1]:8443/x',
      'https://localhost',
      'https://localhost./x',
      'https://my.localhost./x',
      'https://[64:ff9b::7f00:1]/',
      'https://[2002:7f00:1::]/',
      'https://[::ffff:127.0.0.1]/',
    ]) {
      const answer = await someone.post(`${call}/gateway`, {
        ...gateway,
        ownPassword,
        values: { ...gateway.values, baseUrl },
      })
      expect([baseUrl, answer.status, Object.keys(answer.body.data as object)]).toEqual([
        baseUrl,
        400,
        ['values.baseUrl'],
      ])
    }
    expect((await someone.post(`${call}/gateway`, { ...gateway, ownPassword })).status).toBe(204)
  })

  test('a gateway that takes no real money is not switched on in production, unless the sandbox is on', async () => {
    const strict = await openTestHouse({ RATE_SCALE: '1000', NODE_ENV: 'production' })
    const someone = await signedIn(strict, await aPerson(strict, { role: 'admin' }))
    const send = async (mode: string, keyId: string, active = true) => {
      const { status, body } = await someone.post(`${call}/gateway`, {
        ...{ mode, active, ownPassword },
        values: { ...gateway.values, keyId },
      })
      return [status, body?.data]
    }
    const testKey = [400, { 'values.keyId': 'This is a test key' }]
    expect(await send('test', 'rzp_test_1')).toEqual(testKey)
    expect(await send('live', ' RZP_test_1 ')).toEqual(testKey)
    expect(await send('test', 'rzp_live_1')).toEqual([400, { mode: 'The mode is Test' }])
    expect(await readCredential(strict.db, 'gateway')).toBeUndefined()
    expect(await send('test', 'rzp_test_1', false)).toEqual([204, undefined])
    expect(await send('live', 'rzp_live_1')).toEqual([204, undefined])
    await someone.post(`${call}/gateway-sandbox`, { mode: 'test', active: true, values: {}, ownPassword })
    expect(await send('test', 'rzp_test_1')).toEqual([204, undefined])
  })
})
