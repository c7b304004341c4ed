import { describe, expect, it } from 'vitest'
import { openRazorpay } from '../gateway/open-razorpay.ts'
import {
  endlessAnswer,
  neverAnswers,
  openRazorpayServer,
  razorpayKeys,
  redirect,
  serverError,
} from '../testing/razorpay-server.ts'

const server = await openRazorpayServer()
const around = { publicUrl: 'http://portal.test', privateHosts: true, patienceMs: 20_000 }
const order = { orderNo: 'G000001', amount: 50_000, payToken: 'x', businessName: 'Seva' }

function open(change: Record<string, string> = {}, surroundings = around) {
  const values = { ...razorpayKeys, baseUrl: server.baseUrl, ...change }
  const provider = openRazorpay({ mode: 'test', active: true, values }, surroundings)
  if (!provider) throw new Error('A field is missing.')
  return provider
}

describe('a call to the provider', () => {
  it('makes an order under our number and reads what was paid of it', async () => {
    const id = await open().makeOrder(order)
    expect(server.orders.at(-1)).toEqual({ id, amount: 50_000, currency: 'INR', receipt: 'G000001' })
    server.pay(id, 'failed')
    const { id: paymentId } = server.pay(id, 'captured')
    const { events, gone } = await open().lookUp({ ...order, providerOrderId: id })
    expect([events.map(({ kind }) => kind), events[1]?.paymentId, gone]).toEqual([
      ['failed', 'captured'],
      paymentId,
      false,
    ])
  })

  it.each([
    ['does not know the key', undefined, { keySecret: 'wrong' }, /answered 401/],
    ['is broken', serverError, {}, /answered 502/],
    ['leads elsewhere', redirect, {}, /answered 302/],
    ['keeps silent', neverAnswers, {}, /timeout|aborted/],
    ['never ends', endlessAnswer, {}, /more than anyone asked for/],
    ['is not there', undefined, { baseUrl: 'http://127.0.0.1:1' }, /fetch failed/],
  ])('fails in a sentence when it %s', async (_, trouble, change, message) => {
    if (trouble) server.trouble(trouble)
    // Only who is never answered need not wait long.
    const patienceMs = trouble === neverAnswers ? 100 : around.patienceMs
    const failure = await open(change, { ...around, patienceMs })
      .makeOrder(order)
      .catch((error: Error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).toMatch(message)
    expect(String(failure)).not.toContain(razorpayKeys.keySecret)
  })

  it('is not made to the own machine or network, unless whoever starts the portal allows it', async () => {
    const strict = open({}, { ...around, privateHosts: false })
    const before = server.orders.length
    await expect(strict.makeOrder(order)).rejects.toThrow('This host is not allowed.')
    expect(server.orders).toHaveLength(before)
  })

  it.each(['baseUrl', 'keyId', 'keySecret', 'webhookSecret'])('is not possible without %s', (field) => {
    expect(() => open({ [field]: '' })).toThrow('A field is missing.')
  })
})
