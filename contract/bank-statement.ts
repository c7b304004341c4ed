import * as z from 'zod/mini'
import { paymentModes } from './catalogue/bank.ts'
import { endpoint, tableEndpoint, type UploadRule, uploadEndpoint } from './kernel/endpoint.ts'
import { requiredText } from './kernel/fields.ts'
import { backOffice } from './kernel/role.ts'
import { choiceColumn, dateColumn, dateTimeColumn, moneyColumn, textColumn } from './kernel/table.ts'
import { onlyPreviews } from './kernel/topic.ts'
import { paymentStatuses } from './payment-request.ts'

const allow = backOffice('payment')
const idText = requiredText(18).check(z.regex(/^\d+$/, 'Required'))

/** What a column of a bank's file can mean. */
export const statementParts = [
  'date',
  'description',
  'reference',
  'credit',
  'debit',
  'amount',
  'side',
  'balance',
] as const
export type StatementPart = (typeof statementParts)[number]
export const statementPartLabels: Record<StatementPart, string> = {
  date: 'Date',
  description: 'Description',
  reference: 'UTR or reference',
  credit: 'Credit',
  debit: 'Debit',
  amount: 'Amount',
  side: 'Dr / Cr',
  balance: 'Balance',
}

/** A row or column of a file, counted from 0 and written as text, because it travels in a form; empty: none. */
const place = z._default(z.string().check(z.regex(/^\d{0,3}$/, 'Please choose one of the list')), '')

/** Which row holds the titles, and which column means what. */
export const statementLayout = z.object({
  header: place,
  date: place,
  description: place,
  reference: place,
  credit: place,
  debit: place,
  amount: place,
  side: place,
  balance: place,
})
export type StatementLayout = z.infer<typeof statementLayout>

/** What is missing in a layout, by part; money comes in columns of its own or in one with its side. */
export function layoutErrors(layout: StatementLayout): Partial<Record<StatementPart, string>> {
  return {
    ...(layout.date === '' && { date: 'Required' }),
    ...(layout.credit === '' &&
      layout.amount === '' && { credit: 'Choose the column for credit, or the one for the amount' }),
    // An amount with a column for debit alone would make credits of debits.
    ...(layout.credit === '' &&
      layout.amount !== '' &&
      layout.debit !== '' && { debit: 'Choose the one for credit too' }),
  }
}

const sent = { bankId: idText }
const accept: UploadRule = {
  types: ['csv', 'xlsx'],
  maxBytes: 10_000_000,
  refusal: 'Only CSV and Excel (.xlsx) files are allowed. Save an older .xls file as .xlsx first.',
  table: { mostRows: 20_000 },
}

export const getStatementBanks = endpoint({
  method: 'GET',
  path: '/backend/account/bank-statement/banks',
  reads: ['bank'],
  summary: 'The accounts of which statements can be read',
  allow,
  reply: z.array(z.object({ value: z.string(), label: z.string() })),
})

/** One line as it was understood, or why it was not. */
export const statementLine = z.object({
  line: z.number(),
  day: z.string(),
  description: z.string(),
  reference: z.string(),
  /** In paise; minus is money that went out. */
  amount: z.number(),
  error: z.string(),
})
export type StatementLine = z.infer<typeof statementLine>

export const statementPreview = z.object({
  layout: statementLayout,
  /** True when the layout is the one that was used for this bank before. */
  remembered: z.boolean(),
  /** The titles of the columns, each once; a column without one is named by its place. */
  titles: z.array(z.string()),
  /** The first rows of the file as they stand there, with their line. */
  rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
  /** How the first lines below the titles are understood. */
  lines: z.array(statementLine),
})
export type StatementPreview = z.infer<typeof statementPreview>

export const previewStatement = uploadEndpoint({
  path: '/backend/account/bank-statement/preview',
  ...onlyPreviews,
  summary: "How a bank's file is understood; nothing is written",
  allow,
  limit: 'upload',
  field: 'file',
  accept,
  // Without a layout the one of the last time counts, or a guess.
  body: z.object({ ...sent, ...statementLayout.shape, chosen: z._default(z.enum(['', 'yes']), '') }),
  reply: statementPreview,
})

