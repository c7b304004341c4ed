import { once } from 'node:events'
import net from 'node:net'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { uploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import { signedIn as everybody } from '../../../contract/kernel/role.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { aPerson } from '../../testing/people.ts'
import { listenAt, openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { formWith } from '../../testing/uploads.ts'

const sendScan = uploadEndpoint({
  path: '/scan',
  summary: 'Send a scan',
  allow: everybody,
  field: 'scan',
  accept: { types: ['image'], maxBytes: 30_000_000, refusal: 'Only pictures' },
  reply: z.object({ bytes: z.number() }),
})
const house = await openTestHouse({ RATE_SCALE: '1000' })
const small = await openSmallApp(house, (api) =>
  api.upload(sendScan, async ({ file }) => ({ bytes: file.content.length })),
)
const { port } = new URL(await listenAt(small.web))
let one = await signedIn(house, await aPerson(house))
const other = await signedIn(house, await aPerson(house))
const plain = sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
const form = formWith('scan', { name: 'scan.png', content: await plain.png().toBuffer() })

const open: net.Socket[] = []
beforeEach(async () => {
  one = await signedIn(house, await aPerson(house))
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** Begins to send a form of so many bytes, or of an unknown length, and stays half-way; answers what comes back. */
async function beginUpload(browser: Browser, bytes?: number) {
  const socket = net.connect(Number(port), '127.0.0.1')
  open.push(socket)
  await once(socket, 'connect')
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.on('error', () => undefined)
  const begun = form.payload.subarray(0, 60)
  const length = bytes === undefined ? 'transfer-encoding: chunked' : `content-length: ${bytes}`
  socket.write(
    `POST /api/scan HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${browser.tokens?.token}\r\n` +
      `content-type: ${form.headers['content-type']}\r\n${length}\r\n\r\n` +
      (bytes === undefined ? `${begun.length.toString(16)}\r\n${begun}\r\n` : `${begun}`),
  )
  return { heard: () => heard }
}

async function send(browser: Browser): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/scan`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${browser.tokens?.token}` },
    body: new Uint8Array(form.payload),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** So many of them were answered, each with the sentence; the rest is still waited for. */
async function refused(uploads: { heard(): string }[], count: number): Promise<void> {
  const answered = () => uploads.map(({ heard }) => heard()).filter(Boolean)
  while (answered().length < count) await new Promise((resolve) => setTimeout(resolve, 20))
  for (const text of answered()) {
    expect(text).toContain('429 Too Many Requests')
    expect(text).toContain('Your other files are still on their way. Please wait for them and try again.')
  }
  expect(answered()).toHaveLength(count)
}

const untilTaken = async (browser: Browser) => {
  while ((await send(browser)) !== 200);
}

it('many small uploads of one person at once are refused beyond twenty, and others are untouched', async () => {
  const uploads = await Promise.all(Array.from({ length: 25 }, () => beginUpload(one, 500_000)))
  await refused(uploads, 5)
  expect(await send(one)).toBe(429)
  expect(await send(other)).toBe(200)
})

it('large uploads of one person at once are refused by the bytes they announce', async () => {
  const uploads = [await beginUpload(one, 30_000_000), await beginUpload(one, 30_000_000)]
  await untilTaken(other)
  uploads.push(await beginUpload(one, 30_000_000))
  await refused(uploads, 1)
  expect(await send(other)).toBe(200)
})

it('an upload that does not say how long it is counts as the largest that is taken', async () => {
  const uploads = await Promise.all([1, 2, 3].map(() => beginUpload(one)))
  await refused(uploads, 1)
})

it('uploads that were given up are forgotten', async () => {
  const uploads = await Promise.all(Array.from({ length: 25 }, () => beginUpload(one, 500_000)))
  await refused(uploads, 5)
  for (const socket of open.splice(0)) socket.destroy()
  await untilTaken(one)
  expect(await send(one)).toBe(200)
})
