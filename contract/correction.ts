import * as z from 'zod/mini'
import { endpoint, nothing, tableEndpoint } from './kernel/endpoint.ts'
import { anyText, byId, requiredText } from './kernel/fields.ts'
import { backOffice } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, moneyColumn, textColumn } from './kernel/table.ts'
import type { Workflow } from './kernel/workflow.ts'

export const correctionStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]
export const correctionStatusLabels: Record<CorrectionStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

/** Approving and rejecting are for another person than the one who asked; withdrawing is for that one only. */
export const correctionWorkflow: Workflow<CorrectionStatus, 'approve' | 'reject' | 'withdraw'> = {
  pending: {
    approve: { to: 'approved', by: 'office', only: 'another' },
    reject: { to: 'rejected', by: 'office', only: 'another' },
    withdraw: { to: 'withdrawn', by: 'office', only: 'author' },
  },
  approved: {},
  rejected: {},
  withdrawn: {},
}

export const directions = ['credit', 'debit'] as const
export type Direction = (typeof directions)[number]
export const directionLabels: Record<Direction, string> = {
  credit: 'Credit: put on the wallet',
  debit: 'Debit: take off the wallet',
}
const directionShort: Record<Direction, string> = { credit: 'Credit', debit: 'Debit' }

const allow = backOffice('payment')

export const correctionRequest = z.object({
  merchantId: requiredText(18).check(z.regex(/^\d+$/, 'Required')),
  direction: z.enum(directions, 'Required'),
  /** In paise. */
  amount: z
    .number('Required')
    .check(
      z.int('Enter whole paise'),
      z.minimum(1, 'More than nothing'),
      z.maximum(1_000_000_000, 'At most ₹1,00,00,000.00'),
    ),
  reason: requiredText(300).check(z.minLength(10, 'At least 10 characters')),
  reference: z._default(anyText(60), ''),
})
export type CorrectionRequest = z.infer<typeof correctionRequest>

export const correctionMerchant = z.object({
  id: z.string(),
  code: z.string(),
  bussName: z.string(),
  /** In paise. */
  balance: z.number(),
})
export type CorrectionMerchant = z.infer<typeof correctionMerchant>
export const findCorrectionMerchants = endpoint({
  method: 'GET',
  path: '/backend/account/corrections/merchants',
  reads: ['merchant', 'wallet'],
  summary: 'Merchants by code or name, with their balance',
  allow,
  query: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  reply: z.array(correctionMerchant),
})

export const askCorrection = endpoint({
  method: 'POST',
  path: '/backend/account/corrections/ask',
  changes: ['correction'],
  summary: 'Ask for money to be put on a wallet or taken off it',
  allow,
  once: true,
  body: correctionRequest,
  reply: z.object({ no: z.string() }),
})

const row = {
  id: z.string(),
  no: z.string(),
  askedAt: z.string(),
  status: z.enum(correctionStatuses),
  direction: z.enum(directions),
  amount: z.number(),
  code: z.string(),
  bussName: z.string(),
  reason: z.string(),
  reference: z.string(),
  askedBy: z.string(),
  decidedBy: z.string(),
  decidedAt: z.nullable(z.string()),
  remark: z.string(),
  /** Whether the caller asked for it. */
  own: z.boolean(),
}
export const correctionRow = z.object(row)
export type CorrectionRow = z.infer<typeof correctionRow>
export const listCorrections = tableEndpoint({
  path: '/backend/account/corrections',
  reads: ['correction'],
  title: 'Corrections',
  allow,
  columns: {
    no: textColumn('No.', { width: 110 }),
    askedAt: dateTimeColumn('Asked', { width: 170 }),
    status: choiceColumn(
      'Status',
      correctionStatuses.map((value) => ({ value, label: correctionStatusLabels[value] })),
      { width: 130 },
    ),
    direction: choiceColumn(
      'Direction',
      directions.map((value) => ({ value, label: directionShort[value] })),
      { width: 120 },
    ),
    amount: moneyColumn('Amount', { width: 130 }),
    code: textColumn('Merchant', { width: 110 }),
    bussName: textColumn('Business', { width: 180 }),
    reason: textColumn('Reason', { width: 240 }),
    reference: textColumn('Reference', { width: 140, hidden: true }),
    askedBy: textColumn('Asked by', { width: 160 }),
    decidedBy: textColumn('Decided by', { width: 160 }),
    decidedAt: dateTimeColumn('Decided', { width: 170, hidden: true }),
    remark: textColumn('Remark', { width: 200 }),
  },
  card: {
    title: 'bussName',
    line: ['no', 'code'],
    state: 'status',
    amount: ['amount'],
    day: 'askedAt',
    facts: ['direction', 'reason', 'askedBy', 'decidedBy', 'remark'],
  },
  row: correctionRow,
})

export const correctionDetail = z.object({
  ...row,
  /** What stands on the wallet now, in paise. */
  balance: z.number(),
})
export type CorrectionDetail = z.infer<typeof correctionDetail>
export const getCorrection = endpoint({
  method: 'GET',
  path: '/backend/account/corrections/:id',
  reads: ['correction', 'wallet'],
  summary: 'A correction with the balance of its wallet',
  allow,
  params: byId,
  reply: correctionDetail,
})

export const approveCorrection = endpoint({
  method: 'POST',
  path: '/backend/account/corrections/:id/approve',
  changes: ['correction', 'wallet'],
  summary: 'Approve a correction that another person asked for: the money moves',
  allow,
  params: byId,
  reply: nothing,
})
export const rejection = z.object({ reason: requiredText(300) })
export const rejectCorrection = endpoint({
  method: 'POST',
  path: '/backend/account/corrections/:id/reject',
  changes: ['correction'],
  summary: 'Reject a correction with a reason',
  allow,
  params: byId,
  body: rejection,
  reply: nothing,
})
export const withdrawCorrection = endpoint({
  method: 'POST',
  path: '/backend/account/corrections/:id/withdraw',
  changes: ['correction'],
  summary: 'Withdraw an own correction',
  allow,
  params: byId,
  reply: nothing,
})
