import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { SaleQuote } from '../../contract/sale.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aFiling, aGstClient } from '../testing/gst-filing.ts'
import { aGstForm, gstSheetOf } from '../testing/gst-registration.ts'
import { openPanCounter } from '../testing/pan-counter.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openPanCounter(house, { rupees: 20_000 })
const { browser } = desk
await openPsa()

type Refusal = { message: string }
interface Purchase {
  quote: string
  pay: string
  body: object
}

/** Each thing that is sold, ready to be paid for. */
const purchases: Record<string, () => Promise<Purchase>> = {
  'UTI coupons': async () => ({
    quote: '/merchant/utipan/coupon/quote?kind=physical&quantity=3',
    pay: '/merchant/utipan/coupon/buy',
    body: { kind: 'physical', quantity: 3 },
  }),
  async 'a PAN application'() {
    const { id, version } = await desk.fill()
    return {
      quote: `/merchant/nsdlpan/apply/${id}/quote`,
      pay: `/merchant/nsdlpan/apply/${id}/submit`,
      body: { version },
    }
  },
  async 'a GST registration'() {
    const id = await aGstForm(browser)
    const { version } = await gstSheetOf(browser, id)
    const base = `/merchant/gst/registration/${id}`
    return { quote: `${base}/quote`, pay: `${base}/submit`, body: { version } }
  },
  async 'a GST return'() {
    const clientId = await aGstClient(browser)
    const body = aFiling(clientId)
    const query = `clientId=${clientId}&returnType=${body.returnType}&period=${body.period}`
    return { quote: `/merchant/gst/filing-quote?${query}`, pay: '/merchant/gst/filing/submit', body }
  },
}

/** The agent's id at UTI, without which no coupons are sold. */
async function openPsa(): Promise<void> {
  const clerk = await signedIn(house, await aPerson(house, { permissions: ['uti-pan'] }))
  const place = { district: 'Pune', state: 'Maharashtra', pin: '411001' }
  const person = { personName: 'Asha Sample', mobileNo: '9876500011', emailId: 'asha@people.test', panNo: 'ABCPS1234E' }
  await browser.post('/merchant/utipan/psa-request', { ...person, ...place, shopName: 'Sample', existingId: '' })
  const { id } = await house.db.selectFrom('psa_request').select('id').executeTakeFirstOrThrow()
  await clerk.post(`/backend/utipan/psa-requests/${id}/approve`, { psaId: 'PSA100' })
}

beforeEach(() => sql`update package_price set price = 15000`.execute(house.db))

const pay = (by: Browser, { pay: path, body }: Purchase, total?: unknown) =>
  by.ask<Refusal>(
    'POST',
    path,
    { ...body, ...(total === undefined ? {} : { total }) },
    { 'idempotency-key': randomUUID() },
  )

test.each(Object.keys(purchases))('%s is not charged at another total than the one its buyer saw', async (name) => {
  const purchase = await purchases[name]?.()
  if (!purchase) throw new Error(name)
  const seen = (await browser.get<SaleQuote>(purchase.quote)).body
  expect(seen.price).toBeGreaterThan(0)
  await sql`update package_price set price = price * 10`.execute(house.db)
  const before = await walletBalance(house.db, desk.merchantId)
  const refused = await pay(browser, purchase, seen.price)
  const dearer = (await browser.get<SaleQuote>(purchase.quote)).body
  expect(dearer.price).toBe(seen.price * 10)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^The price has changed: it is ₹[\d,.]+ now\. Nothing was charged/),
  ])
  expect(refused.body.message).toContain(`₹${(dearer.price / 100).toLocaleString('en-IN')}`)
  expect(await walletBalance(house.db, desk.merchantId)).toBe(before)
  expect((await pay(browser, purchase, 'free')).status).toBe(400)
  expect((await pay(browser, purchase, dearer.price)).status).toBe(200)
  expect(await walletBalance(house.db, desk.merchantId)).toBe(before - dearer.net)
})

test.each(Object.keys(purchases))('%s is sold to a caller who names no total, as before', async (name) => {
  const purchase = await purchases[name]?.()
  if (!purchase) throw new Error(name)
  expect((await pay(browser, purchase)).status).toBe(200)
})
