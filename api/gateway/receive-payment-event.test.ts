import { describe, expect, it } from 'vitest'
import type { GatewayRow } from '../../contract/gateway.ts'
import { openRazorpayDesk } from '../testing/razorpay-desk.ts'
import { razorpayEvent, razorpayKeys } from '../testing/razorpay-server.ts'
import { checkLedger } from '../wallet/check-ledger.ts'

const desk = await openRazorpayDesk()
const { house, provider, clerk, opened, deliver, state, anyone, credited, lastAudit } = desk

describe("the provider's events", () => {
  it('ten deliveries of one at once credit once, and all are answered 200', async () => {
    const { orderNo, at } = await opened(50_000)
    const event = razorpayEvent('payment.captured', provider.pay(at, 'captured'))
    const sum = await credited(async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    })
    expect([sum, (await state(orderNo)).state]).toEqual([50_000, 'paid'])
    const kept = await house.db
      .selectFrom('gateway_event')
      .select(['kind', 'source', 'verdict'])
      .where('provider_order_id', '=', at)
      .execute()
    expect(kept).toEqual([{ kind: 'captured', source: 'webhook', verdict: 'credited' }])
  })

  it('different ones of one payment at once credit once', async () => {
    const { at } = await opened(51_000)
    const payment = provider.pay(at, 'captured')
    const events = ['payment.authorized', 'payment.captured', 'order.paid', 'payment.captured', 'payment.failed']
    const sum = await credited(() => Promise.all(events.map((event) => deliver(razorpayEvent(event, payment)))))
    expect(sum).toBe(51_000)
  })

  it.each([
    ['captured before authorized', ['payment.captured', 'payment.authorized']],
    ['failed after captured', ['payment.authorized', 'payment.captured', 'payment.failed']],
    ['captured after failed', ['payment.failed', 'payment.captured', 'order.paid']],
  ])('%s ends paid', async (_, events) => {
    const { orderNo, at } = await opened(52_000)
    const payment = provider.pay(at, 'captured')
    const sum = await credited(async () => {
      for (const event of events) expect((await deliver(razorpayEvent(event, payment))).status).toBe(200)
    })
    expect([sum, await state(orderNo)]).toEqual([52_000, expect.objectContaining({ state: 'paid', reason: '' })])
  })

  it('an authorised payment is no money yet, and a failed one says why', async () => {
    const { orderNo, at } = await opened(53_000)
    await deliver(razorpayEvent('payment.authorized', provider.pay(at, 'authorized')))
    expect((await state(orderNo)).state).toBe('created')
    await deliver(razorpayEvent('payment.captured', { ...provider.pay(at, 'authorized') }))
    expect((await state(orderNo)).state).toBe('created')
    await deliver(razorpayEvent('payment.failed', provider.pay(at, 'failed')))
    expect(await state(orderNo)).toMatchObject({ state: 'failed', reason: 'Payment was declined by the bank' })
  })

  it('a late success after the order ran out is credited', async () => {
    const { orderNo, at } = await opened(54_000)
    await desk.lookUpAfter(25 * 3600)
    expect((await state(orderNo)).state).toBe('expired')
    const event = razorpayEvent('payment.captured', provider.pay(at, 'captured'))
    expect(await credited(() => deliver(event))).toBe(54_000)
    expect((await state(orderNo)).state).toBe('paid')
  })

  it.each([
    ['less', { amount: 100 }, '₹1.00 came instead of ₹550.00'],
    ['more', { amount: 5_500_000 }, '₹55,000.00 came instead of ₹550.00'],
    ['another currency', { currency: 'USD' }, 'USD 550 came instead of ₹550.00'],
  ])('of a wrong amount (%s) credit nothing, and the back office is told once', async (_, change, events) => {
    const { orderNo, at } = await opened(55_000)
    const payment = provider.pay(at, 'captured', change)
    const event = razorpayEvent('payment.captured', payment)
    const sum = await credited(async () => {
      for (const one of [event, event, razorpayEvent('order.paid', payment)])
        expect((await deliver(one)).status).toBe(200)
      await house.db.updateTable('gateway_order').set({ look_at: new Date() }).where('order_no', '=', orderNo).execute()
      await desk.lookUpAfter(1)
    })
    expect([sum, (await state(orderNo)).state]).toEqual([0, 'created'])
    const list = await clerk.post<{ data: GatewayRow[] }>('/backend/account/gateway-orders', { search: orderNo })
    expect(list.body.data[0]?.problem).toBe(`${events} (${payment.id}); nothing was credited.`)
    const inbox = await clerk.get<{ notices: { title: string }[] }>('/backend/notice')
    const told = inbox.body.notices.filter(({ title }) => title === `Look at online payment ${orderNo}`)
    expect(told).toHaveLength(1)
  })

  it('with an id that someone made up, or none, still count once', async () => {
    const { at } = await opened(50_500)
    const { payload, headers } = razorpayEvent('payment.captured', provider.pay(at, 'captured'))
    const { 'x-razorpay-event-id': _, ...bare } = headers
    const ids = ['', 'lookup:pay_1:captured', 'x'.repeat(5000), 'another-id']
    const sum = await credited(async () => {
      expect((await deliver({ payload, headers: bare })).status).toBe(200)
      for (const id of ids) {
        const { status } = await deliver({ payload, headers: { ...bare, 'x-razorpay-event-id': id } })
        expect(status).toBe(200)
      }
    })
    expect(sum).toBe(50_500)
  })

  it('of a second payment of the same order are not credited but flagged', async () => {
    const { orderNo, at } = await opened(56_000)
    const events = [1, 2].map(() => razorpayEvent('payment.captured', provider.pay(at, 'captured')))
    const sum = await credited(async () => {
      for (const event of events) await deliver(event)
    })
    expect([sum, (await desk.row(orderNo)).problem]).toEqual([56_000, expect.stringContaining('came once more')])
  })

  it('of orders that are not ours, or of no payment at all, are answered and logged', async () => {
    const stray = { id: 'pay_x', amount: 1, currency: 'INR', status: 'captured', order_id: 'order_of_another' }
    const lines = house.logged.length
    expect((await deliver(razorpayEvent('payment.captured', stray))).status).toBe(200)
    expect(house.logged.slice(lines).some((line) => line.includes('event moves nothing, unknown order'))).toBe(true)
    expect((await deliver(razorpayEvent('payment.captured', { ...stray, order_id: null }))).status).toBe(200)
    expect((await deliver(razorpayEvent('refund.created', { ...stray, status: 'refunded' }))).status).toBe(200)
  })
})

