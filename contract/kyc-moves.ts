import type { Text } from '../texts/catalogue.ts'
import { kycStateTexts } from '../texts/en/kyc-state.ts'
import { optionOf } from './kernel/option-of.ts'
import type { Workflow } from './kernel/workflow.ts'

/** The owner answers for the business too; its staff for themselves. */
export const kycKinds = ['merchant', 'staff'] as const
export type KycKind = (typeof kycKinds)[number]

export const kycStates = ['not-started', 'submitted', 'approved', 'rejected', 're-kyc'] as const
export type KycState = (typeof kycStates)[number]
export const kycStateLabels: Record<KycState, Text> = {
  'not-started': kycStateTexts.notStarted,
  submitted: kycStateTexts.submitted,
  approved: kycStateTexts.approved,
  rejected: kycStateTexts.rejected,
  're-kyc': kycStateTexts.reKyc,
}

export const kycStateOptions = kycStates.map((value) => optionOf(value, kycStateLabels[value]))

/** 'fill' is every change of details by the person. */
export type KycMove = 'fill' | 'submit' | 'approve' | 'reject' | 'ask-again'
export const kycWorkflow: Workflow<KycState, KycMove> = {
  'not-started': { fill: { to: 'not-started', by: 'merchant' }, submit: { to: 'submitted', by: 'merchant' } },
  submitted: { approve: { to: 'approved', by: 'office' }, reject: { to: 'rejected', by: 'office' } },
  approved: { 'ask-again': { to: 're-kyc', by: 'office' } },
  rejected: { fill: { to: 'rejected', by: 'merchant' }, submit: { to: 'submitted', by: 'merchant' } },
  're-kyc': { fill: { to: 're-kyc', by: 'merchant' }, submit: { to: 'submitted', by: 'merchant' } },
}

export const documentKindsButPhotos = ['pan', 'aadhaar', 'address-proof', 'cheque'] as const
export const photoKinds = ['photo', 'shop-photo'] as const
export const documentKinds = ['pan', 'aadhaar', 'photo', 'shop-photo', 'address-proof', 'cheque'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentLabels: Record<DocumentKind, Text> = {
  pan: kycStateTexts.panCard,
  aadhaar: kycStateTexts.aadhaarCard,
  photo: kycStateTexts.photo,
  'shop-photo': kycStateTexts.shopPhoto,
  'address-proof': kycStateTexts.addressProof,
  cheque: kycStateTexts.cancelledCheque,
}
export const documentsOf: Record<KycKind, readonly DocumentKind[]> = {
  merchant: documentKinds,
  staff: ['pan', 'aadhaar', 'photo'],
}
export const isPhotoKind = (kind: DocumentKind): kind is (typeof photoKinds)[number] =>
  photoKinds.some((one) => one === kind)

export const documentStates = ['not-uploaded', 'uploaded', 'verified', 'rejected'] as const
export type DocumentState = (typeof documentStates)[number]
export const documentStateLabels: Record<DocumentState, Text> = {
  'not-uploaded': kycStateTexts.notUploaded,
  uploaded: kycStateTexts.uploaded,
  verified: kycStateTexts.verified,
  rejected: kycStateTexts.rejected,
}

export type DocumentMove = 'upload' | 'verify' | 'reject'
export type KeptDocumentState = Exclude<DocumentState, 'not-uploaded'>
type DocumentWorkflow = Workflow<DocumentState, DocumentMove, KeptDocumentState>
const upload = { to: 'uploaded', by: 'merchant' } as const
const filling: DocumentWorkflow = {
  'not-uploaded': { upload },
  uploaded: { upload },
  verified: { upload },
  rejected: { upload },
}
const reviewing: DocumentWorkflow = {
  'not-uploaded': {},
  uploaded: { verify: { to: 'verified', by: 'office' }, reject: { to: 'rejected', by: 'office' } },
  verified: {},
  // Sent back alone: the rest of the review need not begin anew.
  rejected: { upload },
}
const settled: DocumentWorkflow = { 'not-uploaded': {}, uploaded: {}, verified: {}, rejected: {} }

/** What can be done with a document depends on where the whole stands. */
export const documentWorkflow: Record<KycState, DocumentWorkflow> = {
  'not-started': filling,
  submitted: reviewing,
  approved: settled,
  rejected: filling,
  're-kyc': filling,
}
