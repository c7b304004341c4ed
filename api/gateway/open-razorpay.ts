import type { IncomingHttpHeaders } from 'node:http'
import { gatewayLeave, gatewayReturn } from '../../contract/gateway.ts'
import type { Credential } from '../catalogue/read-credential.ts'
import { isTestGateway } from '../catalogue/require-real-money.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import { isSignedBy } from '../platform/crypto/signature.ts'
import { callProvider } from '../provider/call-provider.ts'
import { whyUnsigned } from '../provider/why-unsigned.ts'
import type { OrderFacts, Provider, RegisteredOrder } from './provider.ts'
import { eventsOfPayments, madeOrder, payments, razorpayEventOf } from './razorpay-events.ts'

interface Surroundings {
  publicUrl: string
  privateHosts: boolean
  patienceMs?: number
}

/** Any provider with the calls of Razorpay; nothing while a field is missing. */
export function openRazorpay(credential: Credential, around: Surroundings): Provider | undefined {
  const { baseUrl, keyId, keySecret, webhookSecret } = credential.values
  if (!baseUrl || !keyId || !keySecret || !webhookSecret) return undefined
  const base = baseUrl.replace(/\/+$/, '')
  const ask = askAs({ base, login: `${keyId}:${keySecret}` }, around)
  return {
    name: 'razorpay',
    testMode: isTestGateway({ mode: credential.mode, keyId }),
    async makeOrder({ orderNo, amount }) {
      const body = { amount, currency: 'INR', receipt: orderNo, payment_capture: 1 }
      return madeOrder.parse(await ask('POST', '/v1/orders', body)).id
    },
    payPage: (order) => ({ action: `${base}/v1/checkout/embedded`, fields: checkoutFields(order, keyId, around) }),
    readEvent: (raw, headers) => readEvent(raw, headers, webhookSecret),
    readReturn: (fields, order) => readReturn(fields, order, keySecret),
    async lookUp({ providerOrderId }) {
      const path = `/v1/orders/${encodeURIComponent(providerOrderId)}/payments`
      return { events: eventsOfPayments(payments.parse(await ask('GET', path))), gone: false }
    },
  }
}

function askAs({ base, login }: { base: string; login: string }, { privateHosts, patienceMs = 10_000 }: Surroundings) {
  const authorization = `Basic ${Buffer.from(login).toString('base64')}`
  return (method: 'GET' | 'POST', path: string, body?: object) =>
    callProvider(base + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      privateHosts,
      patienceMs,
    })
}

/** What the hosted checkout wants to know; nothing of the payer, because whoever has the address can read it. */
function checkoutFields(order: RegisteredOrder, keyId: string, { publicUrl }: Surroundings): Record<string, string> {
  const at = ({ path }: { path: string }) => `${publicUrl}/api${path.replace(':token', order.payToken)}`
  return {
    key_id: keyId,
    order_id: order.providerOrderId,
    amount: String(order.amount),
    currency: 'INR',
    name: order.businessName,
    description: describeOrder(order),
    callback_url: at(gatewayReturn),
    cancel_url: at(gatewayLeave),
  }
}

const describeOrder = ({ orderNo }: OrderFacts) => `Money for the wallet, ${orderNo}`

function readEvent(raw: Buffer, headers: IncomingHttpHeaders, secret: string): ReturnType<Provider['readEvent']> {
  const refusal = whyUnsigned(raw, { signature: headers['x-razorpay-signature'], secret })
  if (refusal) return { refusal }
  const event = razorpayEventOf(parsed(raw), eventIdOf(raw, headers))
  return event ? { event } : { refusal: 'no event' }
}

/** The header is not signed, so what does not look like an id gives way to the body's own print. */
function eventIdOf(raw: Buffer, headers: IncomingHttpHeaders): string {
  const id = String(headers['x-razorpay-event-id'] ?? '')
  return /^[\w-]{1,100}$/.test(id) ? id : sha256(raw.toString('utf8'))
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

function readReturn(
  fields: URLSearchParams,
  order: RegisteredOrder,
  secret: string,
): ReturnType<Provider['readReturn']> {
  const signature = fields.get('razorpay_signature')
  if (signature === null) return 'silent'
  const signed = `${order.providerOrderId}|${fields.get('razorpay_payment_id')}`
  const own = fields.get('razorpay_order_id') === order.providerOrderId
  return own && isSignedBy(signed, signature, secret) ? 'signed' : 'forged'
}
