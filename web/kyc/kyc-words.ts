import type { DetailStep } from '../../contract/kyc.ts'
import type { DocumentState, KycKind, KycState } from '../../contract/kyc-moves.ts'
import { publicPaths } from '../paths.ts'

export const stateColors: Record<KycState, string> = {
  'not-started': 'gray',
  submitted: 'yellow',
  approved: 'green',
  rejected: 'red',
  're-kyc': 'orange',
}

export const documentColors: Record<DocumentState, string> = {
  'not-uploaded': 'gray',
  uploaded: 'yellow',
  verified: 'green',
  rejected: 'red',
}

export const stepTitles: Record<DetailStep, string> = {
  business: 'Business',
  'business-identity': 'Identity',
  person: 'Person',
  'person-identity': 'Identity',
}

export const formPath: Record<KycKind, string> = {
  merchant: publicPaths.merchantKyc,
  staff: publicPaths.staffKyc,
}

/** Names of the fields, in the form, in its alerts and for the reviewer. */
export const fieldLabels: Record<string, string> = {
  bussName: 'Business name',
  address1: 'Address line 1',
  address2: 'Address line 2',
  address3: 'Address line 3',
  pin: 'Pincode',
  state: 'State',
  district: 'District',
  panNo: 'PAN',
  gstNo: 'GSTIN',
  aadharNo: 'Aadhaar number',
  accountNo: 'Bank account number',
  ifsc: 'IFSC',
  fName: 'First name',
  lName: 'Last name',
  fatherName: "Father's name",
  gender: 'Gender',
  dob: 'Date of birth',
}
