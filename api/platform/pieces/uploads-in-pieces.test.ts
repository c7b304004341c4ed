import { createHash, randomBytes } from 'node:crypto'
import net from 'node:net'
import * as tus from 'tus-js-client'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { uploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import { mostPieceBytes, mostUploadBytes, tusVersion } from '../../../contract/kernel/pieces.ts'
import { signedIn as everybody } from '../../../contract/kernel/role.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { aPerson } from '../../testing/people.ts'
import { listenAt, openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { aPhoto } from '../../testing/uploads.ts'
import { sweepUploads } from './sweep-uploads.ts'

const common = {
  changes: [],
  because: 'Of this test only',
  allow: everybody,
  field: 'table',
  accept: { types: ['csv', 'image'], maxBytes: 20_000_000, refusal: 'Only tables', table: 'kept' },
  body: z.object({ about: z.optional(z.string()) }),
} as const
const facts = z.object({ hash: z.string(), name: z.string(), turn: z.number() })
const sendTable = uploadEndpoint({
  ...common,
  path: '/table/:id',
  summary: 'Send a table',
  reply: facts,
  params: z.object({ id: z.string() }),
})
const sendSmall = uploadEndpoint({
  ...common,
  path: '/small',
  summary: 'Send a small table',
  reply: facts,
  accept: { ...common.accept, maxBytes: 1_000 },
})
const sendApart = uploadEndpoint({ ...common, path: '/apart', summary: 'Send one that is read first', reply: facts })

const house = await openTestHouse({ RATE_SCALE: '1000' })
let turns = 0
const take = ({ file: { hash, name } }: { file: { hash: string; name: string } }) => {
  turns += 1
  return { hash, name, turn: turns }
}
const small = await openSmallApp(house, (api) => {
  api.upload(sendTable, take)
  api.upload(sendSmall, take)
  api.uploadOutsideTransaction(sendApart, ({ file, once }) =>
    house.platform.database.kysely.transaction().execute((tx) => once(tx, async () => take({ file }))),
  )
})
const address = await listenAt(small.web)
/** Signed in at the house, in front of the small server. */
async function browserOf(): Promise<Browser> {
  const browser = new Browser(small)
  browser.tokens = (await signedIn(house, await aPerson(house))).tokens
  return browser
}
const one = await browserOf()
const other = await browserOf()

const gone = { message: 'This file is not there any more.', data: { table: 'This file is not there any more.' } }
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
/** Lines of a table that no other file has. */
function textOf(bytes: number): Buffer {
  const letters = randomBytes(bytes).toString('hex')
  return Buffer.from(`name,amount\n${letters.replace(/.{20000}/g, '$&\n')}`.slice(0, bytes))
}
const speaks = { 'tus-resumable': tusVersion }
const begin = (browser: Browser, bytes: number | string, headers: Record<string, string> = {}) =>
  browser.ask('POST', '/uploads', undefined, { ...speaks, 'upload-length': String(bytes), ...headers })
const idIn = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers.location).replace('/api/uploads/', '')
const offsetIn = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['upload-offset'])
const askedOf = async (browser: Browser, id: string) => browser.ask('HEAD', `/uploads/${id}`, undefined, speaks)
const piece = (browser: Browser, id: string, offset: number, content: Buffer, headers: Record<string, string> = {}) =>
  browser.ask('PATCH', `/uploads/${id}`, content, {
    ...speaks,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
    ...headers,
  })

