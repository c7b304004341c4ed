import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { gstListTexts } from '../../texts/en/gst-list.ts'
import { endpoint, nothing, tableEndpoint, uploadEndpoint } from '../kernel/endpoint.ts'
import { byId, requiredText } from '../kernel/fields.ts'
import { optionOf } from '../kernel/option-of.ts'
import { merchantArea } from '../kernel/role.ts'
import { choiceColumn, dateTimeColumn, textColumn } from '../kernel/table.ts'
import { agreedTotal, saleQuote } from '../sale.ts'
import { constitutionOptions } from './constitution.ts'
import { gstFile } from './registration-detail.ts'
import { gstDocumentKindsButPhoto, gstDocumentRule, gstPhotoRule } from './registration-documents.ts'
import { gstDraft } from './registration-draft.ts'
import { gstStatuses, gstStatusFacts } from './registration-moves.ts'

const allow = merchantArea('apply')
const base = '/merchant/gst/registration'
const seen = z.object({ version: z.int({ error: checkTexts.invalid }) })

export const beginGst = endpoint({
  method: 'POST',
  path: `${base}/begin`,
  changes: ['gst'],
  summary: 'Begin a GST registration: a draft that costs nothing',
  allow,
  reply: z.object({ id: z.string() }),
})

/** A registration as its form shows it; Aadhaar numbers come masked. */
export const gstSheet = z.object({
  id: z.string(),
  no: z.string(),
  status: z.enum(gstStatuses),
  version: z.number(),
  draft: gstDraft,
  documents: z.array(gstFile),
  /** From this age on people act for themselves, by the law of today. */
  adultAt: z.number(),
})
export type GstSheet = z.infer<typeof gstSheet>
export const getGstSheet = endpoint({
  method: 'GET',
  path: `${base}/:id/sheet`,
  reads: ['gst'],
  summary: 'A GST registration as its form shows it',
  allow,
  owned: true,
  params: byId,
  reply: gstSheet,
})
export const saveGst = endpoint({
  method: 'POST',
  path: `${base}/:id/save`,
  changes: ['gst'],
  summary: 'Keep what was typed so far; whoever saw an older version is refused',
  allow,
  params: byId,
  body: z.extend(seen, { draft: gstDraft }),
  reply: z.object({ version: z.number(), savedAt: z.string() }),
})
export const discardGst = endpoint({
  method: 'POST',
  path: `${base}/:id/discard`,
  changes: ['gst'],
  summary: 'Throw a draft away, with its papers',
  allow,
  owned: true,
  params: byId,
  reply: nothing,
})

const person = z._default(
  z.string({ error: checkTexts.invalid }).check(z.regex(/^[a-z0-9]{0,12}$/, { error: checkTexts.invalid })),
  '',
)
export const uploadGstPhoto = uploadEndpoint({
  path: `${base}/:id/photo`,
  changes: ['gst'],
  summary: 'Upload the photo of a person; it is made to fit the GST portal',
  allow,
  limit: 'upload',
  field: 'document',
  accept: gstPhotoRule,
  params: byId,
  body: z.object({ person }),
  reply: gstFile,
})
export const uploadGstDocument = uploadEndpoint({
  path: `${base}/:id/paper`,
  changes: ['gst'],
  summary: 'Upload a paper of a GST registration, as image or PDF',
  allow,
  limit: 'upload',
  field: 'document',
  accept: gstDocumentRule,
  params: byId,
  body: z.object({ kind: z.enum(gstDocumentKindsButPhoto, { error: checkTexts.required }), person }),
  reply: gstFile,
})

export const gstQuote = z.extend(saleQuote, {
  /** What still keeps it from being sent in, by field; the server looks at the whole Aadhaar numbers. */
  wrong: z.record(z.string(), z.string()),
  /** Papers that are still missing, by their titles. */
  missingPapers: z.array(z.string()),
})
export type GstQuote = z.infer<typeof gstQuote>
export const quoteGst = endpoint({
  method: 'GET',
  path: `${base}/:id/quote`,
  reads: ['gst', 'wallet', 'package'],
  summary: 'What sending a GST registration in costs, and what still speaks against it',
  allow,
  owned: true,
  params: byId,
  reply: gstQuote,
})
export const submitGst = endpoint({
  method: 'POST',
  path: `${base}/:id/submit`,
  changes: ['gst', 'wallet'],
  summary: 'Send a GST registration in and pay for it',
  allow,
  once: true,
  params: byId,
  body: z.object({ ...seen.shape, ...agreedTotal }),
  reply: z.object({ id: z.string(), no: z.string() }),
})

export const uploadGstAnswer = uploadEndpoint({
  path: `${base}/:id/answer-file`,
  changes: ['gst'],
  summary: 'Upload a file that goes with the answer to a clarification',
  allow,
  limit: 'upload',
  field: 'document',
  accept: gstDocumentRule,
  params: byId,
  reply: gstFile,
})
export const gstAnswer = z.object({ answer: requiredText(2000) })
export const answerGst = endpoint({
  method: 'POST',
  path: `${base}/:id/answer`,
  changes: ['gst'],
  summary: 'Answer what the department asks, with the files uploaded for it',
  allow,
  owned: true,
  params: byId,
  body: gstAnswer,
  reply: nothing,
})
export const dropGstAnswerFile = endpoint({
  method: 'POST',
  path: '/merchant/gst/registration-file/:id/drop',
  changes: ['gst'],
  summary: 'Take a file out of an answer that was not sent yet',
  allow,
  owned: true,
  params: byId,
  reply: nothing,
})

export const gstRow = z.object({
  id: z.string(),
  no: z.string(),
  at: z.string(),
  status: z.enum(gstStatuses),
  legalName: z.string(),
  constitution: z.string(),
  panNo: z.string(),
  state: z.string(),
  trn: z.nullable(z.string()),
  arn: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
})
export type GstRow = z.infer<typeof gstRow>

export const gstColumns = {
  no: textColumn(gstListTexts.number, { width: 120 }),
  at: dateTimeColumn(gstListTexts.date, { width: 175 }),
  status: choiceColumn(
    gstListTexts.status,
    gstStatuses.map((value) => optionOf(value, gstStatusFacts[value].label)),
    { width: 140 },
  ),
  legalName: textColumn(gstListTexts.legalName, { width: 200 }),
  constitution: choiceColumn(gstListTexts.constitution, constitutionOptions, { width: 190 }),
  panNo: textColumn('PAN', { width: 120 }),
  state: textColumn(gstListTexts.state, { width: 150 }),
  trn: textColumn('TRN', { width: 170 }),
  arn: textColumn('ARN', { width: 170 }),
  gstin: textColumn('GSTIN', { width: 170 }),
}
export const listOwnGst = tableEndpoint({
  path: `${base}/list`,
  reads: ['gst'],
  title: gstListTexts.gstRegistrations,
  allow,
  columns: gstColumns,
  card: {
    title: 'legalName',
    line: ['no', 'constitution'],
    state: 'status',
    day: 'at',
    facts: ['trn', 'arn', 'gstin'],
  },
  row: gstRow,
})
