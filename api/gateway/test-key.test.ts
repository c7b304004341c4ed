import { describe, expect, it } from 'vitest'
import { testPassword } from '../testing/people.ts'
import { openRazorpayDesk } from '../testing/razorpay-desk.ts'
import { liveKeyId, razorpayEvent, razorpayKeys, razorpayReturn } from '../testing/razorpay-server.ts'

const desk = await openRazorpayDesk({ NODE_ENV: 'production' })
const { provider, admin, owner, anyone, opened, order, deliver, comeBack, credited, row } = desk

const switchSandbox = (active: boolean) =>
  admin.post('/backend/master/api-credentials/gateway-sandbox', {
    mode: 'test',
    active,
    values: {},
    ownPassword: testPassword,
  })
const goLive = () =>
  admin.post('/backend/master/api-credentials/gateway', {
    mode: 'live',
    active: true,
    values: { ...razorpayKeys, keyId: liveKeyId, baseUrl: provider.baseUrl },
    ownPassword: testPassword,
  })
const goTesting = async () => {
  await switchSandbox(true)
  expect((await desk.setUp(true)).status).toBe(204)
}
const options = async () => (await owner.get('/merchant/gateway/options')).body

describe('in production, a gateway with a test key', () => {
  it('works beside the sandbox, and whoever adds money is told that it is a test', async () => {
    await goTesting()
    expect(await options()).toMatchObject({ open: true, testMode: true })
    const { at, orderNo } = await opened(50_000)
    expect((await row(orderNo)).provider).toBe('razorpay')
    const sum = await credited(() => deliver(razorpayEvent('payment.captured', provider.pay(at, 'captured'))))
    expect(sum).toBe(50_000)
  })

  it('opens no order without the sandbox', async () => {
    await goTesting()
    const { payPath } = await opened(50_000)
    await switchSandbox(false)
    expect(await options()).toMatchObject({ open: false })
    const { status, body } = await order(50_000)
    expect([status, body.message]).toEqual([409, 'Money cannot be added online just now. Please use Add Payment.'])
    expect((await anyone.get(payPath)).status).toBe(503)
  })

  it('credits nothing that was begun before the sandbox went, neither told, nor brought back, nor looked up', async () => {
    await goTesting()
    const { id, token, at } = await opened(50_000)
    const payment = provider.pay(at, 'captured')
    await switchSandbox(false)
    const sum = await credited(async () => {
      expect((await deliver(razorpayEvent('payment.captured', payment))).status).toBe(400)
      await comeBack(token, razorpayReturn(payment))
      await desk.lookUpAfter(3600)
      expect((await desk.clerk.post(`/backend/account/gateway-orders/${id}/ask`)).status).toBe(409)
    })
    expect(sum).toBe(0)
  })
})

describe('an order that was begun in test mode', () => {
  it('is not paid by the word of the live account after it, though both sign with one secret', async () => {
    await goTesting()
    const { orderNo, at } = await opened(50_000)
    const payment = provider.pay(at, 'captured')
    expect((await goLive()).status).toBe(204)
    const sum = await credited(async () => {
      expect((await deliver(razorpayEvent('payment.captured', payment))).status).toBe(200)
    })
    expect([sum, await row(orderNo)]).toEqual([
      0,
      expect.objectContaining({
        state: 'created',
        problem: `₹500.00 came (${payment.id}) for an order from before the change to live mode; it was not credited.`,
      }),
    ])
  })

  it('is not led to the live account', async () => {
    await goTesting()
    const { payPath, orderNo } = (await order(50_000)).body
    await goLive()
    expect((await anyone.get(payPath.replace(/^\/api/, ''))).status).toBe(503)
    expect((await row(orderNo)).provider_order_id).toBeNull()
  })
})
