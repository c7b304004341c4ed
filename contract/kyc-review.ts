import * as z from 'zod/mini'
import { isMoment } from './kernel/dates.ts'
import { endpoint, fileEndpoint, nothing, tableEndpoint } from './kernel/endpoint.ts'
import { byId, requiredText } from './kernel/fields.ts'
import { adminOnly, backOffice } from './kernel/role.ts'
import { choiceColumn, dateTimeColumn, textColumn } from './kernel/table.ts'
import { kycDetails, kycDocument } from './kyc.ts'
import { documentKinds, kycKinds, kycStateOptions, kycStates } from './kyc-moves.ts'

const allow = backOffice('user')
const base = '/backend/usermanagement/kyc'
const kindOptions = [
  { value: 'merchant', label: 'Merchant' },
  { value: 'staff', label: 'Staff' },
]
const stateOptions = kycStateOptions

export const kycRow = z.object({
  /** Of the user. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(kycKinds),
  status: z.enum(kycStates),
  merchantCode: z.string(),
  bussName: z.string(),
  mobileNo: z.string(),
  emailId: z.string(),
  changedAt: z.string(),
})
export type KycRow = z.infer<typeof kycRow>
export const listKyc = tableEndpoint({
  path: base,
  reads: ['kyc'],
  title: 'KYC reviews',
  allow,
  columns: {
    code: textColumn('Code', { width: 110 }),
    name: textColumn('Name', { width: 180 }),
    kind: choiceColumn('Of', kindOptions, { width: 120 }),
    status: choiceColumn('Status', stateOptions, { width: 130 }),
    merchantCode: textColumn('Merchant', { width: 110 }),
    bussName: textColumn('Business', { width: 200 }),
    mobileNo: textColumn('Mobile No.', { width: 130 }),
    emailId: textColumn('Email ID', { width: 210 }),
    changedAt: dateTimeColumn('Last change', { width: 170 }),
  },
  card: { title: 'name', line: ['code', 'kind'], state: 'status', day: 'changedAt', facts: ['bussName', 'mobileNo'] },
  row: kycRow,
})

export const kycReview = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(kycKinds),
  state: z.enum(kycStates),
  merchantCode: z.string(),
  bussName: z.string(),
  mobileNo: z.string(),
  emailId: z.string(),
  details: kycDetails,
  /** Whether our list has this district for the pincode; others were written by the person. */
  districtKnown: z.boolean(),
  /** Masked. */
  aadharNo: z.string(),
  documents: z.array(kycDocument),
  /** Which hand-in this is: a decision names the one that was read. */
  submittedAt: z.nullable(z.string()),
  decision: z.nullable(z.object({ at: z.string(), by: z.string(), remark: z.string() })),
  /** Others with the same PAN or Aadhaar number, one sentence each. */
  alike: z.array(z.string()),
  /** Prepared reasons to choose from. */
  reasons: z.array(z.string()),
})
export type KycReview = z.infer<typeof kycReview>
export const getKyc = endpoint({
  method: 'GET',
  path: `${base}/:id`,
  reads: ['kyc'],
  summary: "A person's KYC, by the id of the user",
  allow,
  params: byId,
  reply: kycReview,
})

export const getKycFile = fileEndpoint({
  path: '/backend/usermanagement/kyc-document/:id/file',
  summary: 'A KYC document; every look is written down',
  allow,
  params: byId,
})

export const rejection = z.object({ remark: requiredText(500) })
export const verifyDocument = endpoint({
  method: 'POST',
  path: '/backend/usermanagement/kyc-document/:id/verify',
  changes: ['kyc'],
  summary: 'Verify one upload of a document',
  allow,
  params: byId,
  reply: nothing,
})
export const rejectDocument = endpoint({
  method: 'POST',
  path: '/backend/usermanagement/kyc-document/:id/reject',
  changes: ['kyc'],
  summary: 'Send one document back with a reason, which is mailed',
  allow,
  params: byId,
  body: rejection,
  reply: nothing,
})

/** The moment as it was read with the papers. */
const submittedAt = z.string('Required').check(z.refine(isMoment, 'Invalid input'))
export const approveKyc = endpoint({
  method: 'POST',
  path: `${base}/:id/approve`,
  changes: ['kyc', 'merchant'],
  summary: 'Approve a KYC whose documents are all verified',
  allow,
  params: byId,
  body: z.object({ submittedAt }),
  reply: nothing,
})
export const rejectKyc = endpoint({
  method: 'POST',
  path: `${base}/:id/reject`,
  changes: ['kyc'],
  summary: 'Send a whole KYC back with a reason, which is mailed',
  allow,
  params: byId,
  body: z.extend(rejection, { submittedAt }),
  reply: nothing,
})

export const askingAgain = z.extend(rejection, { documents: z.array(z.enum(documentKinds, 'Invalid input')) })
export const askForKycAgain = endpoint({
  method: 'POST',
  path: `${base}/:id/ask-again`,
  changes: ['kyc'],
  summary: 'Ask an approved person for KYC again, with the documents that must be new',
  allow,
  params: byId,
  body: askingAgain,
  reply: nothing,
})

export const revealAadhaar = endpoint({
  method: 'POST',
  path: `${base}/:id/aadhaar`,
  changes: [],
  because: 'A look that is recorded in the audit list, and nothing else',
  summary: 'The whole Aadhaar number; every look is written down',
  allow: adminOnly,
  params: byId,
  reply: z.object({ aadharNo: z.string() }),
})
