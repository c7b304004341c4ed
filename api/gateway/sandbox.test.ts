import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { GatewayRow, OwnGatewayRow } from '../../contract/gateway.ts'
import { saveSettings } from '../site/save-settings.ts'
import { signedIn } from '../testing/browser.ts'
import { openGatewayDesk, type Refusal } from '../testing/gateway-desk.ts'
import { openStream } from '../testing/live-stream.ts'
import { aMerchant, aPerson, testPassword } from '../testing/people.ts'
import { listenAt } from '../testing/small-app.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openGatewayDesk(house)
const { owner, anyone, order, opened, choose, state, balance } = desk
const clerk = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
const address = await listenAt(house.web)

describe('a merchant begins to add money online', () => {
  it('and is told the limits and that it is a test', async () => {
    const { body } = await owner.get('/merchant/gateway/options')
    expect(body).toEqual({ open: true, testMode: true, min: 10_000, max: 5_000_000 })
  })

  it.each([
    ['nothing', undefined, 'Enter an amount'],
    ['a text', '50000', 'Enter an amount'],
    ['fractions of a paisa', 10_000.5, 'Enter whole paise'],
    ['less than nothing', -50_000, 'At least ₹1.00'],
    ['too little', 9_999, 'At least ₹100.00'],
    ['too much', 5_000_001, 'At most ₹50,000.00'],
    ['more than a number can hold', 1e21, 'Enter whole paise'],
  ])('%s is refused at its field', async (_, amount, message) => {
    const { status, body } = await order(amount)
    expect([status, body.data]).toEqual([400, { amount: message }])
  })

  it('within the limits that the site sets', async () => {
    await house.inTx((tx) => saveSettings(tx, { onlineMin: 5, onlineMax: 6.5 }))
    expect([(await order(499)).status, (await order(650)).status, (await order(651)).status]).toEqual([400, 200, 400])
    await house.inTx((tx) => saveSettings(tx, { onlineMin: 100, onlineMax: 50_000 }))
  })

  it('with one key makes one order, also ten times at once; with another amount it is a 422', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(12_345, { key: 'one-key' })))
    expect(new Set(answers.map(({ body }) => body.orderNo)).size).toBe(1)
    const made = await house.db.selectFrom('gateway_order').select('id').where('amount', '=', '12345').execute()
    expect(made).toHaveLength(1)
    expect((await order(12_346, { key: 'one-key' })).status).toBe(422)
    expect((await owner.post('/merchant/gateway/order', { amount: 12_345 })).status).toBe(400)
  })

  it('only with an approved KYC and the permission of the owner', async () => {
    const other = await aMerchant(house)
    const fresh = await aPerson(house, { role: 'merchant', merchantId: other.id, owner: true, kyc: 'submitted' })
    expect((await order(50_000, { by: await signedIn(house, fresh) })).status).toBe(409)
    const helper = await aPerson(house, { role: 'merchant', merchantId: desk.merchant.id, permissions: ['apply'] })
    expect((await order(50_000, { by: await signedIn(house, helper) })).status).toBe(403)
  })

  it('and nobody else sees the order, in its page or in the list', async () => {
    const { orderNo } = await opened()
    const other = await aMerchant(house)
    const stranger = await signedIn(
      house,
      await aPerson(house, { role: 'merchant', merchantId: other.id, owner: true }),
    )
    expect((await owner.get(`/merchant/gateway/order/${orderNo}`)).status).toBe(200)
    expect((await stranger.get(`/merchant/gateway/order/${orderNo}`)).status).toBe(404)
    const list = await stranger.post<{ data: OwnGatewayRow[]; totalRecords: number }>('/merchant/gateway/orders', {})
    expect([list.body.data, list.body.totalRecords]).toEqual([[], 0])
  })
})