/** The short form that names a file instead of bringing it. */
function formNaming(
  id: string,
  { path = '/table/7', key, about = 'July' }: { path?: string; key?: string; about?: string } = {},
) {
  const boundary = 'x-test'
  const part = (name: string, text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  const payload = `${part('about', about)}${part('table', id)}--${boundary}--\r\n`
  const headers: Record<string, string> = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  if (key) headers['idempotency-key'] = key
  return [path, payload, headers] as const
}
const use = (browser: Browser, ...form: Parameters<typeof formNaming>) => {
  const [path, payload, headers] = formNaming(...form)
  return browser.ask<{ hash: string; name: string; turn: number; message: string }>('POST', path, payload, headers)
}

async function sendWhole(browser: Browser, content: Buffer, name = 'table.csv'): Promise<string> {
  const metadata = `filename ${Buffer.from(name).toString('base64')}`
  const id = idIn(await begin(browser, content.length, { 'upload-metadata': metadata }))
  for (let at = 0; at < content.length; at += 3_000_000)
    expect((await piece(browser, id, at, content.subarray(at, at + 3_000_000))).status).toBe(204)
  return id
}

describe('a file in pieces', () => {
  it('arrives as it was sent, and is used by its id in the place of the file', async () => {
    const content = textOf(7_000_000)
    const id = await sendWhole(one, content, 'Sales of July.csv')
    const asked = await askedOf(one, id)
    expect([asked.status, offsetIn(asked), asked.headers['upload-length']]).toEqual([200, 7_000_000, '7000000'])
    expect((await use(one, id)).body).toMatchObject({ hash: hashOf(content), name: 'Sales of July.csv' })
  })

  it('goes on where it stopped, and refuses a piece of another place', async () => {
    const content = textOf(10_000)
    const id = idIn(await begin(one, content.length))
    expect(offsetIn(await piece(one, id, 0, content.subarray(0, 4_000)))).toBe(4_000)
    for (const offset of [0, 3_999, 4_001])
      expect((await piece(one, id, offset, content.subarray(offset))).status).toBe(409)
    expect(offsetIn(await askedOf(one, id))).toBe(4_000)
    expect(offsetIn(await piece(one, id, 4_000, content.subarray(4_000)))).toBe(10_000)
    expect((await use(one, id)).body).toMatchObject({ hash: hashOf(content), name: 'file.csv' })
  })

  it('keeps one of two pieces that come for the same place at once', async () => {
    const content = textOf(5_000)
    const id = idIn(await begin(one, content.length))
    const tries = await Promise.all(Array.from({ length: 6 }, () => piece(one, id, 0, content)))
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409, 409])
    expect((await use(one, id)).body.hash).toBe(hashOf(content))
  })

  it('is not there for anybody else', async () => {
    const content = textOf(500)
    const id = await sendWhole(one, content)
    expect((await askedOf(other, id)).status).toBe(404)
    expect((await piece(other, id, 500, Buffer.from('x'))).status).toBe(404)
    expect((await other.ask('DELETE', `/uploads/${id}`, undefined, speaks)).status).toBe(404)
    expect((await use(other, id)).body).toMatchObject(gone)
    expect((await use(one, id)).status).toBe(200)
    const nobody = await small.web.inject({ method: 'HEAD', url: `/api/uploads/${id}`, headers: speaks })
    expect(nobody.statusCode).toBe(401)
  })

  it('is refused before it has come whole, when it is larger than the call takes, and when it was dropped', async () => {
    const half = idIn(await begin(one, 100))
    await piece(one, half, 0, Buffer.alloc(99, 'a'))
    expect((await use(one, half)).body.message).toBe('The file has not come whole yet.')
    const large = await sendWhole(one, textOf(1_001))
    const refused = await use(one, large, { path: '/small' })
    expect([refused.status, refused.body.message]).toEqual([413, 'This file is too large: at most 1 kB, please.'])
    expect((await one.ask('DELETE', `/uploads/${large}`, undefined, speaks)).status).toBe(204)
    expect((await use(one, large)).body).toMatchObject(gone)
    for (const id of ['0', '-1', 'x', "1' or true", '99999999999999999999'])
      expect((await use(one, id)).body).toMatchObject(gone)
  })

  it('is refused with a clear sentence where its facts are wrong', async () => {
    for (const bytes of ['', '-1', '1.5', 'x', '0', '1e3', '9999999999999999'])
      expect([bytes, (await begin(one, bytes)).status]).toEqual([bytes, 400])
    expect((await begin(one, mostUploadBytes + 1)).status).toBe(413)
    const strange = await one.ask('POST', '/uploads', undefined, { 'upload-length': '10', 'tus-resumable': '0.2.2' })
    expect([strange.status, strange.headers['tus-version']]).toEqual([412, tusVersion])
    const id = idIn(await begin(one, 20_000_000))
    expect((await piece(one, id, 0, Buffer.alloc(mostPieceBytes + 1))).status).toBe(413)
    expect((await piece(one, id, 0, Buffer.from('{}'), { 'content-type': 'application/json' })).status).toBe(415)
    expect((await piece(one, id, 0, Buffer.from('x'), { 'upload-offset': 'x' })).status).toBe(400)
    expect(offsetIn(await askedOf(one, id))).toBe(0)
  })

  it('is refused packed: nobody knows then how much has come', async () => {
    const id = idIn(await begin(one, 100))
    for (const packed of ['gzip', 'deflate', 'br'])
      expect((await piece(one, id, 0, Buffer.alloc(10), { 'content-encoding': packed })).status).toBe(415)
    expect(offsetIn(await askedOf(one, id))).toBe(0)
  })

  it('that comes several times at once for the same place lies on the disk once', async () => {
    const content = textOf(300_000)
    const id = idIn(await begin(one, content.length))
    let stored = 0
    const { put } = small.platform.files
    small.platform.files.put = (...given) => {
      stored += 1
      return put.apply(small.platform.files, given)
    }
    await Promise.all(Array.from({ length: 8 }, () => piece(one, id, 0, content)))
    small.platform.files.put = put
    expect([stored, offsetIn(await askedOf(one, id))]).toEqual([1, 300_000])
  })

  it('takes as much memory as one that comes as a form: a third large one of a person waits', async () => {
    const photo = await aPhoto('large')
    const id = await sendWhole(one, Buffer.concat([photo, randomBytes(20_000_000 - photo.length)]), 'large.jpg')
    const answers = await Promise.all(Array.from({ length: 8 }, () => use(one, id)))
    const statuses = answers.map(({ status }) => status).sort()
    expect([
      statuses.filter((status) => status === 200).length <= 3,
      statuses.filter((status) => status === 429).length >= 5,
    ]).toEqual([true, true])
    expect((await use(one, id)).status).toBe(200)
  })

  it('never grows beyond what was announced', async () => {
    const id = idIn(await begin(one, 10))
    expect((await piece(one, id, 0, Buffer.alloc(11))).status).toBe(413)
    expect(offsetIn(await askedOf(one, id))).toBe(0)
  })

  it('takes its place of the day from its sender alone', async () => {
    const eager = await browserOf()
    let last = 0
    for (let count = 0; last !== 429; count += 1) {
      expect(count).toBeLessThan(40)
      const begun = await begin(eager, mostUploadBytes)
      last = begun.status
      // Dropped ones count, too: what came of them is still on the disk.
      if (last === 201) await eager.ask('DELETE', `/uploads/${idIn(begun)}`, undefined, speaks)
    }
    expect((await begin(one, 10)).status).toBe(201)
  })

  it('is forgotten after 20 hours, before its pieces are cleared', async () => {
    const id = await sendWhole(one, textOf(100))
    const { kysely } = house.platform.database
    const hours = (count: number) => new Date(Date.now() + count * 3600_000)
    const began = (at: Date) =>
      house.db.updateTable('upload_in_pieces').set({ began_at: at }).where('id', '=', id).execute()
    await began(hours(-19))
    expect((await askedOf(one, id)).status).toBe(200)
    await began(hours(-21))
    expect((await askedOf(one, id)).status).toBe(404)
    expect((await use(one, id)).body).toMatchObject(gone)
    const rows = () => kysely.selectFrom('upload_in_pieces').select('id').where('id', '=', id).execute()
    for (const [after, left] of [
      [3, 1],
      [5, 0],
    ] as const) {
      await kysely.transaction().execute((tx) => sweepUploads(tx, hours(after)))
      expect([after, (await rows()).length]).toEqual([after, left])
    }
  })
})

