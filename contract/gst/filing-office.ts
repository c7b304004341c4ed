import * as z from 'zod/mini'
import { endpoint, nothing, tableEndpoint, uploadEndpoint } from '../kernel/endpoint.ts'
import { byId, dayText } from '../kernel/fields.ts'
import { backOffice } from '../kernel/role.ts'
import { textColumn } from '../kernel/table.ts'
import { filingColumns, filingRow } from './filing.ts'
import { filedCopyRule, filingFile, registerRule } from './filing-files.ts'
import { gstLodging, gstQuestion, gstRejection } from './registration-office.ts'

const allow = backOffice('gst')
const base = '/backend/gst/filing'

export const officeFilingRow = z.extend(filingRow, { code: z.string(), bussName: z.string() })
export type OfficeFilingRow = z.infer<typeof officeFilingRow>
export const listFilings = tableEndpoint({
  path: `${base}-list`,
  reads: ['gst'],
  title: 'GST returns',
  allow,
  columns: {
    ...filingColumns,
    code: textColumn('Merchant', { width: 110 }),
    bussName: textColumn('Business', { width: 180 }),
  },
  card: {
    title: 'name',
    line: ['returnType', 'period'],
    state: 'status',
    day: 'dueOn',
    facts: ['no', 'bussName', 'gstin', 'arn'],
  },
  row: officeFilingRow,
})

export const startFiling = endpoint({
  method: 'POST',
  path: `${base}/:id/start`,
  changes: ['gst'],
  summary: 'Take a return up; from now on it cannot be withdrawn',
  allow,
  params: byId,
  reply: nothing,
})

export const uploadFilingQuestion = uploadEndpoint({
  path: `${base}/:id/question-file`,
  changes: ['gst'],
  summary: 'Upload a file that goes with a question to the merchant',
  allow,
  limit: 'upload',
  field: 'document',
  accept: registerRule,
  params: byId,
  reply: filingFile,
})
export const askFiling = endpoint({
  method: 'POST',
  path: `${base}/:id/ask`,
  changes: ['gst'],
  summary: 'Ask the merchant about a return, with the files uploaded for it',
  allow,
  params: byId,
  body: gstQuestion,
  reply: nothing,
})
export const dropFilingQuestionFile = endpoint({
  method: 'POST',
  path: `${base}-file/:id/drop`,
  changes: ['gst'],
  summary: 'Take a file out of a question that was not sent yet',
  allow,
  params: byId,
  reply: nothing,
})

export const filingProof = z.extend(gstLodging, {
  filedOn: dayText,
})
export const fileFiling = uploadEndpoint({
  path: `${base}/:id/file`,
  changes: ['gst', 'wallet'],
  summary: 'Note that a return is filed: its ARN, the date and the filed copy',
  allow,
  limit: 'upload',
  field: 'copy',
  accept: filedCopyRule,
  params: byId,
  body: filingProof,
  reply: nothing,
})

export const rejectFiling = endpoint({
  method: 'POST',
  path: `${base}/:id/reject`,
  changes: ['gst', 'wallet'],
  summary: 'Reject a return with a reason; the whole amount goes back',
  allow,
  params: byId,
  body: gstRejection,
  reply: nothing,
})
