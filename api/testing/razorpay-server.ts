import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

export interface Order {
  id: string
  amount: number
  currency: string
  receipt: string
}
export interface Payment {
  id: string
  entity: 'payment'
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'failed'
  order_id: string
  error_description: string | null
}
export interface Delivery {
  payload: Buffer
  headers: Record<string, string>
}
export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export const razorpayKeys = {
  keyId: 'rzp_test_house',
  keySecret: 'Zx81-house-key-4321',
  webhookSecret: 'Qy72-house-webhook-8765',
}
/** A live account beside the one for tests, with the same secrets. */
export const liveKeyId = 'rzp_live_house'

const isKnown = (login = '') =>
  [razorpayKeys.keyId, liveKeyId].some((keyId) => login === `Basic ${btoa(`${keyId}:${razorpayKeys.keySecret}`)}`)
const anId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const sign = (content: string | Buffer, secret: string) => createHmac('sha256', secret).update(content).digest('hex')

/** A provider with the calls of Razorpay, as its public papers describe them; a test says what happens there. */
export async function openRazorpayServer() {
  const orders: Order[] = []
  const payments: Payment[] = []
  const troubles: Answer[] = []

  const server = createServer(async (request, response) => {
    const trouble = troubles.shift()
    if (trouble) return trouble(request, response)
    const { status, body } = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (!isKnown(request.headers.authorization)) return refusal(401, 'Authentication failed')
    const asked = /^\/v1\/orders\/(\w+)\/payments$/.exec(request.url ?? '')?.[1]
    if (request.method === 'GET' && asked) return paymentsOf(asked)
    if (request.method === 'POST' && request.url === '/v1/orders') return makeOrder(JSON.parse(await text(request)))
    return refusal(400, 'The requested URL was not found on the server.')
  }

  function makeOrder({ amount, currency, receipt }: Partial<Order>) {
    if (!Number.isInteger(amount) || Number(amount) < 100) return refusal(400, 'The amount must be at least INR 1.00')
    if (!receipt || receipt.length > 40) return refusal(400, 'The receipt may not be greater than 40 characters.')
    const order = { id: anId('order'), amount: Number(amount), currency: String(currency), receipt }
    orders.push(order)
    return { status: 200, body: { ...order, entity: 'order', amount_paid: 0, amount_due: amount, status: 'created' } }
  }

  function paymentsOf(id: string) {
    if (!orders.some((order) => order.id === id)) return refusal(400, 'The id provided does not exist')
    const items = payments.filter((payment) => payment.order_id === id)
    return { status: 200, body: { entity: 'collection', count: items.length, items } }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    orders,
    /** The next calls get these answers instead, one each. */
    trouble: (...next: Answer[]) => void troubles.push(...next),
    /** Someone tries to pay an order; what is not said fits it. */
    pay(orderId: string, status: Payment['status'], change: Partial<Payment> = {}): Payment {
      const amount = orders.find(({ id }) => id === orderId)?.amount ?? 0
      const error_description = status === 'failed' ? 'Payment was declined by the bank' : null
      const about = { entity: 'payment' as const, currency: 'INR', order_id: orderId, amount, error_description }
      const payment = { id: anId('pay'), ...about, status, ...change }
      payments.push(payment)
      return payment
    },
  }
}

/** An event as it is delivered; sent again it has the same id. */
export function razorpayEvent(event: string, payment: object, secret = razorpayKeys.webhookSecret): Delivery {
  const body = { entity: 'event', account_id: 'acc_house', event, contains: ['payment'], created_at: 1_790_000_000 }
  const payload = Buffer.from(JSON.stringify({ ...body, payload: { payment: { entity: payment } } }, null, 1))
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': anId('evt'),
    'x-razorpay-signature': sign(payload, secret),
  }
  return { payload, headers }
}

/** What the checkout has the browser post to the callback address. */
export function razorpayReturn(payment: { id: string; order_id: string }, secret = razorpayKeys.keySecret): Delivery {
  const fields = new URLSearchParams({
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: sign(`${payment.order_id}|${payment.id}`, secret),
  })
  return {
    payload: Buffer.from(fields.toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}

export const serverError: Answer = (_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>')
/** Keeps the caller waiting until it gives up. */
export const neverAnswers: Answer = () => undefined
export const redirect: Answer = (_request, response) =>
  void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
export const endlessAnswer: Answer = (_request, response) => {
  response.writeHead(200)
  const more = () => {
    if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(more))
  }
  more()
}

const refusal = (status: number, description: string) => ({
  status,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
})
