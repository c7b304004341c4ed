import * as z from 'zod/mini'
import { endpoint, fileEndpoint, nothing, type Schema, type UploadRule, uploadEndpoint } from './kernel/endpoint.ts'
import { byId, requiredText } from './kernel/fields.ts'
import { isGstin, panOfGstin } from './kernel/gstin.ts'
import { ifscText, panText } from './kernel/identity-fields.ts'
import { isAadhaar } from './kernel/ids.ts'
import { merchantArea } from './kernel/role.ts'
import {
  documentKinds,
  documentKindsButPhotos,
  documentStates,
  documentsOf,
  type KycKind,
  kycKinds,
  kycStates,
  photoKinds,
} from './kyc-moves.ts'
import { registrant, shop } from './registration.ts'

const allow = merchantArea()
const base = '/merchant/my-profile/kyc'

const spaceless = z.overwrite((typed: string) => typed.replace(/[\s-]/g, ''))

/** Empty where a number is kept already and shall stay: the kept one is never sent to a browser whole. */
const aadharNo = z.string('Required').check(
  spaceless,
  z.maxLength(12, 'Enter the 12 digits'),
  z.refine((typed) => typed === '' || isAadhaar(typed), 'This is not an Aadhaar number. Please check the 12 digits.'),
)
const gstNo = z._default(
  z.string('Invalid input').check(
    spaceless,
    z.toUpperCase(),
    z.maxLength(15, 'Enter the 15 letters and digits'),
    z.refine((typed) => typed === '' || isGstin(typed), 'This is not a GSTIN. Please check its letters and digits.'),
  ),
  '',
)
const accountNo = requiredText(30).check(
  spaceless,
  z.regex(/^\d{9,18}$/, 'Enter the 9 to 18 digits of the account number'),
)

const { address1, address2, address3, pin, state, district } = shop.shape
const { fName, lName, fatherName, gender, dob } = registrant.shape

export const businessStep = z.object({
  bussName: requiredText(100),
  address1,
  address2,
  address3,
  pin,
  state,
  district,
})
export const businessIdentityStep = z.object({ panNo: panText, gstNo, aadharNo, accountNo, ifsc: ifscText }).check(
  z.refine(({ gstNo: gst, panNo }) => gst === '' || panOfGstin(gst) === panNo, {
    path: ['gstNo'],
    error: 'This GSTIN belongs to another PAN',
  }),
)
export const personStep = z.object({ fName, lName, fatherName, gender, dob })
export const personIdentityStep = z.object({ panNo: panText, aadharNo })

/** The steps before the documents, each with what it asks. */
export const detailSteps = {
  business: businessStep,
  'business-identity': businessIdentityStep,
  person: personStep,
  'person-identity': personIdentityStep,
} as const
export type DetailStep = keyof typeof detailSteps
export const stepsOf = {
  merchant: ['business', 'business-identity'],
  staff: ['person', 'person-identity'],
} as const satisfies Record<KycKind, readonly DetailStep[]>

const text = z._default(z.string(), '')
/** Everything that can be filled in, as far as it is known. */
export const kycDetails = z.object({
  bussName: text,
  address1: text,
  address2: text,
  address3: text,
  pin: text,
  state: text,
  district: text,
  panNo: text,
  gstNo: text,
  accountNo: text,
  ifsc: text,
  fName: text,
  lName: text,
  fatherName: text,
  gender: text,
  dob: text,
})
export type KycDetails = z.infer<typeof kycDetails>

export const kycDocument = z.object({
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  /** Of the newest upload; null while there is none. */
  id: z.nullable(z.string()),
  isPdf: z.boolean(),
  uploadedAt: z.nullable(z.string()),
  /** Why it was rejected. */
  reason: z.string(),
})
export type KycDocument = z.infer<typeof kycDocument>

export const myKyc = z.object({
  kind: z.enum(kycKinds),
  state: z.enum(kycStates),
  /** The form was opened once. */
  begun: z.boolean(),
  /** What the back office said when it sent the whole back. */
  remark: z.string(),
  details: kycDetails,
  /** Masked; empty while none is kept. */
  aadharNo: z.string(),
  documents: z.array(kycDocument),
})
export type MyKyc = z.infer<typeof myKyc>
export const getMyKyc = endpoint({
  method: 'GET',
  path: base,
  reads: ['kyc'],
  summary: 'My KYC: what is known, and each document',
  allow,
  reply: myKyc,
})

