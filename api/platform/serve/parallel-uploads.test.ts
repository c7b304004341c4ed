import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
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
  accept: { types: ['image'], maxBytes: 30_000_000, refusal: 'Only pictures' },
  reply: z.object({ bytes: z.number() }),
})
const house = await openTestHouse({ RATE_SCALE: '1000' })
const small = await openSmallApp(house, (api) =>
  api.upload(sendScan, async ({ file }) => ({ bytes: file.content.length })),
)
const address = await listenAt(small.web)
let one = await signedIn(house, await aPerson(house))
const other = await signedIn(house, await aPerson(house))
const plain = sharp({ create: { width: 50, height: 50, channels: 3, background: 'red' } })
const form = formWith('scan', { name: 'scan.png', content: await plain.png().toBuffer() })

const uploads = openHalfUploads(`${address}/api/scan`, form)
beforeEach(async () => {
  one = await signedIn(house, await aPerson(house))
})
const beginUpload = (browser: Browser, announced?: number) => uploads.begin(browser, { announced, sent: 60 })

async function send(browser: Browser): Promise<number> {
  const answer = await fetch(`${address}/api/scan`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${browser.tokens?.token}` },
    body: new Uint8Array(form.payload),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** So many of them were answered, each with the sentence; the rest is still waited for. */
async function refused(begun: { heard(): string }[], count: number): Promise<void> {
  const answered = () => begun.map(({ heard }) => heard()).filter(Boolean)
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
  const begun = await Promise.all(Array.from({ length: 25 }, () => beginUpload(one, 500_000)))
  await refused(begun, 5)
  expect(await send(one)).toBe(429)
  expect(await send(other)).toBe(200)
})

it('large uploads of one person at once are refused by the bytes they announce', async () => {
  const begun = [await beginUpload(one, 30_000_000), await beginUpload(one, 30_000_000)]
  await untilTaken(other)
  begun.push(await beginUpload(one, 30_000_000))
  await refused(begun, 1)
  expect(await send(other)).toBe(200)
})

it('an upload that does not say how long it is counts as the largest that is taken', async () => {
  const begun = await Promise.all([1, 2, 3].map(() => beginUpload(one)))
  await refused(begun, 1)
})

it('uploads that were given up are forgotten', async () => {
  const begun = await Promise.all(Array.from({ length: 25 }, () => beginUpload(one, 500_000)))
  await refused(begun, 5)
  uploads.leave()
  await untilTaken(one)
  expect(await send(one)).toBe(200)
})
