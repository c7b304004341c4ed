import { keysOf } from '../kernel/keys-of.ts'

/** Kinds of applicants. The letter is the fourth of the PAN that they get. */
export const panCategories = {
  individual: { label: 'Individual', letter: 'P', capacity: 'Himself / Herself', proof: '' },
  huf: { label: 'Hindu Undivided Family', letter: 'H', capacity: 'Karta', proof: 'Affidavit by the Karta' },
  company: {
    label: 'Company',
    letter: 'C',
    capacity: 'Authorised signatory',
    proof: 'Certificate of registration from the Registrar of Companies',
  },
  firm: {
    label: 'Partnership Firm',
    letter: 'F',
    capacity: 'Partner',
    proof: 'Certificate of the Registrar of Firms, or the partnership deed',
  },
  llp: {
    label: 'Limited Liability Partnership',
    letter: 'F',
    capacity: 'Authorised signatory',
    proof: 'Certificate of the Registrar of LLPs',
  },
  trust: {
    label: 'Trust',
    letter: 'T',
    capacity: 'Trustee',
    proof: "Trust deed, or the Charity Commissioner's certificate",
  },
  aop: {
    label: 'Association of Persons',
    letter: 'A',
    capacity: 'Authorised signatory',
    proof: 'Agreement, or certificate of registration',
  },
  boi: {
    label: 'Body of Individuals',
    letter: 'B',
    capacity: 'Authorised signatory',
    proof: 'Agreement, or certificate of registration',
  },
  'local-authority': {
    label: 'Local Authority',
    letter: 'L',
    capacity: 'Authorised signatory',
    proof: 'A document of the Central or State Government with identity and address',
  },
  'artificial-juridical-person': {
    label: 'Artificial Juridical Person',
    letter: 'J',
    capacity: 'Authorised signatory',
    proof: 'A document of the Central or State Government with identity and address',
  },
  government: {
    label: 'Government',
    letter: 'G',
    capacity: 'Authorised signatory',
    proof: 'A document of the Central or State Government with identity and address',
  },
} as const
export type PanCategory = keyof typeof panCategories
export const panCategoryNames = keysOf(panCategories)
export const panCategoryOptions = panCategoryNames.map((value) => ({ value, label: panCategories[value].label }))

/** Only people have a photo and a signature of their own on the form. */
export const isPerson = (category: string): boolean => category === 'individual'

export const panTypes = { N: 'New', C: 'Correction' } as const
export type PanType = keyof typeof panTypes
export const panTypeNames = ['N', 'C'] as const

export const panModes = { physical: 'Physical', paperless: 'Paperless' } as const
export type PanMode = keyof typeof panModes
export const panCards = { card: 'Card and e-PAN', epan: 'e-PAN only' } as const
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
  if (day < newFormsFrom) return type === 'N' ? 'Form 49A' : 'PAN CR Form'
  if (type === 'C') return isPerson(category) ? 'PAN CR-01' : 'PAN CR-02'
  return isPerson(category) ? 'Form 93' : 'Form 94'
}
