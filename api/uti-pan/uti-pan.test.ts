import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { SaleQuote } from '../../contract/sale.ts'
import type { CouponRow, OwnCouponRow } from '../../contract/uti-pan/coupon.ts'
import type { PsaRow, PsaStanding } from '../../contract/uti-pan/psa.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { openStream } from '../testing/live-stream.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { readEarnings } from '../wallet/read-earnings.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerkPerson = await aPerson(house, { permissions: ['uti-pan'] })
const clerk = await signedIn(house, clerkPerson)
let number = 0

type Refusal = { message: string; data?: Record<string, string> }
const given = {
  personName: 'Asha Sample',
  shopName: 'Sample Kendra',
  mobileNo: '9876500011',
  emailId: 'asha@people.test',
  panNo: 'ABCPS1234E',
  district: 'Pune',
  state: 'Maharashtra',
  pin: '411001',
  existingId: '',
}

async function aSeller(paise = 0, kyc: 'approved' | 'submitted' = 'approved') {
  const upline = await aMerchant(house, { idType: 'Distributor' })
  const merchant = await aMerchant(house, { uplineId: upline.id })
  const person = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true, kyc })
  if (paise > 0) await giveMoney(house, merchant.id, paise)
  return { ...merchant, upline, person, browser: await signedIn(house, person) }
}
const ask = (browser: Browser, change: object = {}) =>
  browser.post<Refusal & { no: string }>('/merchant/utipan/psa-request', { ...given, ...change })
const standing = async (browser: Browser) => (await browser.get<PsaStanding>('/merchant/utipan/psa')).body

async function requestOf(code: string): Promise<PsaRow> {
  const { body } = await clerk.post<{ data: PsaRow[] }>('/backend/utipan/psa-requests', {
    filters: [{ field: 'code', opt: 'equals', value1: code }],
  })
  const [row] = body.data
  if (!row) throw new Error(`${code} has not asked.`)
  return row
}
const approve = (id: string, psaId = `PSA${++number}00`) =>
  clerk.post<Refusal>(`/backend/utipan/psa-requests/${id}/approve`, { psaId })

async function anAgent(paise: number) {
  const seller = await aSeller(paise)
  await ask(seller.browser)
  await approve((await requestOf(seller.code)).id)
  return seller
}
const buy = (browser: Browser, order: object, key: string = randomUUID()) =>
  browser.ask<Refusal & { no: string }>('POST', '/merchant/utipan/coupon/buy', order, { 'idempotency-key': key })
async function orderOf(no: string): Promise<CouponRow> {
  const { body } = await clerk.post<{ data: CouponRow[] }>('/backend/utipan/coupon-list', { search: no })
  const [row] = body.data
  if (!row) throw new Error(`There is no order ${no}.`)
  return row
}
const decide = (id: string, move: 'fulfil' | 'refuse', body: object) =>
  clerk.post<Refusal>(`/backend/utipan/coupon-list/${id}/${move}`, body)
const noticesOf = (userId: string) =>
  house.db.selectFrom('notice').select(['title', 'body']).where('user_id', '=', userId).orderBy('id', 'desc').execute()

describe('a PSA id', () => {
  it('is asked for with what is known of the business, approved, and told', async () => {
    const seller = await aSeller()
    expect(await standing(seller.browser)).toMatchObject({ status: 'none', draft: { existingId: '' } })
    expect((await ask(seller.browser)).status).toBe(200)
    const row = await requestOf(seller.code)
    expect((await approve(row.id, 'UTIPSA77')).status).toBe(204)
    expect(await standing(seller.browser)).toMatchObject({
      status: 'approved',
      psaId: 'UTIPSA77',
      loginUrl: expect.stringContaining('https://'),
      draft: { personName: 'Asha Sample' },
    })
    expect((await noticesOf(seller.person.id))[0]).toMatchObject({ title: 'Your PSA id is there' })
  })

  it('is asked for once at a time, and again after a rejection, whose reason is shown', async () => {
    const seller = await aSeller()
    const tries = await Promise.all(Array.from({ length: 5 }, () => ask(seller.browser)))
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const row = await requestOf(seller.code)
    const reject = `/backend/utipan/psa-requests/${row.id}/reject`
    expect((await clerk.post(reject, { reason: '' })).status).toBe(400)
    expect((await clerk.post(reject, { reason: 'The PAN is of another name' })).status).toBe(204)
    expect(await standing(seller.browser)).toMatchObject({ status: 'rejected', reason: 'The PAN is of another name' })
    const late = await approve(row.id)
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("'rejected'")])
    expect((await ask(seller.browser)).status).toBe(200)
  })

  it('belongs to one merchant', async () => {
    const [one, two] = [await aSeller(), await aSeller()]
    await ask(one.browser)
    await ask(two.browser)
    await approve((await requestOf(one.code)).id, 'UTIPSA88')
    const second = await approve((await requestOf(two.code)).id, 'utipsa88')
    expect([second.status, second.body.data]).toEqual([400, { psaId: 'Another merchant has this id' }])
  })

  it('waits for KYC', async () => {
    const seller = await aSeller(0, 'submitted')
    expect((await ask(seller.browser)).status).toBe(409)
  })

  it.each([
    ['mobileNo', '12345'],
    ['emailId', 'nobody'],
    ['panNo', 'ABC'],
    ['pin', '000000'],
    ['personName', ''],
  ])('is refused with a wrong %s, by its name', async (field, value) => {
    const seller = await aSeller()
    const { status, body } = await ask(seller.browser, { [field]: value })
    expect([status, Object.keys(body.data ?? {})]).toEqual([400, [field]])
  })
})

