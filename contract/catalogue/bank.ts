import * as z from 'zod/mini'
import { paymentTexts } from '../../texts/en/payment.ts'
import { said } from '../../texts/said.ts'
import { endpoint, fileEndpoint, nothing, tableEndpoint, uploadEndpoint } from '../kernel/endpoint.ts'
import { anyText, byId, ownPasswordField, requiredText } from '../kernel/fields.ts'
import { ifscText } from '../kernel/identity-fields.ts'
import { isUpiId } from '../kernel/ids.ts'
import { optionOf } from '../kernel/option-of.ts'
import { adminOnly, backOffice } from '../kernel/role.ts'
import { flagColumn, numberColumn, textColumn } from '../kernel/table.ts'
import { qrRule } from './qr-rule.ts'

/** The ways in which money can reach one of our accounts. */
export const paymentModes = ['upi', 'imps', 'neft', 'rtgs', 'cash', 'cheque'] as const
export type PaymentMode = (typeof paymentModes)[number]
export const paymentModeLabels: Readonly<Record<PaymentMode, string>> = said({
  upi: 'UPI / QR',
  imps: 'IMPS',
  neft: 'NEFT',
  rtgs: 'RTGS',
  cash: paymentTexts.cashDeposit,
  cheque: paymentTexts.cheque,
})
export const paymentModeOptions = paymentModes.map((value) => optionOf(value, () => paymentModeLabels[value]))

const shortText = anyText(120)
const accountNo = requiredText(40).check(
  z.overwrite((typed) => typed.replace(/[\s-]/g, '')),
  z.regex(/^[0-9]{9,18}$/, 'Enter an account number of 9 to 18 digits'),
)
const upiId = shortText.check(z.refine((text) => text === '' || isUpiId(text), 'Enter a UPI id, such as name@bank'))

const bankFacts = z.object({
  bankName: requiredText(100),
  accountName: requiredText(120),
  accountNo,
  ifsc: ifscText,
  branch: shortText,
  upiId,
  modes: z.array(z.enum(paymentModes), 'Required').check(z.minLength(1, 'Choose at least one')),
  active: z.boolean('Invalid input'),
  position: z.int('Enter a whole number').check(z.minimum(0, 'At least 0'), z.maximum(10_000, 'At most 10000')),
})
export type BankChange = z.infer<typeof bankFacts>

/** An account of ours, as the form writes it. */
export const bankChange = z.extend(bankFacts, ownPasswordField).check(
  z.refine((bank) => bank.upiId !== '' || !bank.modes.includes('upi'), {
    message: 'UPI payments need a UPI id',
    path: ['upiId'],
  }),
)

export const bank = z.object({
  id: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  accountNo: z.string(),
  ifsc: z.string(),
  branch: z.string(),
  upiId: z.string(),
  modes: z.array(z.enum(paymentModes)),
  active: z.boolean(),
  position: z.number(),
  hasQr: z.boolean(),
})
export type Bank = z.infer<typeof bank>

const allow = backOffice('master')
/** Merchants send their money where these say: an admin's matter, and every admin is told. */
const guarded = { allow: adminOnly, confirmed: true } as const

export const listBanks = tableEndpoint({
  path: '/backend/master/bank-list',
  reads: ['bank'],
  title: 'Bank list',
  allow,
  columns: {
    position: numberColumn('Order', { width: 100 }),
    bankName: textColumn('Bank', { width: 180 }),
    accountName: textColumn('Account name', { width: 200 }),
    accountNo: textColumn('Account number', { width: 190 }),
    ifsc: textColumn('IFSC', { width: 140 }),
    branch: textColumn('Branch', { hidden: true }),
    upiId: textColumn('UPI id', { width: 170 }),
    modes: textColumn('Takes', { width: 220, sortable: false }),
    active: flagColumn('Active', { width: 110 }),
  },
  card: {
    title: 'bankName',
    line: ['accountName', 'accountNo'],
    facts: ['ifsc', 'upiId', 'modes', 'position', 'active'],
  },
  row: z.extend(bank, { modes: z.string() }),
})

export const getBank = endpoint({
  method: 'GET',
  path: '/backend/master/bank/:id',
  reads: ['bank'],
  summary: 'One bank account of ours',
  allow,
  params: byId,
  reply: bank,
})

export const addBank = endpoint({
  method: 'POST',
  path: '/backend/master/bank/add',
  changes: ['bank'],
  summary: 'Add a bank account of ours',
  ...guarded,
  body: bankChange,
  reply: z.object({ id: z.string() }),
})

/** Accounts are switched off rather than removed: payments of the past name them. */
export const changeBank = endpoint({
  method: 'POST',
  path: '/backend/master/bank/:id/change',
  changes: ['bank'],
  summary: 'Change a bank account of ours',
  ...guarded,
  params: byId,
  body: bankChange,
  reply: nothing,
})

export const getBankQr = fileEndpoint({
  path: '/backend/master/bank/:id/qrcode',
  summary: 'The QR image of a bank account',
  allow,
  params: byId,
})

export const uploadBankQr = uploadEndpoint({
  path: '/backend/master/bank/:id/upload-qrcode',
  changes: ['bank'],
  summary: 'Give a bank account a QR image of its own',
  ...guarded,
  limit: 'upload',
  params: byId,
  field: 'qrcode',
  accept: qrRule,
  body: z.object(ownPasswordField),
  reply: nothing,
})

export const removeBankQr = endpoint({
  method: 'POST',
  path: '/backend/master/bank/:id/remove-qrcode',
  changes: ['bank'],
  summary: 'Take the QR image of a bank account away',
  ...guarded,
  params: byId,
  body: z.object(ownPasswordField),
  reply: nothing,
})
