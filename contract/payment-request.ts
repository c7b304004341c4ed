import * as z from 'zod/mini'
import { paymentModeLabels, paymentModeOptions, paymentModes } from './catalogue/bank.ts'
import { endpoint, fileEndpoint, nothing, tableEndpoint, uploadEndpoint } from './kernel/endpoint.ts'
import { anyText, byId, numberInText, recentDay, requiredText } from './kernel/fields.ts'
import { keysOf } from './kernel/keys-of.ts'
import { backOffice, merchantArea } from './kernel/role.ts'
import { choiceColumn, dateColumn, dateTimeColumn, moneyColumn, textColumn } from './kernel/table.ts'
import type { Workflow } from './kernel/workflow.ts'
import { wrongReference } from './payment-reference.ts'

export const paymentStatuses = ['pending', 'second-person', 'approved', 'rejected'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Pending',
  'second-person': 'Needs a second person',
  approved: 'Approved',
  rejected: 'Rejected',
}
const statusOptions = paymentStatuses.map((value) => ({ value, label: paymentStatusLabels[value] }))

/** Above a limit the first approval only leads to the second person. */
export const paymentWorkflow: Workflow<PaymentStatus, 'approve' | 'reject'> = {
  pending: {
    approve: { to: ['approved', 'second-person'], by: 'office' },
    reject: { to: 'rejected', by: 'office' },
  },
  'second-person': {
    approve: { to: 'approved', by: 'office', only: 'another' },
    reject: { to: 'rejected', by: 'office' },
  },
  approved: {},
  rejected: {},
}

const forMerchant = merchantArea('payment')
const forOffice = backOffice('payment')
const mode = z.enum(paymentModes, 'Required')
const oldestDays = 90

const maybe = (max: number) => z._default(anyText(max), '')

/** What each way of paying is known by, and how long that usually is. */
export const referenceOf: Record<z.infer<typeof mode>, { label: string; usual: RegExp; hint: string }> = {
  upi: { label: 'UTR number', usual: /^\d{12}$/, hint: 'Usually 12 digits.' },
  imps: { label: 'UTR number', usual: /^\d{12}$/, hint: 'Usually 12 digits.' },
  neft: { label: 'UTR number', usual: /^([A-Z0-9]{16}|[A-Z0-9]{22})$/, hint: 'Usually 16 letters and digits.' },
  rtgs: { label: 'UTR number', usual: /^[A-Z0-9]{22}$/, hint: 'Usually 22 letters and digits.' },
  cash: { label: 'Number of the deposit slip', usual: /^.+$/, hint: 'As printed on the slip or by the machine.' },
  cheque: { label: 'Cheque number', usual: /^\d{6}$/, hint: 'Usually 6 digits.' },
}

