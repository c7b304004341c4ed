import type { PanQueue } from './queues.ts'

/** The lists of the back office, which works in English. */
export const officeQueues = {
  documentVerify: {
    slug: 'document-verify',
    title: 'Document Verification',
    about: 'Signed forms that wait for a look, the oldest first.',
    states: ['verification'],
    oldestFirst: true,
  },
  waiting: {
    slug: 'waiting-list',
    title: 'Waiting List',
    about: 'Verified; they wait for their acknowledgement number.',
    states: ['verified'],
    oldestFirst: true,
  },
  acknowledged: {
    slug: 'ack-list',
    title: 'Acknowledgement List',
    about: 'Acknowledged; the PAN or a refusal comes next.',
    states: ['acknowledged'],
  },
  pans: {
    slug: 'pan-list',
    title: 'PAN List',
    about: 'Paid and with the merchant, issued, or cancelled.',
    states: ['awaiting-scan', 'awaiting-crop', 'issued', 'cancelled'],
  },
  rejected: {
    slug: 'rejection-list',
    title: 'Rejection List',
    about: 'Sent back by us; the merchant corrects them and applies again.',
    states: ['rejected'],
  },
  tinRejected: {
    slug: 'tin-rejection-list',
    title: 'TIN Rejection List',
    about: 'Refused by TIN; the merchant uploads corrected papers.',
    states: ['tin-rejected'],
  },
  tinResubmitted: {
    slug: 'tin-rejection',
    title: 'TIN Rejection',
    about: 'Corrected papers that wait for a look, the oldest first.',
    states: ['tin-resubmitted'],
    oldestFirst: true,
  },
  cancelAadhar: {
    slug: 'cancel-aadhar',
    title: 'Cancel Aadhar',
    about: 'Paperless applications whose Aadhaar step failed; confirm, and the fee goes back in full.',
    states: ['esign-failed'],
    oldestFirst: true,
  },
  paperless: {
    slug: 'paperless',
    title: 'Paperless',
    about: 'Paperless applications that wait for the applicant to sign with Aadhaar.',
    states: ['esign-pending'],
  },
} as const satisfies Record<string, PanQueue>
