import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, rawEndpoint } from '../../../contract/kernel/endpoint.ts'
import { anyone } from '../../../contract/kernel/role.ts'
import { Browser } from '../../testing/browser.ts'
import { openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'

const common = { allow: anyone, summary: 'A call of another program' }
const bytes = rawEndpoint({
  ...common,
  method: 'POST',
  path: '/raw/:name',
  params: z.object({ name: z.enum(['a', 'b']) }),
})
const page = rawEndpoint({ ...common, method: 'GET', path: '/page' })
const away = rawEndpoint({ ...common, method: 'GET', path: '/away' })
const plain = endpoint({
  changes: [],
  because: 'Of this test only',
  ...common,
  method: 'POST',
  path: '/plain',
  body: z.object({ n: z.number() }),
  reply: z.number(),
})

const house = await openTestHouse()
const app = await openSmallApp(house, ({ raw, read }) => {
  raw(bytes, ({ raw: body, headers, params }) => ({
    json: { hex: body.toString('hex'), type: headers['content-type'], name: params.name },
  }))
  raw(page, () => ({ html: '<p>Hello</p>', policy: "default-src 'none'", status: 503 }))
  raw(away, () => ({ goTo: '/elsewhere' }))
  read(plain, ({ body }) => body.n)
})
const browser = new Browser(app)
const send = (content: Buffer | string, type: string) =>
  browser.ask('POST', '/raw/a', content, { 'content-type': type })

describe('a call that takes bytes', () => {
  test.each([
    ['application/json', '{ "a" : 1 }\n'],
    ['application/json', '{ broken'],
    ['application/x-www-form-urlencoded', 'a=1&b=%20'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
    ['text/plain', '\u0000\u00ff'],
  ])('gets them as they were sent, whatever type they claim: %s', async (type, content) => {
    const { status, body } = await send(content, type)
    expect([status, body]).toEqual([200, { hex: Buffer.from(content).toString('hex'), type, name: 'a' }])
  })

  test('gets nothing where nothing was sent', async () => {
    expect((await browser.post('/raw/b')).body).toMatchObject({ hex: '', name: 'b' })
  })

  test('refuses more than 64 kB, and names that it does not know', async () => {
    expect((await send(Buffer.alloc(64 * 1024), 'text/plain')).status).toBe(200)
    expect((await send(Buffer.alloc(64 * 1024 + 1), 'text/plain')).status).toBe(413)
    expect((await browser.post('/raw/c')).status).toBe(404)
  })

  test('changes nothing for other calls', async () => {
    expect((await browser.post('/plain', { n: 7 })).body).toBe(7)
    expect((await browser.ask('POST', '/plain', 'n=7', { 'content-type': 'text/csv' })).status).toBe(415)
    expect((await browser.ask('POST', '/plain', '{', { 'content-type': 'application/json' })).status).toBe(400)
  })

  test('answers with a page under its own policy, or leads elsewhere', async () => {
    const shown = await browser.get('/page')
    expect([shown.status, shown.raw.toString(), shown.headers['content-type']]).toEqual([
      503,
      '<p>Hello</p>',
      'text/html; charset=utf-8',
    ])
    expect(shown.headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    const led = await browser.get('/away')
    expect([led.status, led.headers.location]).toEqual([303, '/elsewhere'])
  })
})
