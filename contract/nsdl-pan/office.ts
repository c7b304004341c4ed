import * as z from 'zod/mini'
import { refundRequest } from '../asked-refund.ts'
import { endpoint, nothing } from '../kernel/endpoint.ts'
import { anyText, byId, requiredText } from '../kernel/fields.ts'
import { panText } from '../kernel/identity-fields.ts'
import { plainDigits } from '../kernel/ids.ts'
import { backOffice } from '../kernel/role.ts'

const allow = backOffice('nsdl-pan')
const base = '/backend/nsdlpan'

/** So long an application stays with the clerk who opened it; then it is handed to the next one who asks. */
export const claimMinutes = 20
/** After a rejection the merchant may apply again without paying for so many days. */
export const freeDays = 30

/** A reason of the master list that can be chosen. */
export const panReason = z.object({ code: z.string(), text: z.string(), remedy: z.string() })
export type PanReason = z.infer<typeof panReason>

export const getPanReasons = endpoint({
  method: 'GET',
  path: `${base}/reasons`,
  reads: ['reason'],
  summary: 'Reasons for sending an application back: our own, and those of TIN',
  allow,
  reply: z.object({ office: z.array(panReason), tin: z.array(panReason) }),
})

/** Why something is sent back: codes of the master list, own words, or both. */
export const panRejection = z
  .object({
    codes: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10, 'At most 10 reasons')), []),
    words: z._default(anyText(500), ''),
  })
  .check(
    z.refine(({ codes, words }) => codes.length > 0 || words !== '', {
      message: 'Choose a reason, or write one in your own words',
      path: ['words'],
    }),
  )
export type PanRejection = z.infer<typeof panRejection>

export const nextVerification = endpoint({
  method: 'POST',
  path: `${base}/verify/next`,
  changes: [],
  because: 'It keeps other clerks away for some minutes; no list shows it',
  summary: 'Hand me the application that waits longest and that no other clerk has open',
  allow,
  // The one to leave to others, when a clerk cannot judge it.
  body: z.object({ skip: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'Invalid input'))) }),
  reply: z.object({ id: z.nullable(z.string()) }),
})
export const claimVerification = endpoint({
  method: 'POST',
  path: `${base}/verify/:id/claim`,
  changes: [],
  because: 'It keeps other clerks away for some minutes; no list shows it',
  summary: 'Open one application for verification, so that no other clerk is handed it',
  allow,
  params: byId,
  reply: z.object({ until: z.string() }),
})
export const verifyApplication = endpoint({
  method: 'POST',
  path: `${base}/verify/:id`,
  changes: ['nsdl-pan'],
  summary: 'Verify an application, with everything on the checklist ticked',
  allow,
  params: byId,
  body: z.object({ ticked: z.array(z.string().check(z.maxLength(40)), 'Required').check(z.maxLength(20)) }),
  reply: nothing,
})
export const rejectApplication = endpoint({
  method: 'POST',
  path: `${base}/reject/:id`,
  changes: ['nsdl-pan'],
  summary: 'Send an application back to the merchant, with the reasons',
  allow,
  params: byId,
  body: panRejection,
  reply: nothing,
})

export const ackNoText = requiredText(30).check(
  z.overwrite(plainDigits),
  z.regex(/^\d{15}$/, 'Enter the 15 digits of the acknowledgement'),
)
export const acknowledgement = z.object({ ackNo: ackNoText })
export const acknowledgeApplication = endpoint({
  method: 'POST',
  path: `${base}/acknowledge/:id`,
  changes: ['nsdl-pan', 'courier', 'wallet'],
  summary: 'Note the acknowledgement number of a verified application',
  allow,
  params: byId,
  body: acknowledgement,
  reply: nothing,
})
export const issuance = z.object({ pan: panText })
export const issuePan = endpoint({
  method: 'POST',
  path: `${base}/issue/:id`,
  changes: ['nsdl-pan', 'wallet'],
  summary: 'Note the PAN of an acknowledged application',
  allow,
  params: byId,
  body: issuance,
  reply: nothing,
})
export const tinRejectApplication = endpoint({
  method: 'POST',
  path: `${base}/tin-reject/:id`,
  changes: ['nsdl-pan'],
  summary: 'Note that TIN has refused an acknowledged application',
  allow,
  params: byId,
  body: panRejection,
  reply: nothing,
})

export const byAckNo = z.object({ ackNo: z.string().check(z.regex(/^\d{15}$/, 'Invalid input')) })
export const findTinRejection = endpoint({
  method: 'GET',
  path: `${base}/tin-rejection-verify/:ackNo`,
  reads: [],
  because: 'A number belongs to one application for good',
  summary: 'The application that an acknowledgement number belongs to',
  allow,
  params: byAckNo,
  reply: z.object({ id: z.string() }),
})
export const acceptTinScan = endpoint({
  method: 'POST',
  path: `${base}/tin-accept/:ackNo`,
  changes: ['nsdl-pan'],
  summary: 'Take the corrected papers of an application that TIN had refused',
  allow,
  params: byAckNo,
  reply: nothing,
})
export const returnTinScan = endpoint({
  method: 'POST',
  path: `${base}/tin-return/:ackNo`,
  changes: ['nsdl-pan'],
  summary: 'Send corrected papers back to the merchant, with the reasons',
  allow,
  params: byAckNo,
  body: panRejection,
  reply: nothing,
})

export const confirmCancel = endpoint({
  method: 'POST',
  path: `${base}/cancel-aadhar/:id`,
  changes: ['nsdl-pan', 'wallet'],
  summary: 'Cancel a paperless application whose Aadhaar step failed; the fee goes back in full',
  allow,
  once: true,
  params: byId,
  reply: nothing,
})
export const refundApplication = endpoint({
  method: 'POST',
  path: `${base}/refund/:id`,
  changes: ['nsdl-pan', 'wallet'],
  summary:
    'Cancel an application and give the fee back in full, with a reason; acknowledged ones above a limit by two, of whom the second confirms',
  allow,
  once: true,
  params: byId,
  body: refundRequest,
  reply: nothing,
})
export const withdrawRefund = endpoint({
  method: 'POST',
  path: `${base}/refund/:id/withdraw`,
  changes: ['nsdl-pan'],
  summary: 'Withdraw a refund that one has asked for and no second person has confirmed yet',
  allow,
  params: byId,
  reply: nothing,
})
