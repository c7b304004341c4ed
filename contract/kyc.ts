import * as z from 'zod/mini'
import { kycFieldsTexts } from '../texts/en/kyc-fields.ts'
import { isWanted } from './form/check-fields.ts'
import { endpoint, fileEndpoint, nothing, type Schema, type UploadRule, uploadEndpoint } from './kernel/endpoint.ts'
import { byId } from './kernel/fields.ts'
import { tableOf } from './kernel/keys-of.ts'
import { merchantArea } from './kernel/role.ts'
import {
  type DetailStep,
  detailSteps,
  fieldsOfStep,
  type KycFieldName,
  type KycForms,
  kycField,
  kycFieldNames,
  stepsOf,
} from './kyc-fields.ts'
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

const allow = merchantArea()
const base = '/merchant/my-profile/kyc'

const text = z._default(z.string(), '')
const { aadharNo: _sealed, ...detailTexts } = tableOf(kycFieldNames, () => text)
/** Everything that can be filled in, as far as it is known; but for the Aadhaar number, which is sealed. */
export const kycDetails = z.object(detailTexts)
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
export const saveBusiness = stepCall('business', detailSteps.business)
export const saveBusinessIdentity = stepCall('business-identity', detailSteps['business-identity'])
export const savePerson = stepCall('person', detailSteps.person)
export const savePersonIdentity = stepCall('person-identity', detailSteps['person-identity'])

const maxBytes = 8_000_000
export const kycDocumentRule: UploadRule = {
  types: ['image', 'pdf'],
  maxBytes,
  get refusal() {
    return kycFieldsTexts.imagesAndPdf()
  },
}
export const photoRule: UploadRule = {
  types: ['image'],
  maxBytes,
  get refusal() {
    return kycFieldsTexts.imagesOnly()
  },
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

/** The fields of a step that are wanted though its schema takes them empty: a number to be sealed, while none is kept. */
export const leftEmpty = (
  step: DetailStep,
  typed: Readonly<Record<string, string>>,
  question: KycForms['question'],
): KycFieldName[] => fieldsOfStep(step).filter((name) => isWanted(kycField(name), question) && typed[name] === '')

/** What is still wanted before it can be handed in: names of steps and documents. */
export function missingOf(
  kind: KycKind,
  given: { details: KycDetails; aadharNo: string; documents: readonly KycDocument[] },
): { steps: DetailStep[]; documents: KycDocument['kind'][] } {
  const typed = { ...given.details, aadharNo: '' }
  const isWhole = (step: DetailStep) =>
    z.safeParse(detailSteps[step], typed).success &&
    leftEmpty(step, typed, { kind, keptAadhaar: given.aadharNo }).length === 0
  const good = new Set(
    given.documents.filter(({ state: s }) => s === 'uploaded' || s === 'verified').map((d) => d.kind),
  )
  return {
    steps: stepsOf(kind).filter((step) => !isWhole(step)),
    documents: documentsOf[kind].filter((one) => !good.has(one)),
  }
}
