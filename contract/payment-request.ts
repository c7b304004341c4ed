import * as z from 'zod/mini'
import type { Text } from '../texts/catalogue.ts'
import { checkTexts } from '../texts/en/checks.ts'
import { paymentTexts } from '../texts/en/payment.ts'
import { said } from '../texts/said.ts'
import { paymentModeOptions, paymentModes } from './catalogue/bank.ts'
import { endpoint, fileEndpoint, nothing, tableEndpoint, uploadEndpoint } from './kernel/endpoint.ts'
import { anyText, byId, numberInText, recentDay, requiredText } from './kernel/fields.ts'
import { keysOf } from './kernel/keys-of.ts'
import { optionOf } from './kernel/option-of.ts'
import { backOffice, merchantArea } from './kernel/role.ts'
import { choiceColumn, dateColumn, dateTimeColumn, moneyColumn, textColumn } from './kernel/table.ts'
import type { Workflow } from './kernel/workflow.ts'
import { wrongReference } from './payment-reference.ts'

export const paymentStatuses = ['pending', 'second-person', 'approved', 'rejected'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = said({
  pending: paymentTexts.pending,
  'second-person': paymentTexts.needsASecondPerson,
  approved: paymentTexts.approved,
  rejected: paymentTexts.rejected,
})
const statusOptions = paymentStatuses.map((value) => optionOf(value, () => paymentStatusLabels[value]))

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
const mode = z.enum(paymentModes, { error: checkTexts.required })
const oldestDays = 90

const maybe = (max: number) => z._default(anyText(max), '')

/** What each way of paying is known by, and how long that usually is. */
export const referenceOf: Record<z.infer<typeof mode>, { label: Text; usual: RegExp; hint: Text }> = {
  upi: { label: paymentTexts.utrNumber, usual: /^\d{12}$/, hint: paymentTexts.usuallyTwelve },
  imps: { label: paymentTexts.utrNumber, usual: /^\d{12}$/, hint: paymentTexts.usuallyTwelve },
  neft: { label: paymentTexts.utrNumber, usual: /^([A-Z0-9]{16}|[A-Z0-9]{22})$/, hint: paymentTexts.usuallySixteen },
  rtgs: { label: paymentTexts.utrNumber, usual: /^[A-Z0-9]{22}$/, hint: paymentTexts.usuallyTwentyTwo },
  cash: { label: paymentTexts.numberOfTheDepositSlip, usual: /^.+$/, hint: paymentTexts.asPrintedOnTheSlip },
  cheque: { label: paymentTexts.chequeNumber, usual: /^\d{6}$/, hint: paymentTexts.usuallySix },
}

const fields = {
  bankId: requiredText(18).check(z.regex(/^\d+$/, { error: checkTexts.required })),
  mode,
  /** In paise. */
  amount: numberInText(
    z
      .number({ error: checkTexts.required })
      .check(
        z.int({ error: paymentTexts.enterWholePaise }),
        z.minimum(100, { error: paymentTexts.atLeastOneRupee }),
        z.maximum(1_000_000_000, { error: paymentTexts.atMostOneCrore }),
      ),
  ),
  reference: requiredText(40).check(
    z.overwrite((typed) => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()),
    z.regex(/^[A-Z0-9/:.#_]{3,40}$/, { error: paymentTexts.lettersAndDigitsOnly }),
  ),
  paidOn: recentDay(oldestDays),
  branch: maybe(80),
  drawnOn: maybe(80),
  remark: maybe(300),
}
const needed = (name: 'branch' | 'drawnOn', modes: readonly string[]) =>
  z.refine<{ mode: string; branch: string; drawnOn: string }>(
    (given) => !modes.includes(given.mode) || given[name] !== '',
    { error: checkTexts.required, path: [name] },
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
  accept: said({ types: ['image', 'pdf'], maxBytes: 5_000_000, refusal: paymentTexts.theSlipMust }),
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
  refNo: textColumn(paymentTexts.refNo, { width: 110 }),
  createdAt: dateTimeColumn(paymentTexts.asked, { width: 170 }),
  status: choiceColumn(paymentTexts.status, statusOptions, { width: 195 }),
  amount: moneyColumn(paymentTexts.amount, { width: 130 }),
  mode: choiceColumn(paymentTexts.mode, paymentModeOptions, { width: 120 }),
  bank: textColumn(paymentTexts.bank, { width: 160 }),
  reference: textColumn(paymentTexts.reference, { width: 170 }),
  paidOn: dateColumn(paymentTexts.paidOn, { width: 120 }),
}
const reasonColumn = { reason: textColumn(paymentTexts.reason, { width: 220 }) }
export const listOwnPayments = tableEndpoint({
  path: '/merchant/accounts/payment-list',
  reads: ['payment', 'wallet'],
  title: paymentTexts.payments,
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
  // text: the list of the back office.
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
  // text: only the back office compares them.
  same: 'The same number',
  // text: only the back office compares them.
  'look-alike': 'Letters stand for digits that look like them',
  // text: only the back office compares them.
  within: 'One number stands within the other',
  // text: only the back office compares them.
  close: 'One sign differs',
  // text: only the back office compares them.
  swapped: 'Two signs are swapped',
  // text: only the back office compares them.
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
