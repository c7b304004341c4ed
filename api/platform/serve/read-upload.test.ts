import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { uploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import { optionalText } from '../../../contract/kernel/fields.ts'
import { anyone } from '../../../contract/kernel/role.ts'
import { Browser } from '../../testing/browser.ts'
import { listenAt, openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const scan = uploadEndpoint({
  changes: [],
  because: 'Of this test only',
  path: '/scan',
  summary: 'A scan',
  allow: anyone,
  field: 'scan',
  accept: { types: ['image'], maxBytes: 100_000, refusal: 'Only pictures are taken' },
  body: z.object({ note: optionalText(50) }),
  reply: z.object({ name: z.string(), type: z.string(), size: z.number(), body: z.record(z.string(), z.unknown()) }),
})
let verbs = 0
const small = await openSmallApp(house, ({ upload }) =>
  upload(scan, ({ file, body }) => {
    verbs += 1
    return { name: file.name, type: file.type, size: file.content.length, body }
  }),
)
const browser = new Browser(small)
const address = await listenAt(small.web)
const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
  .png()
  .toBuffer()
beforeEach(() => {
  verbs = 0
  house.logged.splice(0)
})

interface Part {
  field: string
  content: Buffer | string
  file?: string
}

const boundary = '----parts'
function form(parts: Part[], end = `--${boundary}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ field, content, file }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file === undefined ? '' : `; filename="${file}"`}\r\n`,
    file === undefined ? '\r\n' : 'content-type: image/png\r\n\r\n',
    content,
    '\r\n',
  ])
  return Buffer.concat([...pieces, end].map((piece) => Buffer.from(piece)))
}
const send = (payload: Buffer, type = `multipart/form-data; boundary=${boundary}`) =>
  browser.ask<{ message: string; data?: object; name: string; body: object }>('POST', '/scan', payload, {
    'content-type': type,
  })
const good: Part = { field: 'scan', content: picture, file: 'pan card.png' }

describe('an upload', () => {
  it('hands over the checked file and the known fields, wherever they stand', async () => {
    for (const parts of [
      [{ field: 'note', content: 'before' }, good],
      [good, { field: 'note', content: 'after' }, { field: 'role', content: 'admin' }],
    ]) {
      const { status, body } = await send(form(parts))
      expect([status, body.name, body.body]).toEqual([200, 'pan card.png', { note: expect.any(String) }])
    }
  })

  it('tells of a wrong field beside the file', async () => {
    const { status, body } = await send(form([good, { field: 'note', content: 'x'.repeat(51) }]))
    expect([status, body.data]).toEqual([400, { note: 'At most 50 characters' }])
  })

  it.each(['../../etc/passwd', 'a\\..\\b.png', '%0d%0aset-cookie.png'])(
    'keeps nothing of a path in %j',
    async (file) => {
      expect((await send(form([{ ...good, file }]))).body.name).not.toMatch(/[/\\%]|\.\./)
    },
  )
})

describe('a name', () => {
  it('that never ends is cut short', async () => {
    const { body } = await send(form([{ ...good, file: `${'x'.repeat(10_000)}.png` }]))
    expect(body.name).toHaveLength(120)
  })
})

describe('an upload that is refused changes nothing', () => {
  const large = randomBytes(150_000)
  const many = Array.from({ length: 60 }, (_, i) => ({ field: `f${i}`, content: 'x' }))
  const cases: [string, Buffer, number, string?][] = [
    ['no file', form([{ field: 'note', content: 'x' }]), 400],
    ['a text in the place of the file', form([{ field: 'scan', content: 'x' }]), 400],
    ['a file in a wrong field', form([{ ...good, field: 'photo' }]), 400],
    ['an empty file', form([{ ...good, content: '' }]), 400],
    ['two files', form([good, good]), 413],
    ['a second file in another field', form([good, { ...good, field: 'photo' }]), 413],
    ['too large a file', form([{ ...good, content: large }]), 413],
    ['too many parts', form([...many, good]), 413],
    ['ten thousand parts', form(Array.from({ length: 10_000 }, () => ({ field: 'a', content: 'x' }))), 413],
    ['a file of another type', form([{ ...good, content: '%PDF-1.7 not really' }]), 415],
    ['a script', form([{ ...good, content: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' }]), 415],
    ['a prototype as a field', form([{ field: '__proto__', content: 'x' }, good]), 400],
    ['a form that ends in the middle', form([good], ''), 400],
    ['a form without its boundary', form([good]), 400, 'multipart/form-data'],
    ['a form of another boundary', form([good]), 400, 'multipart/form-data; boundary=other'],
    ['JSON', Buffer.from('{"scan":"x"}'), 400, 'application/json'],
    ['nothing at all', Buffer.alloc(0), 400],
  ]

  it('says what is wrong with it: two files are not too large', async () => {
    expect((await send(form([good, good]))).body.message).toBe('Please send one file at a time.')
    expect((await send(form([...many, good]))).body.message).toBe('The form has too many fields.')
  })

  it.each(cases)('%s', async (_what, payload, status, type) => {
    const reply = await send(payload, type)
    expect([reply.status, typeof reply.body?.message]).toEqual([status, 'string'])
    expect(Object.keys(reply.body).filter((key) => key !== 'message' && key !== 'data')).toEqual([])
    expect(verbs).toBe(0)
    expect(house.logged.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  function startUpload(headers: Record<string, string> = {}) {
    const request = http.request(`${address}/api/scan`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    })
    request.on('error', () => undefined)
    return request
  }

  it('too large a file, saying how much it may be', async () => {
    const { body } = await send(form([{ ...good, content: large }]))
    expect(body.message).toBe('This file is too large: at most 100 kB, please.')
  })

  it('one that says how much too large it is, before it has arrived', async () => {
    const request = startUpload({ 'content-length': '50000000' })
    request.flushHeaders()
    const [reply] = (await once(request, 'response')) as [http.IncomingMessage]
    expect([reply.statusCode, verbs]).toEqual([413, 0])
    request.destroy()
  })

  it('a file without end, while it is still arriving', async () => {
    const request = startUpload()
    let status: number | undefined
    request.on('response', (reply) => {
      status = reply.statusCode
    })
    request.write(form([good], '').subarray(0, -2))
    for (let sent = 0; status === undefined && sent < 500; sent++) {
      const room = request.write(Buffer.alloc(100_000, 'x'))
      if (!room) await Promise.race([once(request, 'drain'), once(request, 'response')])
      await new Promise(setImmediate)
    }
    expect([status, verbs]).toEqual([413, 0])
    request.destroy()
  })
})
