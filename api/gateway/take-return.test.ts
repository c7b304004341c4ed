import { describe, expect, it } from 'vitest'
import { openRazorpayDesk } from '../testing/razorpay-desk.ts'
import { razorpayEvent, razorpayKeys, razorpayReturn, serverError } from '../testing/razorpay-server.ts'
import { checkLedger } from '../wallet/check-ledger.ts'

const desk = await openRazorpayDesk()
const { house, provider, clerk, opened, deliver, comeBack, state, anyone, credited, lastAudit } = desk

describe('the way to the provider', () => {
  it('makes one order there however many tabs open the page, and posts the payer to the checkout', async () => {
    const { orderNo, payPath } = (await desk.order(25_000)).body
    const path = payPath.replace(/^\/api/, '')
    await Promise.all([anyone.get(path), anyone.get(path), anyone.get(path)])
    const { provider_order_id: at, pay_token: token } = await desk.row(orderNo)
    expect(provider.orders.filter(({ receipt }) => receipt === orderNo).map(({ id }) => id)).toContain(at)
    const page = await anyone.get(path)
    const html = page.raw.toString()
    expect(html).toContain(`<form method="post" action="${provider.baseUrl}/v1/checkout/embedded">`)
    const fields = Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )
    expect(fields).toEqual({
      key_id: razorpayKeys.keyId,
      order_id: at,
      amount: '25000',
      currency: 'INR',
      name: '',
      description: `Money for the wallet, ${orderNo}`,
      callback_url: `http://portal.test/api/gateway/return/${token}`,
      cancel_url: `http://portal.test/api/gateway/return/${token}`,
    })
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${provider.baseUrl};`)
    expect(html).not.toContain(razorpayKeys.keySecret)
  })

  it('says so when the provider does not answer, and the same address works afterwards', async () => {
    const { orderNo, payPath } = (await desk.order(25_000)).body
    const path = payPath.replace(/^\/api/, '')
    provider.trouble(serverError)
    const failed = await anyone.get(path)
    expect([failed.status, failed.raw.toString()]).toEqual([
      503,
      expect.stringContaining('The payment page could not be opened'),
    ])
    expect((await desk.row(orderNo)).provider_order_id).toBeNull()
    expect((await anyone.get(path)).status).toBe(200)
  })
})

describe('the way back', () => {
  const landing = (location: unknown) => /status=(\w+)/.exec(String(location))?.[1]

  it('with a signed claim credits once the provider itself says that it has the money', async () => {
    const { orderNo, token, at } = await opened(61_000)
    const payment = provider.pay(at, 'captured')
    const sum = await credited(async () => {
      const back = await comeBack(token, razorpayReturn(payment))
      expect([back.status, landing(back.headers.location)]).toEqual([303, 'success'])
      await deliver(razorpayEvent('payment.captured', payment))
      await comeBack(token, razorpayReturn(payment))
    })
    expect([sum, (await state(orderNo)).state]).toEqual([61_000, 'paid'])
  })

  it('with a signed claim of a payment that the provider does not have credits nothing', async () => {
    const { orderNo, token, at } = await opened(62_000)
    const sum = await credited(async () => {
      const back = await comeBack(token, razorpayReturn(provider.pay(at, 'authorized')))
      expect(landing(back.headers.location)).toBe('waiting')
    })
    expect([sum, (await state(orderNo)).state]).toEqual([0, 'created'])
  })

  it('with a forged claim, or the claim of another order, asks nobody and is recorded', async () => {
    const [one, two] = [await opened(63_000), await opened(63_000)]
    const other = provider.pay(two.at, 'captured')
    provider.pay(one.at, 'captured')
    const sum = await credited(async () => {
      await comeBack(one.token, razorpayReturn({ id: 'pay_x', order_id: one.at }, 'guessed'))
      expect(JSON.parse((await lastAudit()).detail)).toEqual({ why: 'wrong signature on return' })
      await comeBack(one.token, razorpayReturn(other))
    })
    expect([sum, (await state(one.orderNo)).state]).toEqual([0, 'created'])
  })

  it('without a claim, or by cancelling, tells what the server knows, whatever the address says', async () => {
    const { token } = await opened(64_000)
    const error = Buffer.from('error[code]=BAD_REQUEST_ERROR&error[description]=Cancelled&status=success')
    const back = await comeBack(token, {
      payload: error,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(landing(back.headers.location)).toBe('waiting')
    const left = await anyone.get(`/gateway/return/${token}?status=success`)
    expect([left.status, landing(left.headers.location)]).toEqual([303, 'waiting'])
  })

  it('while the provider does not answer loses nothing: the next look-up credits', async () => {
    const { orderNo, token, at } = await opened(65_000)
    const payment = provider.pay(at, 'captured')
    provider.trouble(serverError)
    expect(await credited(() => comeBack(token, razorpayReturn(payment)))).toBe(0)
    expect(await credited(() => desk.lookUpAfter(1))).toBe(65_000)
    expect((await state(orderNo)).state).toBe('paid')
  })
})

describe('orders that nobody tells of', () => {
  it('are asked for after ten minutes, and what was paid is credited', async () => {
    const { orderNo, at } = await opened(71_000)
    provider.pay(at, 'failed')
    provider.pay(at, 'captured')
    expect(await credited(() => desk.lookUpAfter(590))).toBe(0)
    expect(await credited(() => desk.lookUpAfter(610))).toBe(71_000)
    expect((await state(orderNo)).state).toBe('paid')
    expect(await credited(() => desk.lookUpAfter(7200))).toBe(0)
  })

  it('are asked for again with growing pauses while the provider is away, and run out only on its word', async () => {
    const { orderNo, at } = await opened(72_000)
    for (const moment of [601, 1202, 2403, 4804]) {
      provider.trouble(serverError)
      await desk.lookUpAfter(moment)
    }
    expect(await desk.row(orderNo)).toMatchObject({ state: 'created', looks: 4 })
    await desk.lookUpAfter(5400)
    expect((await desk.row(orderNo)).looks).toBe(4)
    provider.trouble(serverError)
    await desk.lookUpAfter(30 * 3600)
    expect((await state(orderNo)).state).toBe('created')
    provider.pay(at, 'captured')
    expect(await credited(() => desk.lookUpAfter(37 * 3600))).toBe(72_000)
  })

  it('run out after a week in which the provider never answered, and a late word still counts', async () => {
    const { orderNo, at } = await opened(72_500)
    provider.trouble(serverError, serverError)
    await desk.lookUpAfter(6 * 24 * 3600)
    expect((await state(orderNo)).state).toBe('created')
    await desk.lookUpAfter(8 * 24 * 3600)
    expect([(await state(orderNo)).state, (await desk.row(orderNo)).look_at]).toEqual(['expired', null])
    const event = razorpayEvent('payment.captured', provider.pay(at, 'captured'))
    expect(await credited(() => deliver(event))).toBe(72_500)
  })

  it('are asked for by one of two processes that look at once', async () => {
    const { orderNo, at } = await opened(73_000)
    provider.pay(at, 'captured')
    const sum = await credited(() => Promise.all([desk.lookUpAfter(700), desk.lookUpAfter(700), desk.lookUpAfter(700)]))
    expect([sum, (await desk.row(orderNo)).looks]).toEqual([73_000, 1])
  })

  it('are asked for by a clerk, who is told when the provider does not answer', async () => {
    const { id, at } = await opened(74_000)
    const ask = () => clerk.post<{ state?: string; message?: string }>(`/backend/account/gateway-orders/${id}/ask`)
    expect((await ask()).body).toEqual({ state: 'created' })
    provider.trouble(serverError)
    expect((await ask()).status).toBe(503)
    provider.pay(at, 'captured')
    const sum = await credited(async () => expect((await ask()).body).toEqual({ state: 'paid' }))
    expect(sum).toBe(74_000)
  })
})

it('keeps its word after it was switched off, while new orders go elsewhere', async () => {
  const { orderNo, at } = await opened(81_000)
  await desk.setUp(false)
  const event = razorpayEvent('payment.captured', provider.pay(at, 'captured'))
  expect(await credited(() => deliver(event))).toBe(81_000)
  expect((await state(orderNo)).state).toBe('paid')
  expect((await desk.row((await desk.order(20_000)).body.orderNo)).provider).toBe('sandbox')
})

it('leaves a ledger in which everything adds up', async () => {
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
