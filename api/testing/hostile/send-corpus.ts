import { once } from 'node:events'
import http from 'node:http'
import { json } from 'node:stream/consumers'
import type { Endpoint, UploadEndpoint } from '../../../contract/kernel/endpoint.ts'
import { may, type Standing } from '../../../contract/kernel/role.ts'
import { type Browser, signedIn } from '../browser.ts'
import { aMerchant, aPerson, type Person, testPassword } from '../people.ts'
import { startServer } from '../server-process.ts'
import type { TestHouse } from '../test-house.ts'
import { openUploadRecords } from '../upload-records.ts'
import { formWith } from '../uploads.ts'

const agent = new http.Agent({ keepAlive: true })

/** An upload of the portal and somebody who may use it. */
export interface Door {
  endpoint: UploadEndpoint
  /** Of a record of its own each time, because a file that is taken may move it on. */
  url: () => Promise<string>
  /** Signed in: a long walk outlives a token. */
  caller: () => Promise<Browser>
}

const freshForMs = 5 * 60_000

/** Somebody who signs in again before the token has ended. */
function staySignedIn(house: TestHouse, person: Person): () => Promise<Browser> {
  let at = 0
  let browser: Promise<Browser> | undefined
  return () => {
    if (!browser || performance.now() - at > freshForMs) {
      at = performance.now()
      browser = signedIn(house, person)
    }
    return browser
  }
}

/** The portal as a process of its own on the house's database, so that what files cost it can be measured. */
export async function serveApart(house: TestHouse, metricsPort: string) {
  const { config } = house.platform
  return startServer({
    DATABASE_URL: house.databaseUrl,
    KENDRA_SECRET: config.secret ?? '',
    DATA_DIR: config.dataDir,
    METRICS_PORT: metricsPort,
    RATE_SCALE: '1000',
  })
}

/** Every upload that the portal declares, so that a new one is tried without being named. */
export async function listDoors(house: TestHouse, address: string): Promise<Door[]> {
  const shop = await aMerchant(house)
  const admin = await aPerson(house, { role: 'admin' })
  const owner = await aPerson(house, { role: 'merchant', owner: true, merchantId: shop.id })
  const callers: [Standing, Door['caller']][] = [
    [{ role: 'admin', owner: false, permissions: [] }, staySignedIn(house, admin)],
    [{ role: 'merchant', owner: true, permissions: [] }, staySignedIn(house, owner)],
  ]
  const pathOf = openUploadRecords(house, owner)
  const isUpload = (one: Endpoint): one is UploadEndpoint => one.kind === 'upload'
  const doors: Door[] = []
  for (const endpoint of house.api.endpoints.filter(isUpload)) {
    const caller = callers.find(([standing]) => may(endpoint.allow, standing))?.[1]
    if (!caller) throw new Error(`Nobody here may use ${endpoint.path}.`)
    doors.push({ endpoint, url: async () => `${address}/api${await pathOf(endpoint)}`, caller })
  }
  return doors
}

/** Sends a file through a door; a server that has heard enough may answer and close before it has all. */
export async function sendThrough({ endpoint, url, caller }: Door, file: { name: string; content: Buffer }) {
  const form = formWith(endpoint.field, file, {
    ...{ bankId: '1', date: '0', credit: '1', kind: 'sales' },
    ownPassword: testPassword,
  })
  const { tokens } = await caller()
  const headers = { ...form.headers, authorization: `Bearer ${tokens?.token}` }
  const request = http.request(await url(), { method: 'POST', agent, headers })
  request.on('error', () => undefined)
  request.end(form.payload)
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage]
  const body = reply.statusCode === 204 ? undefined : ((await json(reply)) as { message?: string })
  return { status: reply.statusCode ?? 0, message: body?.message }
}

/** Asks a light call every 50 ms; tells how long the slowest took, and which were not answered. */
export function askLightly(url: string): { end(): Promise<{ slowest: number; asked: number; failed: string[] }> } {
  const failed: string[] = []
  const waits: number[] = []
  const running = new Set<Promise<void>>()
  const ask = async () => {
    const began = performance.now()
    const reply = await fetch(url)
    await reply.arrayBuffer()
    if (reply.status !== 200) failed.push(`the light call was answered ${reply.status}`)
    waits.push(performance.now() - began)
  }
  const timer = setInterval(() => {
    const one = ask()
      .catch((error: unknown) => void failed.push(String(error)))
      .finally(() => running.delete(one))
    running.add(one)
  }, 50)
  return {
    async end() {
      clearInterval(timer)
      await Promise.all(running)
      return { slowest: Math.round(Math.max(...waits)), asked: waits.length, failed }
    },
  }
}
