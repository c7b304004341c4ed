import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { gstListTexts } from '../../texts/en/gst-list.ts'
import { endpoint, nothing, tableEndpoint, uploadEndpoint } from '../kernel/endpoint.ts'
import { anyText, byId, requiredText } from '../kernel/fields.ts'
import { optionOf } from '../kernel/option-of.ts'
import { merchantArea } from '../kernel/role.ts'
import { choiceColumn, dateColumn, dateTimeColumn, flagColumn, textColumn } from '../kernel/table.ts'
import { agreedTotal, saleQuote } from '../sale.ts'
import { filingFigures } from './filing-figures.ts'
import { filingFile, mostFilingFiles, registerKindNames, registerRule } from './filing-files.ts'
import { filingStatuses, filingStatusFacts } from './filing-moves.ts'
import { gstAnswer } from './registration.ts'
import { gstReturnNames, gstReturns } from './returns.ts'
import { readPeriod } from './returns-periods.ts'

const allow = merchantArea('apply')
const base = '/merchant/gst/filing'

const id = z.string({ error: checkTexts.required }).check(z.regex(/^[0-9]{1,18}$/, { error: checkTexts.required }))
const period = requiredText(12).check(
  z.refine((code) => readPeriod(code) !== undefined, { error: gstListTexts.chooseAPeriod }),
)

/** A period that can be filed now, with its date. */
const openPeriod = z.object({
  period: z.string(),
  dueOn: z.string(),
  /** The notification that moved the date; empty otherwise. */
  notification: z.string(),
  daysLate: z.number(),
})
export type OpenPeriod = z.infer<typeof openPeriod>
const openReturn = z.object({ returnType: z.enum(gstReturnNames), periods: z.array(openPeriod) })
export type OpenReturn = z.infer<typeof openReturn>
export const getOpenReturns = endpoint({
  method: 'GET',
  path: `${base}-periods`,
  reads: ['gst', 'law'],
  summary: 'The returns and periods of a client that can be filed now, newest first',
  allow,
  query: z.object({ clientId: id }),
  reply: z.array(openReturn),
})

/** What a late return costs besides, as the law has it: days by rate, up to a cap. */
const lateness = z.object({
  daysLate: z.number(),
  lateFee: z.object({
    /** In paise; 0 where it is not late, or this return has no fee. */
    amount: z.number(),
    perDay: z.number(),
    cap: z.nullable(z.number()),
    /** A cap that is a share of the turnover in the State, in hundredths of a percent. */
    capShare: z.nullable(z.number()),
    /** The turnover of the client is kept roughly, and the exact one may lower the fee. */
    rough: z.boolean(),
    /** Where the rule stands; empty where no rule is known. */
    source: z.string(),
  }),
})
export const filingQuote = z.extend(saleQuote, lateness.shape)
export type FilingQuote = z.infer<typeof filingQuote>
export const quoteFiling = endpoint({
  method: 'GET',
  path: `${base}-quote`,
  reads: ['gst', 'wallet', 'package', 'law'],
  summary: 'What filing a return costs, and how late it is',
  allow,
  query: z.object({
    clientId: id,
    returnType: z.enum(gstReturnNames, { error: checkTexts.required }),
    period,
    nil: z._default(z.enum(['yes', 'no'], { error: checkTexts.invalid }), 'no'),
  }),
  reply: filingQuote,
})

export const addFilingFile = uploadEndpoint({
  path: `${base}-file/add`,
  changes: [],
  because: 'The form that is being filled holds it until it is sent in',
  summary: 'Upload a register or a paper for a return that is about to be sent in',
  allow,
  limit: 'upload',
  field: 'document',
  accept: registerRule,
  body: z.object({ kind: z._default(z.enum(registerKindNames, { error: checkTexts.invalid }), 'other') }),
  reply: filingFile,
})
export const dropFilingFile = endpoint({
  method: 'POST',
  path: `${base}-file/:id/drop`,
  changes: [],
  because: 'The form that is being filled holds it until it is sent in',
  summary: 'Take out a file that was not sent yet',
  allow,
  owned: true,
  params: byId,
  reply: nothing,
})

