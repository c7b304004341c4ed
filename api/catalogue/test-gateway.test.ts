import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { signedIn } from '../testing/browser.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', ALLOW_PRIVATE_HOSTS: '1' })
const clerk = await signedIn(house, await aPerson(house, { role: 'admin' }))

let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
const provider = createServer((request, response) => answer(request, response))
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const baseUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
afterAll(() => provider.close())

const call = '/backend/master/api-credentials/gateway'
const keySecret = 'Zx81-gateway-key-4321'
const gateway = {
  mode: 'test',
  active: true,
  values: { baseUrl: 'https://pay.example.com', keyId: 'rzp_test_1', keySecret, webhookSecret: 'a-webhook-word' },
}
const save = (address = baseUrl) =>
  clerk.post(call, { ...gateway, ownPassword: testPassword, values: { ...gateway.values, baseUrl: address } })

describe('the test of the gateway', () => {
  const ask = () => clerk.post<{ ok: boolean; message: string }>(`${call}/test`)

  test('wants saved credentials first', async () => {
    expect((await ask()).status).toBe(409)
  })

  test('asks with the saved key and tells that it is accepted', async () => {
    await save()
    let seen = ''
    answer = (request, response) => {
      seen = `${request.url} ${Buffer.from(request.headers.authorization?.slice(6) ?? '', 'base64')}`
      response.end('{"items":[]}')
    }
    expect((await ask()).body).toEqual({ ok: true, message: 'The gateway accepts these credentials (test mode).' })
    expect(seen).toBe(`/v1/orders?count=1 rzp_test_1:${keySecret}`)
  })

  test('tells what the gateway says, without the secret', async () => {
    await save()
    answer = (_request, response) => {
      response.statusCode = 401
      response.end(JSON.stringify({ error: { description: `Authentication failed for ${keySecret}` } }))
    }
    expect((await ask()).body).toEqual({
      ok: false,
      message: 'The gateway answered 401: Authentication failed for ••••',
    })
  })

  test('follows no redirect, and tells when nobody answers', async () => {
    await save()
    answer = (_request, response) => {
      response.writeHead(302, { location: `${baseUrl}elsewhere` })
      response.end()
    }
    expect((await ask()).body).toEqual({ ok: false, message: 'The gateway answered 302.' })
    await save('http://127.0.0.1:1')
    const dead = await ask()
    expect([dead.body.ok, dead.body.message]).toEqual([
      false,
      expect.stringMatching(/^The gateway could not be asked: \w/),
    ])
  })

  test('never asks a host of the own machine unless whoever starts the portal allows it', async () => {
    const strict = await openTestHouse({ RATE_SCALE: '1000' })
    const someone = await signedIn(strict, await aPerson(strict, { role: 'admin' }))
    await someone.post(call, { ...gateway, ownPassword: testPassword })
    await sql`update api_credential set plain = plain || jsonb_build_object('baseUrl', ${baseUrl}::text)`.execute(
      strict.db,
    )
    let asked = false
    answer = (_request, response) => {
      asked = true
      response.end()
    }
    const refused = await someone.post(`${call}/test`)
    expect([refused.status, asked]).toEqual([400, false])
  })
})
