import { type PanState, panStates } from './states.ts'

/** A list of applications: which ones it shows, to whom, and in which order. Every list in both areas is one of these. */
export interface PanQueue {
  /** The last part of its call and of its screen's address. */
  slug: string
  title: string
  about: string
  states: readonly PanState[]
  /** Only of this mode; both where it says nothing. */
  mode?: 'physical' | 'paperless'
  /** Only those whose paper is on its way. */
  hardcopy?: true
  /** Who waits longest comes first where somebody has to act. */
  oldestFirst?: true
}

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

export const merchantQueues = {
  physical: {
    slug: 'physical/pan-list',
    title: 'PAN List',
    about: 'Drafts, forms to scan and to crop, and what has been issued.',
    states: ['draft', 'awaiting-scan', 'awaiting-crop', 'issued', 'cancelled'],
    mode: 'physical',
  },
  waiting: {
    slug: 'waiting-list',
    title: 'Waiting List',
    about: 'Sent in; the head office works on them.',
    states: ['verification', 'verified'],
  },
  acknowledged: {
    slug: 'ack-list',
    title: 'Acknowledgement List',
    about: 'Acknowledged; the slip can be printed.',
    states: ['acknowledged'],
  },
  rejected: {
    slug: 'rejection-list',
    title: 'Rejection List',
    about: 'Sent back with a reason. Mend them and apply again, free of charge.',
    states: ['rejected'],
  },
  tinRejected: {
    slug: 'tin-rejection-list',
    title: 'TIN Rejection List',
    about: 'Refused by TIN. Upload corrected papers, free of charge.',
    states: ['tin-rejected', 'tin-resubmitted'],
  },
  hardcopy: {
    slug: 'hardcopy-list',
    title: 'Hardcopy List',
    about: 'Papers that must reach the head office by courier.',
    states: ['acknowledged', 'issued', 'tin-rejected', 'tin-resubmitted'],
    mode: 'physical',
    hardcopy: true,
    oldestFirst: true,
  },
  paperless: {
    slug: 'paperless/list',
    title: 'Paperless List',
    about: 'Applications without paper, in every state.',
    states: [...panStates],
    mode: 'paperless',
  },
} as const satisfies Record<string, PanQueue>