describe('the pay page of the sandbox', () => {
  it('says that it is a test, and loads nothing from anywhere', async () => {
    const { payPath, token, orderNo } = await opened(77_700)
    const lead = await anyone.get(payPath)
    expect([lead.status, lead.headers.location]).toEqual([303, `/api/gateway/sandbox/${token}`])
    const page = await anyone.get(`/gateway/sandbox/${token}`)
    const html = page.raw.toString()
    expect(html).toContain('Test mode')
    expect(html).toContain('₹777.00')
    expect(html).toContain(orderNo)
    expect(html).not.toMatch(/<script|src=|https?:/)
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; /,
    )
  })

  it('shows the name of the business as text', async () => {
    await house.inTx((tx) => saveSettings(tx, { businessName: '<script>alert(1)</script> & Söhne' }))
    const { token } = await opened()
    const html = (await anyone.get(`/gateway/sandbox/${token}`)).raw.toString()
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Söhne')
    await house.inTx((tx) => saveSettings(tx, { businessName: '' }))
  })

  it('paying credits the wallet, tells the open page and the merchant, and leads back', async () => {
    const stream = await openStream(address, owner, '/merchant/notice/events')
    const { orderNo, token } = await opened(60_000)
    expect(await state(orderNo)).toMatchObject({ state: 'created', amount: 60_000, testMode: true })
    const before = await balance()
    const back = await choose(token, 'pay')
    expect([back.status, back.headers.location]).toEqual([
      303,
      `/payment-status?status=success&redirect=%2Fmerchant%2Fpaymentgateway%2Fpayment-status%3Forder%3D${orderNo}`,
    ])
    expect((await balance()) - before).toBe(60_000)
    expect(await state(orderNo)).toMatchObject({ state: 'paid', payPath: null })
    await stream.until('wallet')
    const inbox = await owner.get<{ notices: { title: string; text: string }[] }>('/merchant/notice')
    expect(inbox.body.notices[0]).toMatchObject({
      title: `Online payment ${orderNo} received`,
      text: '600.00/- is on your wallet.',
    })
    const entry = await house.db
      .selectFrom('ledger_entry')
      .select(['kind', 'actor_id'])
      .where('reference', '=', `gateway:${orderNo}`)
      .execute()
    expect(entry).toEqual([{ kind: 'gateway', actor_id: null }])
  })

  it.each(['__proto__', 'constructor', 'toString', 'paid', ''])('knows no end called %j', async (outcome) => {
    const { orderNo, token } = await opened(21_000)
    expect((await choose(token, outcome)).status).toBe(404)
    expect((await state(orderNo)).state).toBe('created')
  })

  it('paying twenty times at once credits once', async () => {
    const { token } = await opened(31_000)
    const before = await balance()
    await Promise.all(Array.from({ length: 20 }, () => choose(token, 'pay')))
    expect((await balance()) - before).toBe(31_000)
  })

  it('a failure credits nothing, and a second try can still succeed', async () => {
    const { orderNo, token } = await opened(20_000)
    const before = await balance()
    expect((await choose(token, 'fail')).headers.location).toMatch(/status=failed/)
    expect(await state(orderNo)).toMatchObject({ state: 'failed', reason: 'Failed in the sandbox' })
    expect(await balance()).toBe(before)
    await choose(token, 'pay')
    expect((await state(orderNo)).state).toBe('paid')
    expect((await balance()) - before).toBe(20_000)
    expect((await choose(token, 'fail')).headers.location).toMatch(/status=success/)
    expect((await state(orderNo)).state).toBe('paid')
  })

  it('an abandoned one waits, and runs out once the sandbox is asked', async () => {
    const { orderNo, token, payPath } = await opened(20_000)
    expect((await choose(token, 'abandon')).headers.location).toMatch(/status=waiting/)
    expect((await state(orderNo)).state).toBe('created')
    await desk.lookUpAfter(601)
    expect(await state(orderNo)).toMatchObject({ state: 'expired', payPath: null })
    expect((await anyone.get(payPath)).headers.location).toMatch(/^\/payment-status\?status=failed/)
  })

  it('knows no other choice, and no token that was made up', async () => {
    const { orderNo, token } = await opened()
    expect((await choose(token, 'steal')).status).toBe(404)
    expect((await choose('x'.repeat(43), 'pay')).status).toBe(404)
    expect((await anyone.get('/gateway/pay/short')).status).toBe(404)
    expect((await state(orderNo)).state).toBe('created')
  })
})

