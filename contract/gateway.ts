import * as z from 'zod/mini'
import { gatewayTexts } from '../texts/en/gateway.ts'
import { said } from '../texts/said.ts'
import { endpoint, rawEndpoint, tableEndpoint } from './kernel/endpoint.ts'
import { byId } from './kernel/fields.ts'
import { optionOf } from './kernel/option-of.ts'
import { anyone, backOffice, merchantArea } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, moneyColumn, textColumn } from './kernel/table.ts'
import type { Workflow } from './kernel/workflow.ts'

export const gatewayStates = ['created', 'paid', 'failed', 'expired'] as const
export type GatewayState = (typeof gatewayStates)[number]
export const gatewayStateLabels: Readonly<Record<GatewayState, string>> = said({
  created: gatewayTexts.waiting,
  paid: gatewayTexts.paid,
  failed: gatewayTexts.failed,
  expired: gatewayTexts.expired,
})

/** A provider's word may come late: what has failed or expired can still be paid. Paid is the end. */
export const gatewayWorkflow: Workflow<GatewayState, GatewayMove> = {
  created: {
    pay: { to: 'paid', by: 'provider' },
    fail: { to: 'failed', by: 'provider' },
    expire: { to: 'expired', by: 'portal' },
  },
  paid: {},
  failed: { pay: { to: 'paid', by: 'provider' } },
  expired: { pay: { to: 'paid', by: 'provider' } },
}
export type GatewayMove = 'pay' | 'fail' | 'expire'

export const gatewayProviders = ['sandbox', 'razorpay'] as const
export type GatewayProvider = (typeof gatewayProviders)[number]
// text: names.
const providerLabels: Record<GatewayProvider, string> = { sandbox: 'Sandbox', razorpay: 'Razorpay' }

const stateOptions = gatewayStates.map((value) => optionOf(value, () => gatewayStateLabels[value]))
const providerOptions = gatewayProviders.map((value) => ({ value, label: providerLabels[value] }))
const forMerchant = merchantArea('payment')
const forOffice = backOffice('payment')

export const gatewayOptions = z.object({
  /** Whether there is a provider to pay at just now. */
  open: z.boolean(),
  /** No real money moves. */
  testMode: z.boolean(),
  /** In paise. */
  min: z.number(),
  max: z.number(),
})
export type GatewayOptions = z.infer<typeof gatewayOptions>
export const getGatewayOptions = endpoint({
  method: 'GET',
  path: '/merchant/gateway/options',
  reads: ['credential', 'site'],
  summary: 'Whether and how much money can be added online',
  allow: forMerchant,
  reply: gatewayOptions,
})

export const newGatewayOrder = z.object({
  /** In paise. */
  amount: z
    .number({ error: gatewayTexts.enterAnAmount })
    .check(
      z.int({ error: gatewayTexts.enterWholePaise }),
      z.minimum(100, { error: gatewayTexts.atLeastOneRupee }),
      z.maximum(1_000_000_000, { error: gatewayTexts.atMostOneCrore }),
    ),
})
export const startGatewayOrder = endpoint({
  method: 'POST',
  path: '/merchant/gateway/order',
  changes: ['gateway-order'],
  summary: 'Begin to add money online; the reply says where to pay',
  allow: forMerchant,
  once: true,
  body: newGatewayOrder,
  reply: z.object({ orderNo: z.string(), payPath: z.string() }),
})

const byOrderNo = z.object({ orderNo: z.string().check(z.regex(/^G\d{6,15}$/)) })
export const gatewayOrder = z.object({
  orderNo: z.string(),
  state: z.enum(gatewayStates),
  amount: z.number(),
  createdAt: z.string(),
  testMode: z.boolean(),
  /** Why the last try failed, if the provider says so. */
  reason: z.string(),
  /** Where to go on paying; nothing once that is of no use. */
  payPath: z.nullable(z.string()),
})
export type GatewayOrder = z.infer<typeof gatewayOrder>
export const getGatewayOrder = endpoint({
  method: 'GET',
  path: '/merchant/gateway/order/:orderNo',
  reads: ['gateway-order', 'wallet'],
  summary: 'Where an online payment of the own business really stands',
  allow: forMerchant,
  params: byOrderNo,
  owned: true,
  reply: gatewayOrder,
})