export const kycStanding = z.object({
  kind: z.enum(kycKinds),
  state: z.enum(kycStates),
  /** Of the owner: nobody of the business spends before it is approved. */
  businessState: z.enum(kycStates),
  begun: z.boolean(),
  /** A document was sent back and waits for another upload. */
  documentRejected: z.boolean(),
})
export type KycStanding = z.infer<typeof kycStanding>
export const getKycStanding = endpoint({
  method: 'GET',
  path: `${base}/standing`,
  reads: ['kyc'],
  summary: 'How far my KYC is, and that of my business',
  allow,
  reply: kycStanding,
})

export const beginKyc = endpoint({
  method: 'POST',
  path: `${base}/begin`,
  changes: ['kyc'],
  summary: 'Remember that the KYC form was opened',
  allow,
  reply: nothing,
})

const stepCall = <Body extends Schema>(step: DetailStep, body: Body) =>
  endpoint({
    method: 'POST',
    path: `${base}/${step}`,
    changes: ['kyc'],
    summary: `Save the step '${step}' of my KYC as a draft`,
    allow,
    body,
    reply: nothing,
  })
export const saveBusiness = stepCall('business', businessStep)
export const saveBusinessIdentity = stepCall('business-identity', businessIdentityStep)
export const savePerson = stepCall('person', personStep)
export const savePersonIdentity = stepCall('person-identity', personIdentityStep)

const maxBytes = 8_000_000
export const kycDocumentRule: UploadRule = {
  types: ['image', 'pdf'],
  maxBytes,
  refusal: 'Only images (JPEG, PNG, WebP) and PDF files are allowed',
}
export const photoRule: UploadRule = {
  types: ['image'],
  maxBytes,
  refusal: 'Only images (JPEG, PNG, WebP) are allowed',
}

export const uploadKycDocument = uploadEndpoint({
  path: `${base}/upload/:kind`,
  changes: ['kyc'],
  summary: 'Upload a paper of my KYC, as image or PDF',
  allow,
  limit: 'upload',
  field: 'document',
  accept: kycDocumentRule,
  params: z.object({ kind: z.enum(documentKindsButPhotos) }),
  reply: nothing,
})
export const uploadKycPhoto = uploadEndpoint({
  path: `${base}/upload-photo/:kind`,
  changes: ['kyc'],
  summary: 'Upload a photo of my KYC',
  allow,
  limit: 'upload',
  field: 'document',
  accept: photoRule,
  params: z.object({ kind: z.enum(photoKinds) }),
  reply: nothing,
})

export const getOwnDocument = fileEndpoint({
  path: `${base}/file/:id`,
  summary: 'One of my own KYC documents',
  allow,
  params: byId,
  owned: true,
})

export const submitKyc = endpoint({
  method: 'POST',
  path: `${base}/submit`,
  changes: ['kyc'],
  summary: 'Hand my KYC in; all details and documents must be there',
  allow,
  reply: nothing,
})

/** What is still wanted before it can be handed in: names of steps and documents. */
export function missingOf(
  kind: KycKind,
  given: { details: KycDetails; aadharNo: string; documents: readonly KycDocument[] },
): { steps: DetailStep[]; documents: KycDocument['kind'][] } {
  const typed = { ...given.details, aadharNo: '' }
  const unfit = (step: DetailStep) => !z.safeParse(detailSteps[step], typed).success
  const asksAadhaar = (step: DetailStep) => step === 'business-identity' || step === 'person-identity'
  const good = new Set(
    given.documents.filter(({ state: s }) => s === 'uploaded' || s === 'verified').map((d) => d.kind),
  )
  return {
    steps: stepsOf[kind].filter((step) => unfit(step) || (asksAadhaar(step) && given.aadharNo === '')),
    documents: documentsOf[kind].filter((one) => !good.has(one)),
  }
}