describe('an event that the sandbox has not signed', () => {
  const forgery = (at: string, secret = 'guessed') => {
    const said = {
      eventId: 'f1',
      kind: 'captured',
      providerOrderId: at,
      paymentId: 'p',
      amount: 50_000,
      currency: 'INR',
    }
    const payload = Buffer.from(JSON.stringify({ ...said, reason: '' }))
    const signature = createHmac('sha256', secret).update(payload).digest('hex')
    return { payload, headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature } }
  }

  it('is a 400, credits nothing, and is logged and recorded', async () => {
    const { orderNo, at } = await opened()
    const before = await balance()
    const lines = house.logged.length
    const { status, body } = await desk.deliver(forgery(at), 'sandbox')
    expect([status, body.message]).toEqual([400, 'This event cannot be accepted.'])
    expect([await balance(), (await state(orderNo)).state]).toEqual([before, 'created'])
    expect(house.logged.slice(lines).filter((line) => line.includes('gateway: claim refused'))).toHaveLength(1)
    const last = await house.db.selectFrom('audit_event').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect([last.act, last.subject, JSON.parse(last.detail)]).toEqual([
      'gateway.refused',
      'sandbox',
      { why: 'wrong signature' },
    ])
  })

  it('is refused in production altogether, until an admin has chosen the sandbox', async () => {
    const strict = await openTestHouse({ RATE_SCALE: '1000', NODE_ENV: 'production' })
    const shop = await openGatewayDesk(strict)
    expect((await shop.owner.get('/merchant/gateway/options')).body).toMatchObject({ open: false })
    expect((await shop.order(50_000)).body.message).toBe(
      'Money cannot be added online just now. Please use Add Payment.',
    )
    expect((await shop.deliver(forgery('sbx_1'), 'sandbox')).status).toBe(400)
    const change = { mode: 'test', active: true, values: {}, ownPassword: testPassword }
    const master = await signedIn(strict, await aPerson(strict, { permissions: ['master'] }))
    expect((await master.post('/backend/master/api-credentials/gateway-sandbox', change)).status).toBe(403)
    const admin = await signedIn(strict, await aPerson(strict, { role: 'admin' }))
    expect((await admin.post('/backend/master/api-credentials/gateway-sandbox', change)).status).toBe(204)
    expect((await shop.owner.get('/merchant/gateway/options')).body).toMatchObject({ open: true, testMode: true })
    const { token } = await shop.opened()
    await shop.choose(token, 'pay')
    expect(await shop.balance()).toBe(50_000)
  })
})

describe('the back office', () => {
  it('sees every online payment with its merchant', async () => {
    const { orderNo } = await opened(41_000)
    const list = await clerk.post<{ data: GatewayRow[] }>('/backend/account/gateway-orders', { search: orderNo })
    expect(list.body.data).toMatchObject([
      { orderNo, state: 'created', amount: 41_000, code: desk.merchant.code, provider: 'sandbox', problem: '' },
    ])
  })

  it('asks the provider again: an order that was paid without a word is credited, once', async () => {
    const { id, orderNo, at } = await opened(42_000)
    await house.db.updateTable('gateway_sandbox_order').set({ state: 'paid', tries: 1 }).where('id', '=', at).execute()
    const before = await balance()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => clerk.post(`/backend/account/gateway-orders/${id}/ask`)),
    )
    expect(answers.map(({ body }) => body)).toEqual(Array(5).fill({ state: 'paid' }))
    expect((await balance()) - before).toBe(42_000)
    expect((await state(orderNo)).state).toBe('paid')
  })

  it('is told when there is nothing to ask, and without the permission may not', async () => {
    const { orderNo } = (await order(43_000)).body
    const { id } = await desk.row(orderNo)
    const { status, body } = await clerk.post<Refusal>(`/backend/account/gateway-orders/${id}/ask`)
    expect([status, body.message]).toEqual([409, 'The payer has not reached the provider, so there is nothing to ask.'])
    const other = await signedIn(house, await aPerson(house, { permissions: ['report', 'user'] }))
    expect((await other.post(`/backend/account/gateway-orders/${id}/ask`)).status).toBe(403)
  })

  it('leaves a ledger in which everything adds up', async () => {
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })
})
