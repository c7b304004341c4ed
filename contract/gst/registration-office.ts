import * as z from 'zod/mini'
import { refundRequest } from '../asked-refund.ts'
import { endpoint, nothing, tableEndpoint, uploadEndpoint } from '../kernel/endpoint.ts'
import { byId, reasonText, requiredText } from '../kernel/fields.ts'
import { isGstin } from '../kernel/gstin.ts'
import { adminOnly, backOffice } from '../kernel/role.ts'
import { textColumn } from '../kernel/table.ts'
import { isArn } from './arn.ts'
import { gstColumns, gstRow } from './registration.ts'
import { gstFile } from './registration-detail.ts'
import { certificateRule, gstDocumentRule } from './registration-documents.ts'

const allow = backOffice('gst')
const base = '/backend/gst/registration'

export const officeGstRow = z.extend(gstRow, { code: z.string(), bussName: z.string() })
export type OfficeGstRow = z.infer<typeof officeGstRow>
export const listGst = tableEndpoint({
  path: `${base}-list`,
  reads: ['gst'],
  title: 'GST registrations',
  allow,
  columns: {
    ...gstColumns,
    code: textColumn('Merchant', { width: 110 }),
    bussName: textColumn('Business', { width: 180 }),
  },
  card: {
    title: 'legalName',
    line: ['no', 'constitution'],
    state: 'status',
    day: 'at',
    facts: ['bussName', 'trn', 'arn', 'gstin'],
  },
  row: officeGstRow,
})

const spaceless = z.overwrite((typed: string) => typed.replace(/[\s-]/g, ''))

/** The number under which a form is filled in on the GST portal. */
export const gstStart = z.object({
  trn: requiredText(30).check(spaceless, z.toUpperCase(), z.regex(/^\d{15}$/, 'Enter the 15 digits of the TRN')),
})
export const startGst = endpoint({
  method: 'POST',
  path: `${base}/:id/start`,
  changes: ['gst'],
  summary: 'Note the TRN: the form is begun on the GST portal',
  allow,
  params: byId,
  body: gstStart,
  reply: nothing,
})

export const gstLodging = z.object({
  arn: requiredText(30).check(spaceless, z.toUpperCase(), z.refine(isArn, 'Enter an ARN, such as AA0606180000002')),
})
export const lodgeGst = endpoint({
  method: 'POST',
  path: `${base}/:id/lodge`,
  changes: ['gst'],
  summary: 'Note the ARN: the application is filed with the department',
  allow,
  params: byId,
  body: gstLodging,
  reply: nothing,
})

export const uploadGstQuestion = uploadEndpoint({
  path: `${base}/:id/question-file`,
  changes: ['gst'],
  summary: 'Upload a file that goes with a question to the merchant',
  allow,
  limit: 'upload',
  field: 'document',
  accept: gstDocumentRule,
  params: byId,
  reply: gstFile,
})
export const gstQuestion = z.object({ question: requiredText(2000) })
export const askGst = endpoint({
  method: 'POST',
  path: `${base}/:id/ask`,
  changes: ['gst'],
  summary: 'Ask the merchant what the department wants to know, with the files uploaded for it',
  allow,
  params: byId,
  body: gstQuestion,
  reply: nothing,
})
export const dropGstQuestionFile = endpoint({
  method: 'POST',
  path: '/backend/gst/registration-file/:id/drop',
  changes: ['gst'],
  summary: 'Take a file out of a question that was not sent yet',
  allow,
  params: byId,
  reply: nothing,
})

export const gstApproval = z.object({
  gstin: requiredText(30).check(
    spaceless,
    z.toUpperCase(),
    z.refine(isGstin, 'This is not a GSTIN. Please check its letters and digits.'),
  ),
})
export const approveGst = uploadEndpoint({
  path: `${base}/:id/approve`,
  changes: ['gst', 'wallet'],
  summary: 'Approve with the GSTIN and its certificate',
  allow,
  limit: 'upload',
  field: 'certificate',
  accept: certificateRule,
  params: byId,
  body: gstApproval,
  reply: nothing,
})

export const gstRejection = z.object({ reason: reasonText })
export const rejectGst = endpoint({
  method: 'POST',
  path: `${base}/:id/reject`,
  changes: ['gst', 'wallet'],
  summary:
    'Reject with a reason; the whole amount goes back, once filed and above a limit when a second person confirms',
  allow,
  params: byId,
  body: refundRequest,
  reply: nothing,
})
export const withdrawGstRejection = endpoint({
  method: 'POST',
  path: `${base}/:id/reject/withdraw`,
  changes: ['gst'],
  summary: 'Withdraw a rejection that no second person has confirmed yet',
  allow,
  params: byId,
  reply: nothing,
})
export const getGstReasons = endpoint({
  method: 'GET',
  path: '/backend/gst/reasons',
  reads: ['reason'],
  summary: 'Prepared reasons for rejections',
  allow,
  reply: z.array(z.string()),
})
export const revealGstAadhaar = endpoint({
  method: 'POST',
  path: `${base}/:id/aadhaar`,
  changes: [],
  because: 'A look that is recorded in the audit list, and nothing else',
  summary: 'The whole Aadhaar numbers of a registration, by person; every look is recorded',
  allow: adminOnly,
  params: byId,
  reply: z.record(z.string(), z.string()),
})