describe('an upload with a key', () => {
  it.each(['/table/7', '/apart'])('is done once at %s, however often it is sent', async (path) => {
    const id = await sendWhole(one, textOf(2_000))
    const key = `key-of-${path}`
    const answers = await Promise.all(Array.from({ length: 4 }, () => use(one, id, { path, key })))
    const later = await use(one, id, { path, key })
    expect(new Set([...answers, later].map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set([...answers, later].map(({ body }) => body.turn)).size).toBe(1)
    // Without the key, or as somebody else, it is another one.
    expect((await use(one, id, { path })).body.turn).not.toBe(later.body.turn)
  })

  it('is another one with another form or another file: the key is refused', async () => {
    const [id, other] = [await sendWhole(one, textOf(2_000)), await sendWhole(one, textOf(2_000))]
    expect((await use(one, id, { key: 'this-form' })).status).toBe(200)
    expect((await use(one, id, { key: 'this-form', about: 'August' })).status).toBe(422)
    expect((await use(one, other, { key: 'this-form' })).status).toBe(422)
  })

  it('is another one elsewhere: the key is refused', async () => {
    const id = await sendWhole(one, textOf(2_000))
    expect((await use(one, id, { key: 'only-here' })).status).toBe(200)
    expect((await use(one, id, { path: '/table/8', key: 'only-here' })).status).toBe(422)
  })
})

/** Stands between a client and the server, and cuts the line again and again after so many bytes. */
async function openBadLine(cuts: number, bytesBetween: number) {
  const target = new URL(address)
  let left = cuts
  const line = net.createServer((client) => {
    const server = net.connect(Number(target.port), target.hostname)
    let budget = left > 0 ? bytesBetween : Number.POSITIVE_INFINITY
    const end = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('error', end).on('close', end)
    server.pipe(client)
    client.on('data', (part) => {
      budget -= part.length
      if (budget > 0) return void server.write(part)
      left -= 1
      // Some of it has come before the line went.
      server.write(part.subarray(0, part.length >> 1), end)
    })
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  afterAll(() => line.close())
  const opened = line.address()
  if (!opened || typeof opened === 'string') throw new Error('no port')
  return { address: `http://127.0.0.1:${opened.port}`, cutsLeft: () => Math.max(0, left) }
}

it('20 MB sent by an ordinary tus client over a line that is cut ten times arrive whole, once', {
  timeout: 60_000,
}, async () => {
  // What follows the picture is not kept; here it makes the file as long as the largest scan.
  const photo = await aPhoto('scan')
  const content = Buffer.concat([photo, randomBytes(20_000_000 - photo.length)])
  const line = await openBadLine(10, 1_700_000)
  const id = await new Promise<string>((resolve, reject) => {
    const upload = new tus.Upload(content, {
      endpoint: `${line.address}/api/uploads`,
      chunkSize: 4_000_000,
      retryDelays: Array.from({ length: 20 }, () => 10),
      metadata: { filename: 'long.jpg' },
      headers: { authorization: `Bearer ${one.tokens?.token}` },
      onError: reject,
      onSuccess: () => resolve(String(upload.url?.split('/').at(-1))),
    })
    upload.start()
  })
  expect(line.cutsLeft()).toBe(0)
  const [first, again] = [await use(one, id, { key: id }), await use(one, id, { key: id })]
  expect(first.body).toMatchObject({ hash: hashOf(content), name: 'long.jpg' })
  expect(again.body).toEqual(first.body)
})