describe('an event with a wrong signature', () => {
  const captured = (at: string) => razorpayEvent('payment.captured', provider.pay(at, 'captured'))
  type Forgery = (at: string) => ReturnType<typeof razorpayEvent>
  const forgeries: [string, Forgery, string][] = [
    ['is missing', (at) => ({ ...captured(at), headers: { 'content-type': 'application/json' } }), 'no signature'],
    [
      'is signed with another secret',
      (at) => razorpayEvent('payment.captured', provider.pay(at, 'captured'), 'guessed'),
      'wrong signature',
    ],
    [
      'belongs to another body',
      (at) => ({ ...captured(at), headers: razorpayEvent('payment.captured', {}).headers }),
      'wrong signature',
    ],
    [
      'belongs to the body without its last byte',
      (at) => {
        const { payload, headers } = captured(at)
        return { payload: Buffer.concat([payload, Buffer.from('\n')]), headers }
      },
      'wrong signature',
    ],
  ]

  it.each(forgeries)('(it %s) credits nothing and is recorded without secrets', async (_, forge, why) => {
    const { orderNo, at } = await opened(57_000)
    const lines = house.logged.length
    const sum = await credited(async () => expect((await deliver(forge(at))).status).toBe(400))
    expect([sum, (await state(orderNo)).state]).toEqual([0, 'created'])
    const { act, subject, detail } = await lastAudit()
    expect([act, subject, JSON.parse(detail)]).toEqual(['gateway.refused', 'razorpay', { why }])
    const said = house.logged.slice(lines).join()
    expect(said.match(/gateway: claim refused/g)).toHaveLength(1)
    for (const secret of Object.values(razorpayKeys)) expect(said + detail).not.toContain(secret)
  })

  it('is refused whatever bytes are sent, and the server is well afterwards', async () => {
    for (const payload of ['', '{', 'null', '[]', '\u0000', `{"event":${'['.repeat(5000)}`]) {
      const headers = { 'content-type': 'application/json', 'x-razorpay-signature': 'é'.repeat(10) }
      expect((await anyone.ask('POST', '/gateway/webhook/razorpay', payload, headers)).status).toBe(400)
    }
    const large = { payload: Buffer.alloc(70_000, 'x'), headers: { 'content-type': 'application/json' } }
    expect((await deliver(large)).status).toBe(413)
    expect((await deliver(razorpayEvent('payment.captured', {}), 'nobody')).status).toBe(404)
  })
})

it('leaves a ledger in which everything adds up', async () => {
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
