import { panKindsTexts } from '../../texts/en/pan-kinds.ts'
import { said } from '../../texts/said.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { optionOf } from '../kernel/option-of.ts'

/** Kinds of applicants. The letter is the fourth of the PAN that they get. */
export const panCategories = said({
  individual: { label: panKindsTexts.individual, letter: 'P', capacity: 'Himself / Herself', proof: '' },
  huf: {
    label: panKindsTexts.hinduUndividedFamily,
    letter: 'H',
    capacity: 'Karta',
    proof: panKindsTexts.affidavitByTheKarta,
  },
  company: {
    label: panKindsTexts.company,
    letter: 'C',
    capacity: 'Authorised signatory',
    proof: panKindsTexts.certificateOfRegistrarOfCompanies,
  },
  firm: {
    label: panKindsTexts.partnershipFirm,
    letter: 'F',
    capacity: 'Partner',
    proof: panKindsTexts.certificateOfRegistrarOfFirms,
  },
  llp: {
    label: panKindsTexts.limitedLiabilityPartnership,
    letter: 'F',
    capacity: 'Authorised signatory',
    proof: panKindsTexts.certificateOfRegistrarOfLlps,
  },
  trust: {
    label: panKindsTexts.trust,
    letter: 'T',
    capacity: 'Trustee',
    proof: panKindsTexts.trustDeedOrCertificate,
  },
  aop: {
    label: panKindsTexts.associationOfPersons,
    letter: 'A',
    capacity: 'Authorised signatory',
    proof: panKindsTexts.agreementOrCertificateOfRegistration,
  },
  boi: {
    label: panKindsTexts.bodyOfIndividuals,
    letter: 'B',
    capacity: 'Authorised signatory',
    proof: panKindsTexts.agreementOrCertificateOfRegistration,
  },
  'local-authority': {
    label: panKindsTexts.localAuthority,
    letter: 'L',
    capacity: 'Authorised signatory',
    proof: panKindsTexts.aGovernmentDocument,
  },
  'artificial-juridical-person': {
    label: panKindsTexts.artificialJuridicalPerson,
    letter: 'J',
    capacity: 'Authorised signatory',
    proof: panKindsTexts.aGovernmentDocument,
  },
  government: {
    label: panKindsTexts.government,
    letter: 'G',
    capacity: 'Authorised signatory',
    proof: panKindsTexts.aGovernmentDocument,
  },
})
export type PanCategory = keyof typeof panCategories
export const panCategoryNames = keysOf(panCategories)
export const panCategoryOptions = panCategoryNames.map((value) => optionOf(value, () => panCategories[value].label))

/** Only people have a photo and a signature of their own on the form. */
export const isPerson = (category: string): boolean => category === 'individual'

export const panTypes = said({ N: panKindsTexts.new, C: panKindsTexts.correction })
export type PanType = keyof typeof panTypes
export const panTypeNames = ['N', 'C'] as const

export const panModes = said({ physical: panKindsTexts.physical, paperless: panKindsTexts.paperless })
export type PanMode = keyof typeof panModes
export const panCards = said({ card: panKindsTexts.cardAndEpan, epan: panKindsTexts.epanOnly })
export type PanCard = keyof typeof panCards

export interface PanOrder {
  type: PanType
  mode: PanMode
  card: PanCard
  /** The address of communication lies outside India. */
  abroad: boolean
}

/** The product that is paid for. To send a card abroad has a fee of its own; an e-PAN costs the same everywhere. */
export const panProduct = ({ type, mode, card, abroad }: PanOrder): string =>
  `pan-${type === 'N' ? 'new' : 'correction'}-${mode}-${card}${abroad && card === 'card' ? '-abroad' : ''}`

/** From this day the forms of the Income-tax Rules 2026 are used; older ones are refused. */
export const newFormsFrom = '2026-04-01'

/** The form for an applicant of today. */
export function panFormName(type: PanType, category: PanCategory, day: string): string {
  // text: the official names of the forms.
  if (day < newFormsFrom) return type === 'N' ? 'Form 49A' : 'PAN CR Form'
  if (type === 'C') return isPerson(category) ? 'PAN CR-01' : 'PAN CR-02'
  // text: the official names of the forms.
  return isPerson(category) ? 'Form 93' : 'Form 94'
}
