import { once } from 'node:events'
import net from 'node:net'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, nothing } from '../../../contract/kernel/endpoint.ts'
import { requiredText } from '../../../contract/kernel/fields.ts'
import { anyone } from '../../../contract/kernel/role.ts'
import { Browser } from '../../testing/browser.ts'
import { listenAt, openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import type { Db } from '../database.ts'
import { conflict, tryAgain } from '../problem.ts'

const house = await openTestHouse({ RATE_SCALE: '1000', PUBLIC_URL: 'https://portal.test' })
const call = {
  method: 'POST' as const,
  allow: anyone,
  summary: 'A call of this test',
  changes: [] as const,
  because: 'Of this test only',
}
const echo = endpoint({
  ...call,
  path: '/echo',
  body: z.object({ name: requiredText(20), note: z.optional(z.string()), deep: z.optional(z.unknown()) }),
  reply: z.object({ got: z.record(z.string(), z.unknown()) }),
})
const quiet = endpoint({ ...call, path: '/quiet', reply: nothing })
const leaky = endpoint({ ...call, path: '/leaky', reply: z.object({ shown: z.string() }) })
const wrongReply = endpoint({ ...call, path: '/wrong-reply', reply: z.object({ shown: z.string() }) })
const broken = endpoint({ ...call, path: '/broken', reply: nothing })
const failing = endpoint({ ...call, path: '/failing', body: z.object({ how: z.string() }), reply: nothing })
const named = endpoint({
  ...call,
  method: 'GET',
  path: '/named/:id',
  params: z.object({ id: z.string() }),
  reply: nothing,
})
const noted = endpoint({ ...call, path: '/noted', body: z.object({ how: z.string() }), reply: nothing })

const mistakes: Record<string, (db: Db) => unknown> = {
  away: () => Promise.reject(Object.assign(new Error('connect 10.0.0.7'), { code: 'ECONNREFUSED' })),
  slow: () => Promise.reject(Object.assign(new Error('canceling statement'), { code: '57014' })),
  sql: (db) => sql`select secret_column from hidden_table`.execute(db),
  text: () => Promise.reject('a bare text'),
  busy: () => Promise.reject(tryAgain('Too many papers are being drawn. Please try again in a moment.')),
}

const small = await openSmallApp(house, ({ read, write }) => {
  read(echo, ({ body }) => ({ got: body }))
  read(quiet, () => undefined)
  read(leaky, () => ({ shown: 'yes', password_hash: 'argon' }))
  read(wrongReply, () => ({ shown: 5 as unknown as string }))
  read(broken, () => {
    throw new Error('the secret inside, at /srv/kendra/api/x.ts')
  })
  read(failing, async ({ db, body }) => void (await mistakes[body.how]?.(db)))
  read(named, () => undefined)
  write(noted, async ({ tx, body }) => {
    await sql`insert into site_setting (key, value) values (${body.how}, '1')`.execute(tx)
    if (body.how === 'thrown') throw conflict('thrown')
    return body.how === 'returned' ? conflict('returned') : undefined
  })
})
const browser = new Browser(small)
let address = ''
beforeAll(async () => {
  address = await listenAt(small.web)
})
beforeEach(() => void house.logged.splice(0))

const failures = () => house.logged.map((line) => JSON.parse(line)).filter((line) => line.level === 'error')
const raw = (payload: string | Buffer, headers: Record<string, string>, path = '/echo') =>
  browser.ask('POST', path, payload, headers)
const json = { 'content-type': 'application/json' }

/** What the server writes to a connection on which these bytes arrive. */
async function speak(text: string): Promise<string> {
  const socket = net.connect(Number(new URL(address).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return heard
}

describe('a request', () => {
  it('loses body fields that the contract does not know', async () => {
    const { body } = await browser.post('/echo', { name: ' Asha ', note: 'x', role: 'admin', price: 1, owner: true })
    expect(body).toEqual({ got: { name: 'Asha', note: 'x' } })
  })

  it('is told of every wrong field at once', async () => {
    const { status, body } = await browser.post('/echo', { name: '', note: 5 })
    expect(status).toBe(400)
    expect(body).toEqual({
      message: 'Please check what you entered.',
      data: { name: 'Required', note: 'Invalid input' },
    })
  })

  it('may have an empty body where none is needed, with or without a type', async () => {
    for (const headers of [{}, json]) expect((await raw('', headers, '/quiet')).status).toBe(204)
  })

  it('finds its call in any letter case and with a slash at the end', async () => {
    for (const path of ['/quiet', '/Quiet', '/QUIET/', '/quiet/']) expect((await browser.post(path)).status).toBe(204)
    const reply = await small.web.inject({ method: 'POST', url: '/API/Quiet/' })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([204, 'no-store'])
  })

  it('has an id of its own that the reply names, whatever id it brings', async () => {
    const replies = await Promise.all([1, 2].map(() => browser.ask('POST', '/quiet', '', { 'x-request-id': 'mine' })))
    const ids = replies.map(({ headers }) => String(headers['x-request-id']))
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a reply', () => {
  it('shows no field that the contract does not list', async () => {
    expect((await browser.post('/leaky')).body).toEqual({ shown: 'yes' })
  })

  it('that breaks the contract is a failure of ours', async () => {
    expect((await browser.post('/wrong-reply')).status).toBe(500)
    expect(failures()).toHaveLength(1)
  })

  it('carries the protective headers, good or bad, known path or not', async () => {
    for (const [method, url] of [
      ['POST', '/api/quiet'],
      ['POST', '/api/echo'],
      ['POST', '/api/broken'],
      ['GET', '/api/nowhere'],
      ['GET', '/api/named/%zz'],
      ['GET', '/api/n%61med/1'],
      ['GET', '/%61pi/named/1'],
      ['GET', `/api/named/${'x'.repeat(300)}`],
      ['GET', '/elsewhere'],
    ] as const) {
      const { headers } = await small.web.inject({ method, url })
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      if (url !== '/elsewhere')
        expect(headers, url).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        })
      expect(Object.keys(headers)).not.toContain('x-powered-by')
      expect(Object.keys(headers)).not.toContain('server')
    }
  })
})

describe('what cannot be read is a 4xx with one sentence and nothing of the inside', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const cases: [string, () => Promise<{ status: number; body: unknown }>, number][] = [
    ['broken JSON', () => raw('{"name":', json), 400],
    ['text that is no JSON', () => raw('hello', json), 400],
    ['a body that is a list', () => raw('[1]', json), 400],
    ['a body that is null', () => raw('null', json), 400],
    ['a prototype in the body', () => raw('{"name":"x","__proto__":{"admin":true}}', json), 400],
    ['a constructor in the body', () => raw('{"name":"x","constructor":{"prototype":{"a":1}}}', json), 400],
    ['a wrong content type', () => raw('name=x', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['XML', () => raw('<name/>', { 'content-type': 'text/xml' }), 415],
    ['a nonsense content type', () => raw('{}', { 'content-type': 'a;b;c' }), 415],
    ['a form where none is expected', () => raw('--b--', { 'content-type': 'multipart/form-data; boundary=b' }), 400],
    ['too large a body', () => raw(JSON.stringify({ name: 'x', note: 'y'.repeat(300_000) }), json), 413],
    ['deep JSON in a known field', () => raw(`{"name":5,"deep":${deep}}`, json), 400],
    ['deep JSON in an unknown field', () => raw(`{"x":${deep}}`, json), 400],
    ['a packed bomb', () => raw(gzipSync(Buffer.alloc(30_000_000, 'x')), { ...json, 'content-encoding': 'gzip' }), 413],
    ['a broken packing', () => raw('not gzip', { ...json, 'content-encoding': 'gzip' }), 400],
    ['an unknown packing', () => raw('{}', { ...json, 'content-encoding': 'zebra' }), 415],
    ['an unknown path', () => browser.get('/nowhere'), 404],
    ['another method', () => browser.ask('DELETE', '/echo'), 404],
    ['a path that is no path', () => browser.get('/named/%zz'), 400],
    ['an endless name in the path', () => browser.get(`/named/${'x'.repeat(5000)}`), 400],
    ['a path that climbs', () => browser.get('/../../etc/passwd'), 404],
  ]

  it.each(cases)('%s', async (_what, ask, status) => {
    const reply = await ask()
    expect([reply.status, Object.keys(reply.body as object)[0]]).toEqual([status, 'message'])
    expect(Object.keys(reply.body as object).filter((key) => key !== 'message' && key !== 'data')).toEqual([])
    expect(JSON.stringify(reply.body)).not.toMatch(/FST_|node_modules|zz|passwd|SyntaxError|position|stack/)
    expect(failures()).toEqual([])
  })

  it('a flood of headers', async () => {
    const heard = await speak(`GET /api/quiet HTTP/1.1\r\nhost: x\r\nx-large: ${'y'.repeat(40_000)}\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 431 /)
    expect(heard).toMatch(/\r\n\r\n\{"message":"[^"]+"\}$/)
  })

  it.each(['\x16\x03\x01\x00\xa5', 'GET / HTTP/9.9\r\n\r\n', 'BREW /pot HTCPCP/1.0\r\n\r\n'])(
    'a request that is none: %j',
    async (text) => {
      const heard = await speak(text)
      expect(heard).toMatch(/^HTTP\/1\.1 400 /)
      expect(heard).toMatch(/\r\n\r\n\{"message":"[^"]+"\}$/)
      expect(heard.toLowerCase()).toContain('x-content-type-options: nosniff')
    },
  )

  it('and the server is well after all of it', async () => {
    expect((await fetch(`${address}/api/quiet`, { method: 'POST' })).status).toBe(204)
  })
})

describe('a failure of ours', () => {
  it('tells nothing, and is logged once with the id that the reply names', async () => {
    const reply = await browser.post('/broken')
    expect([reply.status, reply.body]).toEqual([
      500,
      { message: 'Something went wrong on our side. Please try again.' },
    ])
    const [line, ...more] = failures()
    expect(more).toEqual([])
    expect(line).toMatchObject({ reqId: reply.headers['x-request-id'], route: '/api/broken', msg: 'request failed' })
    expect(line.error.message).toContain('the secret inside')
    expect(line.error.stack).toContain('requests.test.ts')
  })

  it.each([
    ['sql', 500, undefined],
    ['text', 500, undefined],
    ['away', 503, '2'],
    ['slow', 503, '2'],
  ])('of the kind %s is a %i', async (how, status, retryAfter) => {
    const reply = await browser.post('/failing', { how })
    expect([reply.status, reply.headers['retry-after']]).toEqual([status, retryAfter])
    expect(Object.keys(reply.body)).toEqual(['message'])
    expect(JSON.stringify(reply.body)).not.toMatch(/secret_column|hidden_table|10\.0\.0\.7|canceling|select|bare/)
    expect(failures()).toHaveLength(1)
  })
})

describe('a refusal of ours that asks for patience', () => {
  it('is one line that says why, without a stack: it is no fault', async () => {
    const reply = await browser.post('/failing', { how: 'busy' })
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '2'])
    expect(failures()).toEqual([])
    const lines = house.logged.filter((line) => line.includes('Too many papers'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'warn',
      msg: 'request refused',
      why: 'Too many papers are being drawn. Please try again in a moment.',
      route: '/api/failing',
      reqId: reply.headers['x-request-id'],
    })
    expect(lines[0]).not.toContain('stack')
  })
})

describe('a write', () => {
  const keys = async () => {
    const found = await house.db.selectFrom('site_setting').select('key').orderBy('key').execute()
    return found.map(({ key }) => key)
  }

  it('is undone by a thrown problem and kept by a returned one; both are answered alike', async () => {
    expect(await browser.post('/noted', { how: 'thrown' })).toMatchObject({ status: 409, body: { message: 'thrown' } })
    expect(await keys()).toEqual([])
    expect(await browser.post('/noted', { how: 'returned' })).toMatchObject({
      status: 409,
      body: { message: 'returned' },
    })
    expect((await browser.post('/noted', { how: 'plain' })).status).toBe(204)
    expect(await keys()).toEqual(['plain', 'returned'])
  })
})

describe('a server', () => {
  it('that stops answers what is running and then waits for nobody', async () => {
    let arrived: () => void = () => undefined
    let answer: () => void = () => undefined
    const running = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const stopping = await openSmallApp(house, ({ read }, web) => {
      web.addHook('preClose', async () => answer())
      read(quiet, () => {
        arrived()
        return new Promise<undefined>((resolve) => {
          answer = () => resolve(undefined)
        })
      })
    })
    const asked = fetch(`${await listenAt(stopping.web)}/api/quiet`, { method: 'POST' })
    await running
    const closed = stopping.web.close()
    const reply = await asked
    expect([reply.status, reply.headers.get('connection')]).toEqual([204, 'close'])
    await closed
  })

  it('does not start with one call served twice', async () => {
    await expect(
      openSmallApp(house, ({ read }) => {
        read(quiet, () => undefined)
        read(quiet, () => undefined)
      }),
    ).rejects.toThrow('/quiet is served twice')
  })
})
