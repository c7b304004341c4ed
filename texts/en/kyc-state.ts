import { catalogue } from '../catalogue.ts'

export const kycStateTexts = catalogue('kyc-state', {
  notStarted: 'Not started',
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  reKyc: 'Re-KYC',
  panCard: 'PAN card',
  aadhaarCard: 'Aadhaar card',
  photo: 'Photo',
  shopPhoto: 'Shop photo',
  addressProof: 'Address proof',
  cancelledCheque: 'Cancelled cheque',
  notUploaded: 'Not uploaded',
  uploaded: 'Uploaded',
  verified: 'Verified',
  started: 'Started',
})
