import * as z from 'zod/mini'
import { askedRefund } from '../asked-refund.ts'
import { endpoint, fileEndpoint } from '../kernel/endpoint.ts'
import { byId } from '../kernel/fields.ts'
import { type Access, backOffice, merchantArea } from '../kernel/role.ts'
import { gstDocumentKinds } from './registration-documents.ts'
import { gstDraft } from './registration-draft.ts'
import { gstStatuses } from './registration-moves.ts'

/** 'question' and 'answer' belong to a round of clarification; 'gst-certificate' is what the department gave. */
const fileKinds = [...gstDocumentKinds, 'question', 'answer', 'gst-certificate'] as const
export const gstFile = z.object({
  id: z.string(),
  kind: z.enum(fileKinds),
  /** The key of whom it is about; empty for the business. */
  person: z.string(),
  /** Of a question or an answer; 0 for the rest. */
  round: z.number(),
  name: z.string(),
  size: z.number(),
  isPdf: z.boolean(),
  at: z.string(),
})
export type GstFile = z.infer<typeof gstFile>

const step = z.object({
  at: z.string(),
  move: z.string(),
  to: z.enum(gstStatuses),
  who: z.string(),
  remark: z.string(),
})

const money = z.object({
  /** In paise, like the commission after TDS. */
  price: z.number(),
  commission: z.number(),
  paidAt: z.string(),
  refundedAt: z.nullable(z.string()),
})

/** Everything about one registration; Aadhaar numbers come masked. */
export const gstDetail = z.object({
  id: z.string(),
  no: z.string(),
  status: z.enum(gstStatuses),
  code: z.string(),
  bussName: z.string(),
  draft: gstDraft,
  trn: z.nullable(z.string()),
  arn: z.nullable(z.string()),
  gstin: z.nullable(z.string()),
  /** Why it was rejected. */
  reason: z.string(),
  /** How many times the department has asked. */
  rounds: z.number(),
  question: z.string(),
  /** The last day for the answer. */
  answerDue: z.nullable(z.string()),
  /** So many working days a question of today would leave. */
  answerDays: z.number(),
  steps: z.array(step),
  files: z.array(gstFile),
  money: z.nullable(money),
  /** A rejection that waits for a second person, because the money goes back with it. */
  refundFirst: z.nullable(askedRefund),
})
export type GstDetail = z.infer<typeof gstDetail>

function detailCalls(base: '/backend' | '/merchant', allow: Access) {
  return {
    getDetail: endpoint({
      method: 'GET',
      path: `${base}/gst/registration/:id`,
      reads: ['gst'],
      summary: 'Everything about one GST registration',
      allow,
      owned: true,
      params: byId,
      reply: gstDetail,
    }),
    getFile: fileEndpoint({
      path: `${base}/gst/registration-file/:id`,
      summary: 'One file of a GST registration',
      allow,
      owned: true,
      params: byId,
    }),
    getCounts: endpoint({
      method: 'GET',
      path: `${base}/gst/registration-counts`,
      reads: ['gst'],
      summary: 'How many GST registrations stand in which state',
      allow,
      reply: z.record(z.string(), z.number()),
    }),
  }
}
export type GstDetailCalls = ReturnType<typeof detailCalls>
export const officeGst = detailCalls('/backend', backOffice('gst'))
export const merchantGst = detailCalls('/merchant', merchantArea('apply'))