export const newFiling = z.object({
  clientId: id,
  returnType: z.enum(gstReturnNames, { error: checkTexts.required }),
  period,
  nil: z.boolean({ error: checkTexts.required }),
  figures: filingFigures,
  note: z._default(anyText(1000), ''),
  fileIds: z._default(
    z
      .array(id)
      .check(z.maxLength(mostFilingFiles, { error: () => gstListTexts.atMostFiles({ most: mostFilingFiles }) })),
    () => [],
  ),
})
export type NewFiling = z.infer<typeof newFiling>
export const submitFiling = endpoint({
  method: 'POST',
  path: `${base}/submit`,
  changes: ['gst', 'wallet'],
  summary: 'Send a return in and pay for it',
  allow,
  once: true,
  body: z.object({ ...newFiling.shape, ...agreedTotal }),
  reply: z.object({ id: z.string(), no: z.string() }),
})
export const withdrawFiling = endpoint({
  method: 'POST',
  path: `${base}/:id/withdraw`,
  changes: ['gst', 'wallet'],
  summary: 'Withdraw a return that nobody has taken up yet; the whole amount goes back',
  allow,
  owned: true,
  params: byId,
  reply: nothing,
})

export const uploadFilingAnswer = uploadEndpoint({
  path: `${base}/:id/answer-file`,
  changes: ['gst'],
  summary: 'Upload a file that goes with the answer to a question',
  allow,
  limit: 'upload',
  field: 'document',
  accept: registerRule,
  params: byId,
  reply: filingFile,
})
export const answerFiling = endpoint({
  method: 'POST',
  path: `${base}/:id/answer`,
  changes: ['gst'],
  summary: 'Answer what the head office asks, with the files uploaded for it',
  allow,
  owned: true,
  params: byId,
  body: gstAnswer,
  reply: nothing,
})

export const filingRow = z.object({
  id: z.string(),
  no: z.string(),
  at: z.string(),
  status: z.enum(filingStatuses),
  gstin: z.string(),
  name: z.string(),
  returnType: z.enum(gstReturnNames),
  /** As people say it: 'Oct 2026'. */
  period: z.string(),
  dueOn: z.string(),
  nil: z.boolean(),
  arn: z.nullable(z.string()),
  filedOn: z.nullable(z.string()),
})
export type FilingRow = z.infer<typeof filingRow>
export const filingColumns = {
  no: textColumn(gstListTexts.number, { width: 115 }),
  status: choiceColumn(
    gstListTexts.status,
    filingStatuses.map((value) => optionOf(value, filingStatusFacts[value].label)),
    { width: 130 },
  ),
  returnType: choiceColumn(
    gstListTexts.return,
    gstReturnNames.map((value) => ({ value, label: gstReturns[value].label })),
    { width: 120 },
  ),
  period: textColumn(gstListTexts.period, { width: 140, sortable: false }),
  name: textColumn(gstListTexts.client, { width: 180 }),
  dueOn: dateColumn(gstListTexts.due, { width: 130 }),
  gstin: textColumn('GSTIN', { width: 170 }),
  at: dateTimeColumn(gstListTexts.sentIn, { width: 190 }),
  nil: flagColumn(gstListTexts.nil, { width: 80 }),
  arn: textColumn('ARN', { width: 170 }),
  filedOn: dateColumn(gstListTexts.filedOn, { width: 130 }),
}
export const listOwnFilings = tableEndpoint({
  path: `${base}/list`,
  reads: ['gst'],
  title: gstListTexts.gstReturns,
  allow,
  columns: filingColumns,
  card: { title: 'name', line: ['returnType', 'period'], state: 'status', day: 'dueOn', facts: ['no', 'arn'] },
  row: filingRow,
})