/** What a file brought. Only money that came in is compared with payment requests. */
export const statementOutcome = z.object({
  lines: z.number(),
  added: z.number(),
  credits: z.number(),
  exact: z.number(),
  likely: z.number(),
  differing: z.number(),
  /** Credits whose request is approved already. */
  settled: z.number(),
  unmatched: z.number(),
  wrong: z.number(),
  errors: z.array(z.object({ line: z.number(), message: z.string() })),
})
export type StatementOutcome = z.infer<typeof statementOutcome>

export const takeStatement = uploadEndpoint({
  path: '/backend/account/bank-statement/take',
  changes: ['bank-line'],
  summary: "Keep the lines of a bank's file; lines that are known already add nothing",
  allow,
  limit: 'upload',
  field: 'file',
  accept,
  body: z.object({ ...sent, ...statementLayout.shape }),
  reply: statementOutcome,
})

/** Why a line and a request may belong together. */
export const matchKinds = ['exact', 'likely', 'differing'] as const
export type MatchKind = (typeof matchKinds)[number]
export const matchKindLabels: Record<MatchKind, string> = {
  exact: 'Exact',
  likely: 'Likely',
  differing: 'Amount differs',
}

export const statementMatch = z.object({
  kind: z.enum(matchKinds),
  line: z.object({
    id: z.string(),
    day: z.string(),
    description: z.string(),
    reference: z.string(),
    amount: z.number(),
  }),
  payment: z.object({
    id: z.string(),
    refNo: z.string(),
    status: z.enum(paymentStatuses),
    amount: z.number(),
    reference: z.string(),
    paidOn: z.string(),
    mode: z.enum(paymentModes),
    code: z.string(),
    bussName: z.string(),
    /** False for whoever approved it first, and where the amounts differ. */
    mayApprove: z.boolean(),
  }),
})
export type Match = z.infer<typeof statementMatch>

export const getMatches = endpoint({
  method: 'GET',
  path: '/backend/account/bank-statement/matches',
  reads: ['bank-line', 'payment'],
  summary: 'Lines of a bank that may prove requests which wait',
  allow,
  query: z.object({ bankId: idText }),
  reply: z.object({ matches: z.array(statementMatch), more: z.boolean() }),
})

export const mostTicks = 100
export const matchTick = z.object({ lineId: idText, paymentId: idText })
export type Tick = z.infer<typeof matchTick>
export const tickResult = z.object({
  lineId: z.string(),
  paymentId: z.string(),
  refNo: z.string(),
  outcome: z.enum(['approved', 'second-person', 'refused']),
  /** What happened, in a sentence. */
  message: z.string(),
})
export type TickResult = z.infer<typeof tickResult>

export const approveMatches = endpoint({
  method: 'POST',
  path: '/backend/account/bank-statement/approve',
  changes: ['payment', 'bank-line', 'wallet'],
  summary: 'Approve the ticked requests, each by itself, with its line as the proof',
  allow,
  body: z.object({
    bankId: idText,
    ticks: z
      .array(matchTick, 'Required')
      .check(z.minLength(1, 'Tick at least one'), z.maxLength(mostTicks, `At most ${mostTicks} at once`)),
  }),
  reply: z.object({ results: z.array(tickResult) }),
})

const proofOptions = [
  { value: 'open', label: 'Open' },
  { value: 'proof', label: 'Proves a payment' },
  { value: 'debit', label: 'Money out' },
]
export const bankLineRow = z.object({
  id: z.string(),
  day: z.string(),
  bank: z.string(),
  description: z.string(),
  reference: z.string(),
  amount: z.number(),
  use: z.enum(['open', 'proof', 'debit']),
  payment: z.string(),
  addedAt: z.string(),
})
export const listBankLines = tableEndpoint({
  path: '/backend/account/bank-statement/lines',
  reads: ['bank-line', 'payment'],
  title: 'Lines of bank statements',
  allow,
  columns: {
    day: dateColumn('Day', { width: 120 }),
    bank: textColumn('Bank', { width: 150 }),
    description: textColumn('Description', { width: 320 }),
    reference: textColumn('Reference', { width: 190 }),
    amount: moneyColumn('Amount', { width: 130 }),
    use: choiceColumn('Use', proofOptions, { width: 150 }),
    payment: textColumn('Payment', { width: 110 }),
    addedAt: dateTimeColumn('Read', { width: 170, hidden: true }),
  },
  card: {
    title: 'description',
    line: ['bank', 'reference'],
    state: 'use',
    amount: ['amount'],
    day: 'day',
    facts: ['payment'],
  },
  row: bankLineRow,
})
