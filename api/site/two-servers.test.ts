import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { demoPassword } from '../../database/demo/people.ts'
import { openTwoServers, signInAt } from '../testing/two-servers.ts'

// Two whole processes are started, compiled as they start.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const [one, two] = await openTwoServers()
const { tokens } = await signInAt(one.address, 'admin')
const authorization = `Bearer ${tokens.token}`

const jsonOf = async (path: string) => (await fetch(`${two.address}/api${path}`)).json()
const bytesOf = async (path: string, at = two) => Buffer.from(await (await fetch(at.address + path)).arrayBuffer())

async function configure(call: string, change: Record<string, string>): Promise<number> {
  const reply = await fetch(`${one.address}/api/backend/settings/${call}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  return reply.status
}

async function uploadPicture(which: 'logo' | 'favicon', background: string): Promise<number> {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set(which, new Blob([new Uint8Array(picture)]), `${which}.png`)
  const reply = await fetch(`${one.address}/api/backend/settings/${which}`, {
    method: 'POST',
    headers: { authorization },
    body,
  })
  return reply.status
}

/** Width, height and the colour in the middle: what a person would recognise. */
async function looks(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
  return [info.width, info.height, `#${data.subarray(middle, middle + 3).toString('hex')}`]
}

test('what an admin sets on one server is what the other shows with its next answer', async () => {
  for (const round of ['First', 'Second']) {
    // Asked before the change too, so that whatever a server might keep in memory is old.
    await Promise.all([jsonOf('/business-info'), jsonOf('/tawk-to'), jsonOf('/site')])
    const chatAddress = `https://chat.example/${round}`
    const change = { businessName: `${round} Name`, cin: 'U12345MH2020PTC123456' }
    expect(await configure('site-configuration', change)).toBe(204)
    expect(await configure('guarded-settings', { chatAddress, ownPassword: demoPassword })).toBe(204)
    expect(await jsonOf('/business-info')).toMatchObject({ businessName: `${round} Name` })
    expect(await jsonOf('/tawk-to')).toEqual({ api: chatAddress })
    expect(await jsonOf('/site')).toMatchObject({ businessName: `${round} Name`, cin: 'U12345MH2020PTC123456' })
  }
})

test.each([
  ['logo', '/api/logo'],
  ['favicon', '/api/favicon'],
  ['favicon', '/favicon.ico'],
] as const)('a %s uploaded to one server leaves the other at %s, byte for byte the same', async (which, path) => {
  for (const colour of ['#cc2200', '#0022cc']) {
    const before = await bytesOf(path)
    expect(await uploadPicture(which, colour)).toBe(204)
    const after = await bytesOf(path)
    expect(await looks(after)).toEqual([60, 40, colour])
    expect(after.equals(before)).toBe(false)
    expect(after.equals(await bytesOf(path, one))).toBe(true)
  }
})