const fields = {
  bankId: requiredText(18).check(z.regex(/^\d+$/, 'Required')),
  mode,
  /** In paise. */
  amount: numberInText(
    z
      .number('Required')
      .check(
        z.int('Enter whole paise'),
        z.minimum(100, 'At least ₹1.00'),
        z.maximum(1_000_000_000, 'At most ₹1,00,00,000.00'),
      ),
  ),
  reference: requiredText(40).check(
    z.overwrite((typed) => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()),
    z.regex(/^[A-Z0-9/:.#_]{3,40}$/, 'Use letters and digits only'),
  ),
  paidOn: recentDay(oldestDays),
  branch: maybe(80),
  drawnOn: maybe(80),
  remark: maybe(300),
}
const needed = (name: 'branch' | 'drawnOn', modes: readonly string[]) =>
  z.refine<{ mode: string; branch: string; drawnOn: string }>(
    (given) => !modes.includes(given.mode) || given[name] !== '',
    { message: 'Required', path: [name] },
  )

export const paymentRequest = z
  .object(fields)
  .check(needed('branch', ['cash', 'cheque']), needed('drawnOn', ['cheque']))
  .check((asked) => {
    const message = wrongReference(asked.value.mode, asked.value.reference)
    if (message) asked.issues.push({ code: 'custom', message, path: ['reference'], input: asked.value.reference })
  })
export type PaymentRequest = z.infer<typeof paymentRequest>

export const payableBank = z.object({
  id: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  accountNo: z.string(),
  ifsc: z.string(),
  branch: z.string(),
  upiId: z.string(),
  modes: z.array(mode),
  hasQr: z.boolean(),
})
export type PayableBank = z.infer<typeof payableBank>
export const getPaymentOptions = endpoint({
  method: 'GET',
  path: '/merchant/accounts/payment-req/options',
  reads: ['bank', 'payment-qr', 'site', 'payment'],
  summary: 'The accounts to pay into, and in which ways',
  allow: forMerchant,
  /** `hasQr`: there is a code of the business itself, for accounts without one of their own. `last`: how the shop paid last. */
  reply: z.object({
    banks: z.array(payableBank),
    hasQr: z.boolean(),
    last: z.nullable(z.object({ bankId: z.string(), mode })),
  }),
})
export const payableBankQr = fileEndpoint({
  path: '/merchant/accounts/payment-req/qrcode/:id',
  reads: ['bank', 'payment-qr'],
  summary: 'QR code of an account',
  allow: forMerchant,
  params: byId,
})
export const requestPayment = uploadEndpoint({
  path: '/merchant/accounts/payment-req',
  changes: ['payment'],
  summary: 'Tell of a payment, with its slip',
  allow: forMerchant,
  limit: 'upload',
  field: 'slip',
  accept: { types: ['image', 'pdf'], maxBytes: 5_000_000, refusal: 'The slip must be a picture or a PDF.' },
  body: paymentRequest,
  reply: z.object({ refNo: z.string() }),
})

const row = {
  id: z.string(),
  refNo: z.string(),
  createdAt: z.string(),
  status: z.enum(paymentStatuses),
  amount: z.number(),
  mode,
  bank: z.string(),
  reference: z.string(),
  paidOn: z.string(),
  reason: z.string(),
}
export const ownPaymentRow = z.object(row)
export const paymentRow = z.object({ ...row, code: z.string(), bussName: z.string() })
export type PaymentRow = z.infer<typeof paymentRow>

const columns = {
  refNo: textColumn('Ref No.', { width: 110 }),
  createdAt: dateTimeColumn('Asked', { width: 170 }),
  status: choiceColumn('Status', statusOptions, { width: 195 }),
  amount: moneyColumn('Amount', { width: 130 }),
  mode: choiceColumn('Mode', paymentModeOptions, { width: 120 }),
  bank: textColumn('Bank', { width: 160 }),
  reference: textColumn('Reference', { width: 170 }),
  paidOn: dateColumn('Paid on', { width: 120 }),
}
const reasonColumn = { reason: textColumn('Reason', { width: 220 }) }
export const listOwnPayments = tableEndpoint({
  path: '/merchant/accounts/payment-list',
  reads: ['payment', 'wallet'],
  title: 'Payments',
  allow: forMerchant,
  columns: { ...columns, ...reasonColumn },
  card: {
    title: 'refNo',
    line: ['mode', 'bank', 'reference'],
    state: 'status',
    amount: ['amount'],
    day: 'createdAt',
    facts: ['paidOn', 'reason'],
  },
  row: ownPaymentRow,
})
export const listPayments = tableEndpoint({
  path: '/backend/account/payments',
  reads: ['payment'],
  title: 'Payment requests',
  allow: forOffice,
  columns: {
    ...columns,
    code: textColumn('Merchant', { width: 110 }),
    bussName: textColumn('Business', { width: 190 }),
    ...reasonColumn,
  },
  card: {
    title: 'bussName',
    line: ['refNo', 'code'],
    state: 'status',
    amount: ['amount'],
    day: 'createdAt',
    facts: ['mode', 'bank', 'reference', 'reason'],
  },
  row: paymentRow,
})

/** Why another request may be of the same payment. */
export const alikeReasons = {
  same: 'The same number',
  'look-alike': 'Letters stand for digits that look like them',
  within: 'One number stands within the other',
  close: 'One sign differs',
  swapped: 'Two signs are swapped',
  'amount-and-day': 'The same amount on the same day',
} as const
export type AlikeReason = keyof typeof alikeReasons
const alikePayment = z.object({
  id: z.string(),
  refNo: z.string(),
  code: z.string(),
  status: z.enum(paymentStatuses),
  reference: z.string(),
  amount: z.number(),
  paidOn: z.string(),
  why: z.enum(keysOf(alikeReasons)),
})
export type AlikePayment = z.infer<typeof alikePayment>

export const paymentDetail = z.object({
  ...row,
  code: z.string(),
  bussName: z.string(),
  branch: z.string(),
  drawnOn: z.string(),
  remark: z.string(),
  accountNo: z.string(),
  askedBy: z.string(),
  slipType: z.string(),
  firstApprovedBy: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  balance: z.number(),
  /** Whether the caller may take the next step: the second person is another one. */
  mayApprove: z.boolean(),
  /** Why the caller cannot be the second person, and who can or from when on. */
  whyNotApprove: z.nullable(z.string()),
  needsSecond: z.boolean(),
  /** The limit that was in force when it was asked for, by which it is decided. */
  secondPersonAbove: z.number(),
  /** The day of the line on a bank statement by which it was approved. */
  statementDay: z.nullable(z.string()),
  /** Other requests that may be of the same payment. */
  alike: z.array(alikePayment),
  reasons: z.array(z.string()),
})
export type PaymentDetail = z.infer<typeof paymentDetail>
export const getPayment = endpoint({
  method: 'GET',
  path: '/backend/account/payments/:id',
  reads: ['payment', 'reason'],
  summary: 'A payment request with all its facts',
  allow: forOffice,
  params: byId,
  reply: paymentDetail,
})
export const paymentSlip = fileEndpoint({
  path: '/backend/account/payments/:id/slip',
  summary: 'The slip of a payment request',
  allow: forOffice,
  params: byId,
})
export const ownPaymentSlip = fileEndpoint({
  path: '/merchant/accounts/payment-list/:id/slip',
  summary: 'The slip of an own payment request',
  allow: forMerchant,
  params: byId,
  owned: true,
})
export const approvePayment = endpoint({
  method: 'POST',
  path: '/backend/account/payments/:id/approve',
  changes: ['payment', 'wallet'],
  summary: 'Approve a payment: the wallet is credited, above the limit only by a second person',
  allow: forOffice,
  params: byId,
  reply: z.object({ status: z.enum(paymentStatuses) }),
})
export const rejectPayment = endpoint({
  method: 'POST',
  path: '/backend/account/payments/:id/reject',
  changes: ['payment'],
  summary: 'Reject a payment with a reason',
  allow: forOffice,
  params: byId,
  body: z.object({ reason: requiredText(300) }),
  reply: nothing,
})
export const paymentModeLabel = (value: keyof typeof paymentModeLabels): string => paymentModeLabels[value]