const row = {
  id: z.string(),
  orderNo: z.string(),
  createdAt: z.string(),
  state: z.enum(gatewayStates),
  amount: z.number(),
  paymentId: z.nullable(z.string()),
  reason: z.string(),
}
const columns = {
  orderNo: textColumn(gatewayTexts.orderNo, { width: 120 }),
  createdAt: dateTimeColumn(gatewayTexts.begun, { width: 180 }),
  state: choiceColumn(gatewayTexts.status, stateOptions, { width: 120 }),
  amount: moneyColumn(gatewayTexts.amount, { width: 140 }),
  paymentId: textColumn(gatewayTexts.paymentId, { width: 210 }),
  reason: textColumn(gatewayTexts.reason, { width: 220 }),
}
export const ownGatewayRow = z.object(row)
export type OwnGatewayRow = z.infer<typeof ownGatewayRow>
export const listOwnGatewayOrders = tableEndpoint({
  path: '/merchant/gateway/orders',
  reads: ['gateway-order', 'wallet'],
  title: gatewayTexts.onlinePayments,
  allow: forMerchant,
  columns,
  card: {
    title: 'orderNo',
    line: ['paymentId'],
    state: 'state',
    amount: ['amount'],
    day: 'createdAt',
    facts: ['reason'],
  },
  row: ownGatewayRow,
})

export const gatewayRow = z.object({
  ...row,
  code: z.string(),
  bussName: z.string(),
  provider: z.enum(gatewayProviders),
  providerOrderId: z.nullable(z.string()),
  problem: z.string(),
})
export type GatewayRow = z.infer<typeof gatewayRow>
export const listGatewayOrders = tableEndpoint({
  path: '/backend/account/gateway-orders',
  reads: ['gateway-order'],
  title: gatewayTexts.onlinePayments,
  allow: forOffice,
  columns: {
    orderNo: columns.orderNo,
    createdAt: columns.createdAt,
    state: columns.state,
    amount: columns.amount,
    code: textColumn('Merchant', { width: 110 }),
    bussName: textColumn('Business', { width: 190 }),
    // text: a list of the back office.
    problem: textColumn('To look at', { width: 240 }),
    provider: choiceColumn('Provider', providerOptions, { width: 120 }),
    // text: as above.
    providerOrderId: textColumn("Provider's order", { width: 210 }),
    paymentId: columns.paymentId,
    reason: columns.reason,
  },
  card: {
    title: 'bussName',
    line: ['orderNo', 'code'],
    state: 'state',
    amount: ['amount'],
    day: 'createdAt',
    facts: ['problem', 'provider', 'paymentId', 'reason'],
  },
  row: gatewayRow,
})
export const askProvider = endpoint({
  method: 'POST',
  path: '/backend/account/gateway-orders/:id/ask',
  changes: ['gateway-order', 'wallet'],
  summary: 'Ask the provider where an online payment stands, and credit it if it was paid',
  allow: forOffice,
  params: byId,
  reply: z.object({ state: z.enum(gatewayStates) }),
})

const byToken = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })

/** Calls of providers and of their pages. Nobody is signed in there: a signature or the order's own token speaks. */
export const gatewayWebhook = rawEndpoint({
  method: 'POST',
  path: '/gateway/webhook/:provider',
  summary: 'A provider tells of a payment, signed over the bytes of the body',
  allow: anyone,
  limit: 'gateway',
  params: z.object({ provider: z.enum(gatewayProviders) }),
})
export const gatewayPayPage = rawEndpoint({
  method: 'GET',
  path: '/gateway/pay/:token',
  summary: "Leads to the provider's page",
  allow: anyone,
  limit: 'gateway',
  params: byToken,
})
const comeBack = {
  path: '/gateway/return/:token',
  allow: anyone,
  limit: 'gateway',
  params: byToken,
} as const
export const gatewayReturn = rawEndpoint({
  ...comeBack,
  method: 'POST',
  summary: 'The payer comes back from the provider, with its signed claim',
})
export const gatewayLeave = rawEndpoint({
  ...comeBack,
  method: 'GET',
  summary: 'The payer comes back from the provider, with nothing to say',
})
const sandbox = { path: '/gateway/sandbox/:token', allow: anyone, limit: 'gateway', params: byToken } as const
export const sandboxPage = rawEndpoint({ ...sandbox, method: 'GET', summary: 'The pay page of the built-in sandbox' })
export const sandboxChoice = rawEndpoint({
  ...sandbox,
  method: 'POST',
  summary: 'What the payer chose on the pay page of the sandbox',
})
