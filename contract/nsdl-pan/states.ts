import type { Workflow } from '../kernel/workflow.ts'

export const panStates = [
  'draft',
  'awaiting-scan',
  'awaiting-crop',
  'verification',
  'verified',
  'acknowledged',
  'issued',
  'rejected',
  'tin-rejected',
  'tin-resubmitted',
  'esign-pending',
  'esign-failed',
  'cancelled',
] as const
export type PanState = (typeof panStates)[number]

export const panMoves = [
  'submit',
  'discard',
  'upload-scan',
  'crop',
  'verify',
  'reject',
  'cancel',
  'acknowledge',
  'issue',
  'tin-reject',
  'tin-resubmit',
  'tin-accept',
  'tin-return',
  'reapply',
  'refund',
  'esign-done',
  'esign-fail',
  'esign-again',
  'confirm-cancel',
] as const
export type PanMove = (typeof panMoves)[number]

const sentIn = ['awaiting-scan', 'esign-pending'] as const
const cancelled = { to: 'cancelled', by: 'merchant' } as const
const refunded = { to: 'cancelled', by: 'office' } as const
const sentBack = { to: 'rejected', by: 'office' } as const
/** The form of a person has a photo and a signature to be cut out. */
const scanned = { to: ['awaiting-crop', 'verification'], by: 'merchant' } as const

/** What can be done from where, by whom, and where it leads. The server refuses by it, the screens show exactly these. */
export const panWorkflow: Workflow<PanState, PanMove> = {
  draft: { submit: { to: sentIn, by: 'merchant' }, discard: { to: null, by: 'merchant' } },
  'awaiting-scan': { 'upload-scan': scanned, cancel: cancelled },
  'awaiting-crop': { crop: { to: 'verification', by: 'merchant' }, 'upload-scan': scanned, cancel: cancelled },
  verification: { verify: { to: 'verified', by: 'office' }, reject: sentBack, refund: refunded },
  verified: { acknowledge: { to: 'acknowledged', by: 'office' }, reject: sentBack, refund: refunded },
  acknowledged: {
    issue: { to: 'issued', by: 'office' },
    'tin-reject': { to: 'tin-rejected', by: 'office' },
    refund: refunded,
  },
  issued: {},
  rejected: { reapply: { to: sentIn, by: 'merchant' }, refund: refunded },
  'tin-rejected': { 'tin-resubmit': { to: 'tin-resubmitted', by: 'merchant' } },
  'tin-resubmitted': {
    'tin-accept': { to: 'acknowledged', by: 'office' },
    'tin-return': { to: 'tin-rejected', by: 'office' },
  },
  'esign-pending': {
    'esign-done': { to: 'verified', by: 'provider' },
    'esign-fail': { to: 'esign-failed', by: ['provider', 'merchant', 'portal'] },
  },
  'esign-failed': {
    'esign-again': { to: 'esign-pending', by: 'merchant' },
    'confirm-cancel': { to: 'cancelled', by: 'office' },
  },
  cancelled: {},
}

export const panMoveLabels: Record<PanMove, string> = {
  submit: 'Submitted and paid',
  discard: 'Draft discarded',
  'upload-scan': 'Signed form uploaded',
  crop: 'Photo and signature cut out',
  verify: 'Verified',
  reject: 'Sent back',
  cancel: 'Cancelled by the merchant, money back',
  acknowledge: 'Acknowledged',
  issue: 'PAN issued',
  'tin-reject': 'Refused by TIN',
  'tin-resubmit': 'Sent again to TIN',
  'tin-accept': 'New papers taken',
  'tin-return': 'New papers sent back',
  reapply: 'Applied again',
  refund: 'Money given back',
  'esign-done': 'Signed with Aadhaar',
  'esign-fail': 'Aadhaar step failed',
  'esign-again': 'Aadhaar step begun again',
  'confirm-cancel': 'Cancelled, money back',
}

interface StateFacts {
  label: string
  /** What happens next, for whoever looks at it. */
  next: string
  color: string
}

export const panStateFacts: Record<PanState, StateFacts> = {
  draft: { label: 'Draft', next: 'Finish the form and pay.', color: 'gray' },
  'awaiting-scan': {
    label: 'Awaiting scan',
    next: 'Print the form, have it signed, scan it and upload it.',
    color: 'orange',
  },
  'awaiting-crop': { label: 'Awaiting crop', next: 'Check the photo and the signature.', color: 'orange' },
  verification: { label: 'In verification', next: 'The head office checks it.', color: 'blue' },
  verified: { label: 'Verified', next: 'It goes to the provider for its acknowledgement number.', color: 'blue' },
  acknowledged: { label: 'Acknowledged', next: 'The provider works on the PAN.', color: 'indigo' },
  issued: { label: 'PAN issued', next: 'Nothing more to do.', color: 'green' },
  rejected: { label: 'Sent back', next: 'Mend what was wrong and apply again, free of charge.', color: 'red' },
  'tin-rejected': { label: 'Refused by TIN', next: 'Upload the corrected papers, free of charge.', color: 'red' },
  'tin-resubmitted': { label: 'Sent again to TIN', next: 'The head office looks at the new papers.', color: 'blue' },
  'esign-pending': {
    label: 'Awaiting Aadhaar',
    next: 'The applicant signs with Aadhaar at the provider.',
    color: 'orange',
  },
  'esign-failed': { label: 'Aadhaar failed', next: 'Try again, or wait for the money to come back.', color: 'red' },
  cancelled: { label: 'Cancelled', next: 'The money is back on the wallet.', color: 'gray' },
}

export const panStateOptions = panStates.map((value) => ({ value, label: panStateFacts[value].label }))
