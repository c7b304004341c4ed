import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../kernel/endpoint.ts'
import { byId } from '../kernel/fields.ts'
import { type Access, backOffice, merchantArea } from '../kernel/role.ts'
import { filingFigures } from './filing-figures.ts'
import { filingFile } from './filing-files.ts'
import { filingStatuses } from './filing-moves.ts'
import { gstReturnNames, gstSchemeNames } from './returns.ts'

const step = z.object({
  at: z.string(),
  move: z.string(),
  to: z.enum(filingStatuses),
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

/** Everything about one return that is filed for a client. */
export const filingDetail = z.object({
  id: z.string(),
  no: z.string(),
  status: z.enum(filingStatuses),
  code: z.string(),
  bussName: z.string(),
  gstin: z.string(),
  legalName: z.string(),
  tradeName: z.string(),
  scheme: z.enum(gstSchemeNames),
  state: z.string(),
  /** Of the signatory, for the code. */
  mobileNo: z.string(),
  returnType: z.enum(gstReturnNames),
  period: z.string(),
  dueOn: z.string(),
  /** Days after the due date: until it was filed, or until today. */
  daysLate: z.number(),
  nil: z.boolean(),
  figures: filingFigures,
  note: z.string(),
  arn: z.nullable(z.string()),
  filedOn: z.nullable(z.string()),
  /** Why it was rejected. */
  reason: z.string(),
  rounds: z.number(),
  question: z.string(),
  steps: z.array(step),
  files: z.array(filingFile),
  money: z.nullable(money),
})
export type FilingDetail = z.infer<typeof filingDetail>

function detailCalls(base: '/backend' | '/merchant', allow: Access) {
  return {
    getDetail: endpoint({
      method: 'GET',
      path: `${base}/gst/filing/:id`,
      reads: ['gst'],
      summary: 'Everything about one GST return',
      allow,
      owned: true,
      params: byId,
      reply: filingDetail,
    }),
    getFile: fileEndpoint({
      path: `${base}/gst/filing-file/:id`,
      summary: 'One file of a GST return',
      allow,
      owned: true,
      params: byId,
    }),
    getCounts: endpoint({
      method: 'GET',
      path: `${base}/gst/filing-counts`,
      reads: ['gst'],
      summary: 'How many GST returns stand in which state',
      allow,
      reply: z.record(z.string(), z.number()),
    }),
  }
}
export type FilingDetailCalls = ReturnType<typeof detailCalls>
export const officeFiling = detailCalls('/backend', backOffice('gst'))
export const merchantFiling = detailCalls('/merchant', merchantArea('apply'))
