import type { UploadRule } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { type Constitution, isConstitution } from './constitution.ts'
import type { GstDraft } from './registration-draft.ts'

/** The papers of a registration, with what the GST portal takes of each. */
export const gstDocuments = {
  photo: { label: 'Photo', maxBytes: 100_000, of: 'person' },
  'pan-card': { label: 'PAN card', maxBytes: 1_000_000, of: 'person' },
  'aadhaar-card': { label: 'Aadhaar card', maxBytes: 1_000_000, of: 'person' },
  'place-proof': { label: 'Proof of the place of business', maxBytes: 1_000_000, of: 'business' },
  'rent-agreement': { label: 'Rent or lease agreement', maxBytes: 2_000_000, of: 'business' },
  'consent-letter': { label: 'Letter of consent of the owner', maxBytes: 1_000_000, of: 'business' },
  'bank-proof': { label: 'Cancelled cheque, passbook or statement', maxBytes: 1_000_000, of: 'business' },
  'business-pan': { label: 'PAN card of the business', maxBytes: 1_000_000, of: 'business' },
  deed: { label: 'Deed or agreement', maxBytes: 1_000_000, of: 'business' },
  certificate: { label: 'Certificate of incorporation or registration', maxBytes: 1_000_000, of: 'business' },
  authorisation: { label: 'Letter of authorisation', maxBytes: 1_000_000, of: 'business' },
  'board-resolution': { label: 'Board resolution', maxBytes: 1_000_000, of: 'business' },
} as const satisfies Record<string, { label: string; maxBytes: number; of: 'person' | 'business' }>
export type GstDocumentKind = keyof typeof gstDocuments
export const gstDocumentKinds = keysOf(gstDocuments)
export const gstDocumentKindsButPhoto = gstDocumentKinds.filter((kind) => kind !== 'photo')

// Pictures may come as large as a phone takes them: they are made to fit.
const maxBytes = 8_000_000
export const gstPhotoRule: UploadRule = {
  types: ['image'],
  maxBytes,
  picture: { side: 2400 },
  refusal: 'Only images (JPEG, PNG, WebP) are allowed',
}
export const gstDocumentRule: UploadRule = {
  types: ['image', 'pdf'],
  maxBytes,
  picture: { side: 2400 },
  refusal: 'Only images (JPEG, PNG, WebP) and PDF files are allowed',
}
export const certificateRule: UploadRule = {
  types: ['pdf'],
  maxBytes: 5_000_000,
  refusal: 'Only PDF files are allowed',
}

const constitutionPapers: Record<Constitution, readonly GstDocumentKind[]> = {
  proprietorship: [],
  huf: [],
  partnership: ['business-pan', 'deed', 'authorisation'],
  llp: ['business-pan', 'deed', 'certificate', 'authorisation'],
  'private-limited': ['business-pan', 'certificate', 'board-resolution'],
  'one-person': ['business-pan', 'certificate', 'board-resolution'],
  'public-limited': ['business-pan', 'certificate', 'board-resolution'],
  society: ['business-pan', 'certificate', 'authorisation'],
  others: ['business-pan', 'certificate', 'authorisation'],
}
const placePapers: ReadonlyMap<string, readonly GstDocumentKind[]> = new Map([
  ['leased', ['rent-agreement']],
  ['rented', ['rent-agreement']],
  ['consent', ['consent-letter']],
  ['shared', ['consent-letter']],
])

/** One paper that must be there. `person` is the key of whom it is about; empty for the business. */
export interface WantedDocument {
  kind: GstDocumentKind
  person: string
}

/** Which papers this form wants, as far as it is filled in. */
export function wantedDocuments({ constitution, place, bankLater, people }: GstDraft): WantedDocument[] {
  const ofBusiness: GstDocumentKind[] = [
    ...(isConstitution(constitution) ? constitutionPapers[constitution] : []),
    'place-proof',
    ...(placePapers.get(place.possession) ?? []),
    ...(bankLater ? [] : (['bank-proof'] as const)),
  ]
  return [
    ...people.flatMap(({ key }) =>
      (['photo', 'pan-card', 'aadhaar-card'] as const).map((kind) => ({ kind, person: key })),
    ),
    ...ofBusiness.map((kind) => ({ kind, person: '' })),
  ]
}

/** 'Photo of Asha Rao', 'Deed or agreement'; of somebody who is not named any more the paper alone. */
export function documentTitle({ kind, person }: WantedDocument, people: GstDraft['people']): string {
  const { label } = gstDocuments[kind]
  const place = people.findIndex(({ key }) => key === person)
  const whose = people[place]
  return whose ? `${label} of ${whose.name || `person ${place + 1}`}` : label
}

export const isSameDocument = (
  one: { kind: string; person: string },
  other: { kind: string; person: string },
): boolean => one.kind === other.kind && one.person === other.person