describe('coupons', () => {
  it('cost what the package says, are queued, fulfilled and told', async () => {
    const seller = await anAgent(1_000_000)
    const quote = (await seller.browser.get<SaleQuote>('/merchant/utipan/coupon/quote?kind=digital&quantity=3')).body
    const { status, body } = await buy(seller.browser, { kind: 'digital', quantity: 3 })
    expect(status).toBe(200)
    expect(await walletBalance(house.db, seller.id)).toBe(1_000_000 - quote.net)
    const order = await orderOf(body.no)
    expect(order).toMatchObject({ status: 'pending', quantity: 3, amount: quote.price, kind: 'digital' })
    const short = await decide(order.id, 'fulfil', { coupons: 'CPN1001 CPN1002' })
    expect([short.status, short.body.data]).toEqual([400, { coupons: '3 bought, 2 given' }])
    const twice = await decide(order.id, 'fulfil', { coupons: 'CPN1001,CPN1001,CPN1002' })
    expect(twice.body.data).toEqual({ coupons: 'A number stands twice' })
    expect((await decide(order.id, 'fulfil', { coupons: 'CPN1001\nCPN1002, CPN1003' })).status).toBe(204)
    const own = await seller.browser.post<{ data: OwnCouponRow[] }>('/merchant/utipan/coupon/list', {})
    expect(own.body.data).toMatchObject([{ no: body.no, status: 'fulfilled', coupons: 'CPN1001, CPN1002, CPN1003' }])
    expect((await noticesOf(seller.person.id))[0]?.title).toBe(`Coupons of ${body.no} are there`)
    expect((await decide(order.id, 'refuse', { reason: 'Too late' })).status).toBe(409)
  })

  it('are told of as one coupon where there is one', async () => {
    const seller = await anAgent(1_000_000)
    const { no } = (await buy(seller.browser, { kind: 'physical', quantity: 1 })).body
    expect((await noticesOf(clerkPerson.id))[0]?.body).toMatch(/^1 physical coupon for /)
    const booked = house.db.selectFrom('ledger_entry').select('narration').where('narration', 'like', `${no}:%`)
    expect((await booked.executeTakeFirstOrThrow()).narration).toBe(`${no}: 1 physical UTI coupon`)
    const { id } = await orderOf(no)
    const many = await decide(id, 'fulfil', { coupons: 'CPN2001 CPN2002' })
    expect(many.body.data).toEqual({ coupons: '1 bought, 2 given' })
    expect((await decide(id, 'fulfil', { coupons: 'CPN2001' })).status).toBe(204)
    expect((await noticesOf(seller.person.id))[0]?.body).toBe('1 coupon can be used now.')
  })

  it('are given once: a number that another order has got is refused, also by two clerks at once', async () => {
    const seller = await anAgent(1_000_000)
    const orders = await Promise.all(
      [1, 2, 3].map(async () => orderOf((await buy(seller.browser, { kind: 'digital', quantity: 1 })).body.no)),
    )
    const given = await Promise.all(
      orders.map(({ id }, at) => decide(id, 'fulfil', { coupons: at === 1 ? 'cpn0001' : 'CPN0001' })),
    )
    expect(given.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    const winner = orders[given.findIndex(({ status }) => status === 204)]
    for (const { body } of given.filter(({ status }) => status === 409))
      expect(body.message).toBe(`Coupon CPN0001 was given with order ${winner?.no} already. Please check the numbers.`)
  })

  it('refused by twenty clerks at once: every wallet ends where it began, once', async () => {
    const seller = await anAgent(500_000)
    const { body } = await buy(seller.browser, { kind: 'physical', quantity: 4 })
    const order = await orderOf(body.no)
    expect(await walletBalance(house.db, seller.id)).toBeLessThan(500_000)
    expect((await readEarnings(house.db, seller.upline.id)).pending).toBeGreaterThan(0)
    expect(await walletBalance(house.db, seller.upline.id)).toBe(0)
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => decide(order.id, 'refuse', { reason: 'No coupons now.' })),
    )
    expect(tries.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await walletBalance(house.db, seller.id)).toBe(500_000)
    expect(await walletBalance(house.db, seller.upline.id)).toBe(0)
  })

  it('are kept at exactly what the wallet paid, also while the price changes all the time', async () => {
    const seller = await anAgent(10_000_000)
    let buying = true
    const changing = (async () => {
      for (let price = 10_000; buying; price = 10_000 + ((price + 7) % 900))
        await house.db
          .updateTable('package_price')
          .set({ price })
          .where('product_code', '=', 'uti-coupon-digital')
          .execute()
    })()
    for (let round = 0; round < 15; round += 1) {
      const bought = await Promise.all(
        Array.from({ length: 8 }, () => buy(seller.browser, { kind: 'digital', quantity: 2 })),
      )
      expect(bought.map(({ status }) => status)).toEqual(Array(8).fill(200))
    }
    buying = false
    await changing
    const { rows } = await sql<{ kept: string; sold: string; paid: string }>`
      select coupon_order.amount as kept, sale.price as sold, -posting.amount as paid
      from coupon_order join sale on fact = 'uti-coupon:' || coupon_order.id
      join lateral (select amount from ledger_posting where entry_id = sale.entry_id order by id limit 1) as posting on true
      where coupon_order.merchant_id = ${seller.id}`.execute(house.db)
    expect(rows).toHaveLength(120)
    expect(new Set(rows.map(({ paid }) => paid)).size).toBeGreaterThan(1)
    expect(rows.filter(({ kept, sold, paid }) => kept !== paid || sold !== paid)).toEqual([])
  })

  it.each(['3', true, '1e2', [3], null, 2.5, 0])('are not bought by a quantity such as %j', async (quantity) => {
    const seller = await anAgent(500_000)
    const { status, body } = await buy(seller.browser, { kind: 'physical', quantity: quantity as number })
    expect([status, Object.keys(body.data ?? {})]).toEqual([400, ['quantity']])
    expect(await walletBalance(house.db, seller.id)).toBe(500_000)
  })

  it('cannot be bought beyond the balance, before the PSA id, or in odd numbers', async () => {
    const poor = await anAgent(5_000)
    const short = await buy(poor.browser, { kind: 'physical', quantity: 1 })
    expect([short.status, short.body.message]).toEqual([409, expect.stringContaining('The balance is too low')])
    expect(await walletBalance(house.db, poor.id)).toBe(5_000)
    const stranger = await aSeller(500_000)
    const early = await buy(stranger.browser, { kind: 'physical', quantity: 1 })
    expect([early.status, early.body.message]).toEqual([409, 'Coupons can be bought once your PSA id is approved.'])
    for (const quantity of [0, -1, 1.5, 501, 'many'])
      expect((await buy(poor.browser, { kind: 'physical', quantity })).body.data).toHaveProperty('quantity')
  })

  it('bought twenty times under one key are charged once', async () => {
    const seller = await anAgent(500_000)
    const key = randomUUID()
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => buy(seller.browser, { kind: 'digital', quantity: 1 }, key)),
    )
    expect(new Set(tries.map(({ body }) => body.no)).size).toBe(1)
    const own = await seller.browser.post<{ totalRecords: number }>('/merchant/utipan/coupon/list', {})
    expect(own.body.totalRecords).toBe(1)
  })

  it('are told apart from those that a colleague has ordered for the same business', async () => {
    const seller = await anAgent(500_000)
    const traits = { role: 'merchant', merchantId: seller.id, permissions: ['apply'] } as const
    const colleague = await signedIn(house, await aPerson(house, traits))
    const mine = (await buy(seller.browser, { kind: 'digital', quantity: 1 })).body.no
    const theirs = (await buy(colleague, { kind: 'digital', quantity: 1 })).body.no
    const shown = async (by: Browser) => {
      const { body } = await by.post<{ data: OwnCouponRow[] }>('/merchant/utipan/coupon/list', {})
      return body.data.map(({ no, own }) => [no, own])
    }
    expect(await shown(seller.browser)).toEqual([
      [theirs, false],
      [mine, true],
    ])
    expect(await shown(colleague)).toEqual([
      [theirs, true],
      [mine, false],
    ])
  })

  it('of another merchant are not shown', async () => {
    const [one, two] = [await anAgent(500_000), await anAgent(500_000)]
    const { body } = await buy(one.browser, { kind: 'digital', quantity: 1 })
    const seen = await two.browser.post<{ data: unknown[] }>('/merchant/utipan/coupon/list', { search: body.no })
    expect(seen.body.data).toEqual([])
    expect((await two.browser.post('/backend/utipan/coupon-list', {})).status).toBe(403)
  })

  it('leave a ledger that adds up', async () => {
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })
})

describe('open tabs of a business', () => {
  it('hear what the head office decides, also those of people to whom no notice goes', async () => {
    const address = await house.web.listen({ port: 0, host: '127.0.0.1' })
    const tabOf = async (merchantId: string) => {
      const colleague = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId }))
      return openStream(address, colleague, '/merchant/notice/events')
    }
    const asking = await aSeller()
    await ask(asking.browser)
    const first = await tabOf(asking.id)
    await approve((await requestOf(asking.code)).id)
    await first.until('uti-pan')
    const seller = await anAgent(100_000)
    const { body } = await buy(seller.browser, { kind: 'physical', quantity: 1 })
    const second = await tabOf(seller.id)
    await decide((await orderOf(body.no)).id, 'refuse', { reason: 'The provider has none.' })
    await second.until('uti-pan')
    expect([first.heard, second.heard].map((heard) => heard.includes('notice'))).toEqual([false, false])
  })
})
