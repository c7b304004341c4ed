import * as z from 'zod/mini'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
import { said } from '../../texts/said.ts'
import { endpoint, nothing, tableEndpoint } from '../kernel/endpoint.ts'
import { anyText, byId, emailText, reasonText, requiredText } from '../kernel/fields.ts'
import { mobileText, panText, pincodeText } from '../kernel/identity-fields.ts'
import { optionOf } from '../kernel/option-of.ts'
import { backOffice, merchantArea } from '../kernel/role.ts'
import { choiceColumn, dateTimeColumn, textColumn } from '../kernel/table.ts'
import type { Workflow } from '../kernel/workflow.ts'
import { districtText } from '../reference.ts'

export const psaStatuses = ['pending', 'approved', 'rejected'] as const
export type PsaStatus = (typeof psaStatuses)[number]
export const psaStatusLabels: Readonly<Record<PsaStatus, string>> = said({
  pending: utiPanTexts.pending,
  approved: utiPanTexts.approved,
  rejected: utiPanTexts.rejected,
})
export const psaWorkflow: Workflow<PsaStatus, 'approve' | 'reject'> = {
  pending: { approve: { to: 'approved', by: 'office' }, reject: { to: 'rejected', by: 'office' } },
  approved: {},
  rejected: {},
}

const forMerchant = merchantArea('apply')
const forOffice = backOffice('uti-pan')

/** What the provider wants to know of a new agent. */
export const psaRequest = z.object({
  personName: requiredText(75),
  shopName: requiredText(75),
  mobileNo: mobileText,
  emailId: emailText,
  panNo: panText,
  district: districtText(50),
  state: requiredText(50),
  pin: pincodeText,
  /** Given where the merchant is an agent already. */
  existingId: z._default(anyText(40), ''),
})
export type PsaRequest = z.infer<typeof psaRequest>

const text = z.string()
/** The same half filled, as a form begins. */
const psaDraft = z.object({
  personName: text,
  shopName: text,
  mobileNo: text,
  emailId: text,
  panNo: text,
  district: text,
  state: text,
  pin: text,
  existingId: text,
})

/** Where the own business stands with the provider. */
export const psaStanding = z.object({
  status: z.enum(['none', ...psaStatuses]),
  no: z.nullable(z.string()),
  psaId: z.nullable(z.string()),
  /** Why the last request was rejected. */
  reason: z.string(),
  /** The provider's page for agents. */
  loginUrl: z.string(),
  /** What the form begins with: the last request, or what is known of the business. */
  draft: psaDraft,
})
export type PsaStanding = z.infer<typeof psaStanding>
export const getPsa = endpoint({
  method: 'GET',
  path: '/merchant/utipan/psa',
  reads: ['uti-pan'],
  summary: 'The own PSA id, or where its request stands',
  allow: forMerchant,
  reply: psaStanding,
})
export const askPsa = endpoint({
  method: 'POST',
  path: '/merchant/utipan/psa-request',
  changes: ['uti-pan'],
  summary: 'Ask for a PSA id',
  allow: forMerchant,
  body: psaRequest,
  reply: z.object({ no: z.string() }),
})

export const psaRow = z.object({
  id: z.string(),
  no: z.string(),
  askedAt: z.string(),
  status: z.enum(psaStatuses),
  code: z.string(),
  bussName: z.string(),
  personName: z.string(),
  mobileNo: z.string(),
  emailId: z.string(),
  panNo: z.string(),
  place: z.string(),
  existingId: z.string(),
  psaId: z.nullable(z.string()),
  reason: z.string(),
})
export type PsaRow = z.infer<typeof psaRow>
export const listPsa = tableEndpoint({
  path: '/backend/utipan/psa-requests',
  reads: ['uti-pan'],
  // text: the list of the back office.
  title: 'PSA requests',
  allow: forOffice,
  columns: {
    no: textColumn('No.', { width: 110 }),
    askedAt: dateTimeColumn('Asked', { width: 175 }),
    status: choiceColumn(
      'Status',
      psaStatuses.map((value) => optionOf(value, () => psaStatusLabels[value])),
      { width: 120 },
    ),
    code: textColumn('Merchant', { width: 110 }),
    bussName: textColumn('Business', { width: 180 }),
    personName: textColumn('Name', { width: 160 }),
    // text: as above.
    mobileNo: textColumn('Mobile No.', { width: 120 }),
    emailId: textColumn('Email', { width: 190 }),
    panNo: textColumn('PAN', { width: 120 }),
    place: textColumn('Place', { width: 180 }),
    // text: as above.
    existingId: textColumn('Says to have', { width: 130 }),
    psaId: textColumn('PSA ID', { width: 130 }),
    reason: textColumn('Reason', { width: 200 }),
  },
  card: {
    title: 'personName',
    line: ['no', 'bussName'],
    state: 'status',
    day: 'askedAt',
    facts: ['mobileNo', 'panNo', 'place', 'existingId', 'psaId', 'reason'],
  },
  row: psaRow,
})

export const psaApproval = z.object({
  // text: only the back office gives it.
  psaId: requiredText(40).check(z.regex(/^[A-Za-z0-9/_-]{4,40}$/, 'Use letters and digits, at least 4')),
})
export const approvePsa = endpoint({
  method: 'POST',
  path: '/backend/utipan/psa-requests/:id/approve',
  changes: ['uti-pan'],
  summary: 'Approve a PSA request with the id that the provider gave',
  allow: forOffice,
  params: byId,
  body: psaApproval,
  reply: nothing,
})
export const utiRejection = z.object({ reason: reasonText })
export const rejectPsa = endpoint({
  method: 'POST',
  path: '/backend/utipan/psa-requests/:id/reject',
  changes: ['uti-pan'],
  summary: 'Reject a PSA request with a reason',
  allow: forOffice,
  params: byId,
  body: utiRejection,
  reply: nothing,
})
export const getUtiReasons = endpoint({
  method: 'GET',
  path: '/backend/utipan/reasons',
  reads: ['reason'],
  summary: 'Prepared reasons for refusals',
  allow: forOffice,
  reply: z.array(z.string()),
})
