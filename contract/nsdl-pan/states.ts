import type { Moves } from '../kernel/moves.ts'

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

/** What can be done from where. The server refuses by it, the screens show exactly these. */
export const panWorkflow = {
  draft: ['submit', 'discard'],
  'awaiting-scan': ['upload-scan', 'cancel'],
  'awaiting-crop': ['crop', 'upload-scan', 'cancel'],
  verification: ['verify', 'reject', 'refund'],
  verified: ['acknowledge', 'reject', 'refund'],
  acknowledged: ['issue', 'tin-reject', 'refund'],
  issued: [],
  rejected: ['reapply', 'refund'],
  'tin-rejected': ['tin-resubmit'],
  'tin-resubmitted': ['tin-accept', 'tin-return'],
  'esign-pending': ['esign-done', 'esign-fail'],
  'esign-failed': ['esign-again', 'confirm-cancel'],
  cancelled: [],
} as const satisfies Moves<PanState, PanMove>

/** Who makes a move: the merchant, the back office, or the provider behind the applicant. */
export const panMovers: Record<PanMove, 'merchant' | 'office' | 'provider'> = {
  submit: 'merchant',
  discard: 'merchant',
  'upload-scan': 'merchant',
  crop: 'merchant',
  cancel: 'merchant',
  reapply: 'merchant',
  'tin-resubmit': 'merchant',
  'esign-again': 'merchant',
  verify: 'office',
  reject: 'office',
  refund: 'office',
  acknowledge: 'office',
  issue: 'office',
  'tin-reject': 'office',
  'tin-accept': 'office',
  'tin-return': 'office',
  'confirm-cancel': 'office',
  'esign-done': 'provider',
  'esign-fail': 'provider',
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
