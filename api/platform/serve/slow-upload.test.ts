import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, uploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import { anyone } from '../../../contract/kernel/role.ts'
import { listenAt, openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { formWith } from '../../testing/uploads.ts'

const size = z.object({ bytes: z.number() })
const sendPicture = uploadEndpoint({
  changes: [],
  because: 'Of this test only',
  path: '/picture',
  summary: 'Send a picture',
  allow: anyone,
  field: 'picture',
  accept: { types: ['image'], maxBytes: 1_000_000, refusal: 'Only pictures' },
  reply: size,
})
const sendText = endpoint({
  changes: [],
  because: 'Of this test only',
  method: 'POST',
  path: '/text',
  summary: 'Send words',
  allow: anyone,
  body: size,
  reply: size,
})

const house = await openTestHouse()
const { web } = await openSmallApp(
  house,
  (api) => {
    api.upload(sendPicture, async ({ file }) => ({ bytes: file.content.length }))
    api.write(sendText, async ({ body }) => body)
  },
  // As the portal's own limits, many times shorter.
  {
    config: {
      ...house.platform.config,
      arrival: { seconds: 1, uploadSeconds: 20, bytesPerSecond: 500, spanSeconds: 1 },
    },
  },
)
const { port } = new URL(await listenAt(web))
const picture = await sharp({
  create: {
    width: 100,
    height: 100,
    channels: 3,
    background: 'red',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer()

/** Sends a request piece by piece with a pause after each; answers what came back before the connection ended. */
async function sendSlowly(head: string, body: Buffer, { pieces, pause }: { pieces: number; pause: number }) {
  const socket = net.connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(`${head}\r\nhost: portal.test\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`)
  const step = Math.ceil(body.length / pieces)
  for (let at = 0; at < body.length && !socket.destroyed && answer === ''; at += step) {
    socket.write(body.subarray(at, at + step))
    await wait(pause)
  }
  await closed
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), text: answer.slice(answer.indexOf('\r\n\r\n') + 4) }
}

const upload = (pace: { pieces: number; pause: number }) => {
  const { payload, headers } = formWith('picture', { name: 'a.png', content: picture })
  return sendSlowly(`POST /api/picture HTTP/1.1\r\ncontent-type: ${headers['content-type']}`, payload, pace)
}

describe('on a slow line', () => {
  it('a file that comes steadily is waited for, longer than other requests', async () => {
    // Some 30 kB in 3 s: three times what other requests may take.
    expect(picture.length).toBeGreaterThan(20_000)
    const { status } = await upload({ pieces: 20, pause: 150 })
    expect(status).toBe(200)
  })

  it('a file that only trickles is given up with a sentence', async () => {
    const { status, text } = await upload({ pieces: 3000, pause: 50 })
    expect(status).toBe(408)
    expect(JSON.parse(text)).toEqual({
      message: 'The file came too slowly and was given up. Please try again on a better line.',
    })
  })

  it('a request without a file is given up as before, however steadily it comes', async () => {
    const head = 'POST /api/text HTTP/1.1\r\ncontent-type: application/json'
    const body = Buffer.from(`{"bytes": 1${' '.repeat(100_000)}}`)
    const { status, text } = await sendSlowly(head, body, { pieces: 20, pause: 100 })
    expect(status).toBe(408)
    expect(JSON.parse(text)).toEqual({ message: 'The request did not arrive in time.' })
  })
})

it('the portal itself waits ten minutes for a file that comes at 16 kB a second, and a minute for the rest', () => {
  expect(house.platform.config.arrival).toEqual({
    seconds: 60,
    uploadSeconds: 600,
    bytesPerSecond: 16_000,
    spanSeconds: 30,
  })
  expect(house.web.server.headersTimeout).toBe(60_000)
  expect(house.web.server.requestTimeout).toBeGreaterThan(600_000)
})
