import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { mostStreams } from '../platform/serve/serve-events.ts'
import { Browser, signedIn } from './browser.ts'
import { openStream } from './live-stream.ts'
import { aMerchant, aPerson } from './people.ts'
import { listenAt } from './small-app.ts'
import { openTestHouse } from './test-house.ts'

const house = await openTestHouse()
const address = await listenAt(house.web)

async function aShop() {
  const { id } = await aMerchant(house)
  return signedIn(house, await aPerson(house, { role: 'merchant', merchantId: id, owner: true }))
}

describe('a table that is locked', () => {
  it('keeps those waiting who ask for it, for a bounded time, and nobody else', async () => {
    const shops = await Promise.all(Array.from({ length: 10 }, aShop))
    const other = await aShop()
    await house.inTx(async (tx) => {
      await sql`lock table gst_registration in access exclusive mode`.execute(tx)
      const stuck = shops.flatMap((shop) =>
        Array.from({ length: 5 }, () => shop.post('/merchant/gst/registration/list', {})),
      )
      await sql`select pg_sleep(0.3)`.execute(house.db)
      const meanwhile = await Promise.all([
        other.get('/auth/me'),
        other.get('/merchant/account/closing'),
        other.post('/merchant/nsdlpan/waiting-list', {}),
        other.get('/business-info'),
        house.web.inject('/readyz').then(({ statusCode }) => ({ status: statusCode })),
      ])
      expect(meanwhile.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      const refused = (await Promise.all(stuck)).map(({ status }) => status)
      expect(new Set(refused)).toEqual(new Set([503]))
    })
    expect((await other.post('/merchant/gst/registration/list', {})).status).toBe(200)
  })
})

describe('one person', () => {
  it('has live updates in so many tabs and no more; others have theirs, and a closed tab makes room', async () => {
    const [eager, other] = [await aShop(), await aShop()]
    const open = (shop: typeof eager) => openStream(address, shop, '/merchant/notice/events')
    const streams = await Promise.all(Array.from({ length: mostStreams + 5 }, () => open(eager)))
    const statuses = streams.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(mostStreams).fill(200), ...Array(5).fill(429)])
    expect((await open(other)).status).toBe(200)
    streams.find(({ status }) => status === 200)?.leave()
    await expect.poll(async () => (await open(eager)).status).toBe(200)
  })

  it('who prints in a loop is told to wait; the next one prints at once', async () => {
    const [eager, other] = [await aShop(), await aShop()]
    const print = (shop: typeof eager) => shop.get('/merchant/nsdlpan/dw-form-by-id/1')
    const statuses: number[] = []
    while (!statuses.includes(429) && statuses.length < 100) statuses.push((await print(eager)).status)
    expect([statuses.length, statuses.at(-1)]).toEqual([31, 429])
    expect((await print(other)).status).toBe(404)
  })
})

describe('a crowd at the door', () => {
  it('is answered in turn or sent away politely, while those who have signed in go on working', async () => {
    const shop = await aShop()
    const crowd = Array.from({ length: 40 }, (_, n) =>
      new Browser(house, `203.0.113.${n}`).post('/auth/login', { userName: `nobody-${n}`, password: 'not the word' }),
    )
    const work: number[] = []
    let waiting = true
    const done = Promise.all(crowd).finally(() => {
      waiting = false
    })
    while (waiting) {
      work.push((await shop.get('/merchant/account/closing')).status)
      await sql`select pg_sleep(0.05)`.execute(house.db)
    }
    const answers = (await done).map(({ status }) => status)
    expect(answers).toContain(400)
    expect(answers.filter((status) => status !== 400 && status !== 503)).toEqual([])
    expect(work.length).toBeGreaterThan(10)
    expect(new Set(work)).toEqual(new Set([200]))
  })
})
