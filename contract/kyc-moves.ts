import type { Moves } from './kernel/moves.ts'

/** The owner answers for the business too; its staff for themselves. */
export const kycKinds = ['merchant', 'staff'] as const
export type KycKind = (typeof kycKinds)[number]

export const kycStates = ['not-started', 'submitted', 'approved', 'rejected', 're-kyc'] as const
export type KycState = (typeof kycStates)[number]
export const kycStateLabels: Record<KycState, string> = {
  'not-started': 'Not started',
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  're-kyc': 'Re-KYC',
}

/** 'fill' is every change of details by the person; the last three are the back office's. */
export type KycMove = 'fill' | 'submit' | 'approve' | 'reject' | 'ask-again'
export const kycMoves = {
  'not-started': ['fill', 'submit'],
  submitted: ['approve', 'reject'],
  approved: ['ask-again'],
  rejected: ['fill', 'submit'],
  're-kyc': ['fill', 'submit'],
} as const satisfies Moves<KycState, KycMove>

export const paperKinds = ['pan', 'aadhaar', 'address-proof', 'cheque'] as const
export const photoKinds = ['photo', 'shop-photo'] as const
export const documentKinds = ['pan', 'aadhaar', 'photo', 'shop-photo', 'address-proof', 'cheque'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentLabels: Record<DocumentKind, string> = {
  pan: 'PAN card',
  aadhaar: 'Aadhaar card',
  photo: 'Photo',
  'shop-photo': 'Shop photo',
  'address-proof': 'Address proof',
  cheque: 'Cancelled cheque',
}
export const documentsOf: Record<KycKind, readonly DocumentKind[]> = {
  merchant: documentKinds,
  staff: ['pan', 'aadhaar', 'photo'],
}
export const isPhotoKind = (kind: DocumentKind): kind is (typeof photoKinds)[number] =>
  photoKinds.some((one) => one === kind)

export const documentStates = ['not-uploaded', 'uploaded', 'verified', 'rejected'] as const
export type DocumentState = (typeof documentStates)[number]
export const documentStateLabels: Record<DocumentState, string> = {
  'not-uploaded': 'Not uploaded',
  uploaded: 'Uploaded',
  verified: 'Verified',
  rejected: 'Rejected',
}

export type DocumentMove = 'upload' | 'verify' | 'reject'
type DocumentMoves = Moves<DocumentState, DocumentMove>
const filling = {
  'not-uploaded': ['upload'],
  uploaded: ['upload'],
  verified: ['upload'],
  rejected: ['upload'],
} as const satisfies DocumentMoves
const reviewing = {
  'not-uploaded': [],
  uploaded: ['verify', 'reject'],
  verified: [],
  // Sent back alone: the rest of the review need not begin anew.
  rejected: ['upload'],
} as const satisfies DocumentMoves
const settled = { 'not-uploaded': [], uploaded: [], verified: [], rejected: [] } as const satisfies DocumentMoves

/** What can be done with a document depends on where the whole stands. */
export const documentMoves = {
  'not-started': filling,
  submitted: reviewing,
  approved: settled,
  rejected: filling,
  're-kyc': filling,
} as const satisfies Record<KycState, DocumentMoves>
