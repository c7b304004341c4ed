import * as z from 'zod/mini'
import { type KycDocument, kycDetails, type MyKyc } from '../../contract/kyc.ts'
import { documentsOf, type KycKind } from '../../contract/kyc-moves.ts'
import type { KycReview } from '../../contract/kyc-review.ts'

const nothingTyped = z.parse(kycDetails, {})
export const staffDetails = {
  ...nothingTyped,
  fName: 'Asha',
  lName: 'Rao',
  fatherName: 'Mohan Rao',
  gender: 'F',
  dob: '1990-04-05',
  panNo: 'ABCPD1234E',
}

export const documentsIn = (kind: KycKind, state: KycDocument['state'], reason = ''): KycDocument[] =>
  documentsOf[kind].map((one, i) => ({
    kind: one,
    state,
    id: state === 'not-uploaded' ? null : String(i + 1),
    isPdf: false,
    uploadedAt: state === 'not-uploaded' ? null : '2026-11-15T06:00:00.000Z',
    reason,
  }))

/** The KYC of someone who has just been invited. */
export const aKyc = (change: Partial<MyKyc> = {}): MyKyc => ({
  kind: 'staff',
  state: 'not-started',
  begun: true,
  remark: '',
  details: nothingTyped,
  aadharNo: '',
  documents: documentsIn(change.kind ?? 'staff', 'not-uploaded'),
  ...change,
})

export const aReview = (change: Partial<KycReview> = {}): KycReview => ({
  districtKnown: true,
  id: '7',
  code: 'E000007',
  name: 'Asha Rao',
  kind: 'staff',
  state: 'submitted',
  merchantCode: 'M000001',
  bussName: 'Rao Stores',
  mobileNo: '9876540001',
  emailId: 'asha@people.test',
  details: staffDetails,
  aadharNo: 'XXXX XXXX 2346',
  documents: documentsIn('staff', 'uploaded'),
  submittedAt: '2026-11-15T06:00:00.000Z',
  decision: null,
  alike: [],
  reasons: ['The document cannot be read. Upload a sharp one.'],
  ...change,
})
