import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { UploadEndpoint } from '../../contract/kernel/endpoint.ts'
import { may, type Standing } from '../../contract/kernel/role.ts'
import { type Browser, signedIn } from './browser.ts'
import { aMerchant, aPerson } from './people.ts'
import { pdfOf } from './scans.ts'
import { sendForm } from './send-form.ts'
import { listenAt } from './small-app.ts'
import { openTestHouse } from './test-house.ts'
import { openUploadRecords } from './upload-records.ts'
import { aQrCode, formWith } from './uploads.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const address = await listenAt(house.web)
const owner = await aPerson(house, { role: 'merchant', owner: true, merchantId: (await aMerchant(house)).id })
const pathOf = openUploadRecords(house, owner)
const callers = await openCallers()

type Kind = 'image' | 'pdf'
// Some rules want a QR code to pay by in the picture, and others refuse one.
const toPayBy = await aQrCode('upi://pay?pa=kendra@sbi')
const png = await aQrCode('https://kendra.example')
const page = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#f4f4f0' } })
  .jpeg()
  .toBuffer()
const good: Record<Kind, Buffer> = { image: png, pdf: await pdfOf([page]) }
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>')
const bomb = vastPng(30_000)
const fiftyMegabytes = 50_000_000

const kindsOf = ({ accept }: UploadEndpoint): Kind[] =>
  (['image', 'pdf'] as const).filter((kind) => accept.types.includes(kind))
/** Every upload of pictures or PDFs that the portal serves, so that a new one is tried without being named here. */
const uploads = house.api.endpoints.filter(
  (one): one is UploadEndpoint => one.kind === 'upload' && kindsOf(one).length > 0,
)

async function openCallers(): Promise<{ standing: Standing; browser: Browser }[]> {
  const admin: Standing = { role: 'admin', owner: false, permissions: [] }
  return [
    { standing: admin, browser: await signedIn(house, await aPerson(house, admin)) },
    { standing: { role: 'merchant', owner: true, permissions: [] }, browser: await signedIn(house, owner) },
  ]
}

/** A true PNG, white all over: some hundred kilobytes that unpack to as many megapixels as one likes. */
function vastPng(size: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(size * (1 + Math.ceil(size / 8)))
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Of a type that the endpoint does not take, under a name that it would. */
function disguised({ accept }: UploadEndpoint): { name: string; content: Buffer } {
  if (!accept.types.includes('pdf')) return { name: 'photo.png', content: good.pdf }
  if (!accept.types.includes('image')) return { name: 'paper.pdf', content: good.image }
  return { name: 'paper.pdf', content: Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1') }
}

/** A file that begins as it should and does not end. */
function padded(endpoint: UploadEndpoint, bytes: number): Buffer {
  const start = good[kindsOf(endpoint)[0] ?? 'pdf']
  return Buffer.concat([start, Buffer.alloc(bytes - start.length, ' ')])
}

async function send(endpoint: UploadEndpoint, file: { name: string; content: Buffer }, sized = true) {
  const { payload, headers } = formWith(endpoint.field, file)
  const caller = callers.find(({ standing }) => may(endpoint.allow, standing))
  if (!caller) throw new Error(`Nobody here may use ${endpoint.path}.`)
  const length: Record<string, string> = sized ? { 'content-length': String(payload.length) } : {}
  const url = `${address}/api${await pathOf(endpoint)}`
  return sendForm(url, caller.browser, { payload, headers: { ...headers, ...length } })
}

/** Everything that an accepted file leaves behind: its row, its content and what was recorded of it. */
async function kept() {
  const contents: string[] = []
  for await (const { id } of house.platform.files.list()) contents.push(id)
  const rows = await house.db.selectFrom('stored_file').select('id').orderBy('id').execute()
  const acts = await house.db.selectFrom('audit_event').select(['id', 'act']).orderBy('id').execute()
  return { contents: contents.sort(), rows, acts }
}

const plainSentence = /^[A-Z][^<>{}\n]{10,120}$/

describe.each(uploads.map((endpoint) => [endpoint.path, endpoint] as const))('POST %s', (_path, endpoint) => {
  async function expectRefused(file: { name: string; content: Buffer }, status: number, sized = true) {
    const before = await kept()
    const answer = await send(endpoint, file, sized)
    expect(answer).toEqual({ status, body: { message: expect.stringMatching(plainSentence) } })
    expect(await kept()).toEqual(before)
    return answer.body?.message
  }

  test('takes a file of its type, so that what follows is refused for the file', async () => {
    for (const kind of kindsOf(endpoint)) {
      const content = kind === 'image' && endpoint.accept.picture?.qr === 'payment' ? toPayBy : good[kind]
      const { status, body } = await send(endpoint, { name: `mine.${kind}`, content })
      // The fields beside the file are missing here, and are told by name; a wrong file is told in a sentence alone.
      expect([204, 200, 201, 400]).toContain(status)
      if (status === 400) expect(Object.keys(body?.data ?? {})).not.toEqual([])
    }
  })

  test('refuses a picture with a script, by the sentence of its rule', async () => {
    for (const name of ['drawing.svg', 'drawing.png', 'drawing.pdf']) {
      expect(await expectRefused({ name, content: svg }, 415)).toBe(endpoint.accept.refusal)
    }
  })

  test('refuses a file that is not what its name says', async () => {
    expect(await expectRefused(disguised(endpoint), 415)).toBe(endpoint.accept.refusal)
  })

  test('refuses a small file that unpacks to a picture of 30,000 by 30,000', async () => {
    expect(bomb.length).toBeLessThan(endpoint.accept.maxBytes)
    const pictures = endpoint.accept.types.includes('image')
    const message = await expectRefused({ name: 'wall.png', content: bomb }, pictures ? 400 : 415)
    expect(message).toMatch(pictures ? /at most 50 megapixels/ : endpoint.accept.refusal)
  })

  test('refuses a file of 50 MB, whether or not its size is told before', async () => {
    expect(endpoint.accept.maxBytes).toBeLessThan(fiftyMegabytes)
    const file = { name: 'large', content: padded(endpoint, fiftyMegabytes) }
    await expectRefused(file, 413)
    await expectRefused(file, 413, false)
  })

  test('refuses a file one byte over its limit', async () => {
    await expectRefused({ name: 'large', content: padded(endpoint, endpoint.accept.maxBytes + 1) }, 413)
  })
})

test('the walk finds the uploads of the portal', () => {
  expect(uploads.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/backend/settings/logo',
      '/merchant/account/upload-photo',
      '/backend/settings/carousel/add',
    ]),
  )
})
