import type { Socket } from 'node:net'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { uploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import { signedIn as everybody } from '../../../contract/kernel/role.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { openHalfUploads } from '../../testing/half-uploads.ts'
import { aPerson } from '../../testing/people.ts'
import { listenAt, openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { formWith } from '../../testing/uploads.ts'

const sendScan = uploadEndpoint({
  changes: [],
  because: 'Of this test only',
  path: '/scan',
  summary: 'Send a scan',
  allow: everybody,
  field: 'scan',
  accept: { types: ['image'], maxBytes: 1_000_000, refusal: 'Only pictures' },
  reply: z.object({ bytes: z.number() }),
})
const house = await openTestHouse({ RATE_SCALE: '1000' })
let work = (): Promise<void> => Promise.resolve()
const small = await openSmallApp(
  house,
  (api) =>
    api.uploadOutsideTransaction(sendScan, async ({ file }) => {
      await work()
      return { bytes: file.content.length }
    }),
  // As the portal's own bounds, a thousand times smaller.
  { config: { ...house.platform.config, arrivals: { filesEach: 20, bytesEach: 64_000, bytes: 600_000 } } },
)
const address = `${await listenAt(small.web)}/api/scan`
/** A form with a picture of some kB: so many points are worth three bytes each. */
async function formOf(points: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = sharp({ create: { width: points, height: 100, channels: 3, background: 'red', noise } })
  return formWith('scan', { name: 'scan.png', content: await picture.png().toBuffer() })
}

const [large, usual] = [await formOf(220), await formOf(100)]
const uploads = openHalfUploads(address, large)
const sockets = new Set<Socket>()
small.web.server.on('connection', (socket) => sockets.add(socket))

const eventually = (holds: () => void) => vi.waitFor(holds, { timeout: 15_000 })
const person = async () => signedIn(house, await aPerson(house))
const crowd = await Promise.all(Array.from({ length: 10 }, person))
const [honest, other] = [await person(), await person()]

async function send(browser: Browser, form = usual): Promise<number> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${browser.tokens?.token}` },
    body: new Uint8Array(form.payload),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Begins one upload for each number of bytes, each of another person, and waits until all of it has come. */
async function begin(...bytes: number[]) {
  sockets.clear()
  const begun = crowd
    .slice(0, bytes.length)
    .map((one, n) => uploads.begin(one, { announced: 64_000, sent: bytes[n] ?? 0 }))
  const all = await Promise.all(begun)
  const sum = bytes.reduce((one, two) => one + two, 0)
  await eventually(() => expect([...sockets].reduce((came, { bytesRead }) => came + bytesRead, 0)).toBeGreaterThan(sum))
  return all
}

/** Which of them were answered, by their number; each was told to try again. */
function givenUp(begun: { heard(): string }[]): number[] {
  const answered = begun.flatMap(({ heard }, n) => (heard() ? [{ n, text: heard() }] : []))
  for (const { text } of answered) {
    expect(text).toContain('503 Service Unavailable')
    expect(text).toContain('retry-after: 2')
    expect(text).toContain('Many files are arriving just now. Please try again in a moment.')
  }
  return answered.map(({ n }) => n)
}

describe('a crowd whose files do not go on', () => {
  it('takes no place by what it only announces: ten who trickle keep no upload out', async () => {
    const begun = await begin(...crowd.map(() => 200))
    expect(await send(honest)).toBe(200)
    expect(await Promise.all([send(honest), send(other)])).toEqual([200, 200])
    expect(givenUp(begun)).toEqual([])
  })

  it('gives way when it has really filled the bound: whoever holds most is given up, not who comes', async () => {
    const begun = await begin(58_000, 58_000, 58_000, 60_000, 58_000, 58_000, 58_000, 58_000, 58_000, 58_000)
    expect(await send(honest)).toBe(200)
    await eventually(() => expect(givenUp(begun)).toEqual([3]))
    expect(await Promise.all([send(honest), send(other)])).toEqual([200, 200])
  })
})

it('never more lies in memory than the bound of all: whoever goes beyond it alone is given up, the others go on', async () => {
  const begun = await begin(...crowd.map(() => 59_000))
  for (const n of [7, 8, 9]) begun[n]?.sendUpTo(63_000)
  await eventually(() => expect(givenUp(begun)).toHaveLength(1))
  expect([7, 8, 9]).toContain(givenUp(begun)[0])
})

it('a file that is all there is worked on to its end, and somebody who is still sending gives way', async () => {
  let goOn = () => {}
  const working = new Promise<void>((begun) => {
    work = () => {
      begun()
      return new Promise<void>((resolve) => {
        goOn = resolve
      })
    }
  })
  const atWork = send(honest, large)
  await working
  work = () => Promise.resolve()
  const begun = await begin(58_000, 58_000, 58_000, 58_000, 58_000, 58_000, 58_000, 58_000, 60_000, 2_000)
  begun[9]?.sendUpTo(20_000)
  await eventually(() => expect(givenUp(begun)).toEqual([8]))
  goOn()
  expect(await atWork).toBe(200)
})
