import type { Text } from '../../texts/catalogue.ts'
import { gstFormTexts } from '../../texts/en/gst-form.ts'
import type { UploadRule } from '../kernel/endpoint.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { type Constitution, isConstitution } from './constitution.ts'
import type { GstDraft } from './registration-draft.ts'

/** The papers of a registration, with what the GST portal takes of each. */
export const gstDocuments = {
  photo: { label: gstFormTexts.photo, maxBytes: 100_000, of: 'person' },
  'pan-card': { label: gstFormTexts.panCard, maxBytes: 1_000_000, of: 'person' },
  'aadhaar-card': { label: gstFormTexts.aadhaarCard, maxBytes: 1_000_000, of: 'person' },
  'place-proof': { label: gstFormTexts.proofOfThePlace, maxBytes: 1_000_000, of: 'business' },
  'rent-agreement': { label: gstFormTexts.rentOrLeaseAgreement, maxBytes: 2_000_000, of: 'business' },
  'consent-letter': { label: gstFormTexts.letterOfConsent, maxBytes: 1_000_000, of: 'business' },
  'bank-proof': { label: gstFormTexts.cancelledCheque, maxBytes: 1_000_000, of: 'business' },
  'business-pan': { label: gstFormTexts.panCardOfTheBusiness, maxBytes: 1_000_000, of: 'business' },
  deed: { label: gstFormTexts.deedOrAgreement, maxBytes: 1_000_000, of: 'business' },
  certificate: { label: gstFormTexts.certificateOfIncorporation, maxBytes: 1_000_000, of: 'business' },
  authorisation: { label: gstFormTexts.letterOfAuthorisation, maxBytes: 1_000_000, of: 'business' },
  'board-resolution': { label: gstFormTexts.boardResolution, maxBytes: 1_000_000, of: 'business' },
} as const satisfies Record<string, { label: Text; maxBytes: number; of: 'person' | 'business' }>
export type GstDocumentKind = keyof typeof gstDocuments
export const gstDocumentKinds = keysOf(gstDocuments)
export const gstDocumentKindsButPhoto = gstDocumentKinds.filter((kind) => kind !== 'photo')

// Pictures may come as large as a phone takes them: they are made to fit.
const maxBytes = 8_000_000
export const gstPhotoRule: UploadRule = {
  types: ['image'],
  maxBytes,
  picture: { side: 2400 },
  get refusal() {
    return gstFormTexts.onlyImages()
  },
}
export const gstDocumentRule: UploadRule = {
  types: ['image', 'pdf'],
  maxBytes,
  picture: { side: 2400 },
  get refusal() {
    return gstFormTexts.onlyImagesAndPdf()
  },
}
export const certificateRule: UploadRule = {
  types: ['pdf'],
  maxBytes: 5_000_000,
  // text: the back office uploads it.
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
  const paper = gstDocuments[kind].label()
  const place = people.findIndex(({ key }) => key === person)
  const whose = people[place]
  return whose
    ? gstFormTexts.paperOf({ paper, name: whose.name || gstFormTexts.personNumber({ number: place + 1 }) })
    : paper
}

export const isSameDocument = (
  one: { kind: string; person: string },
  other: { kind: string; person: string },
): boolean => one.kind === other.kind && one.person === other.person
