import { keysOf } from '../kernel/keys-of.ts'
import type { PanCategory } from './category.ts'

/** A paper that proves something. */
export interface Proof {
  code: string
  label: string
}

/** The papers that the portal knows by name; the lists of the rules in force may name others beside. */
export const proofLabels = {
  aadhaar: 'Aadhaar',
  'voter-id': 'Voter ID',
  'driving-licence': 'Driving licence',
  passport: 'Passport',
  'ration-card': 'Ration card with photo',
  'arms-licence': 'Arms licence',
  'government-id': 'Photo ID of the Central or State Government or a PSU',
  'pensioner-card': 'Pensioner card with photo',
  'health-card': 'CGHS or ECHS card with photo',
  'identity-certificate': 'Certificate of identity (Annexure A, original)',
  'bank-certificate': 'Bank certificate with attested photo (Annexure B, original)',
  'post-office-passbook': 'Post office passbook',
  'property-tax': 'Latest property tax order',
  domicile: 'Domicile certificate',
  'accommodation-letter': 'Letter of government accommodation, up to 3 years old',
  'property-registration': 'Registration of property',
  'electricity-bill': 'Electricity bill, up to 3 months old',
  'phone-bill': 'Landline or broadband bill, up to 3 months old',
  'water-bill': 'Water bill, up to 3 months old',
  'gas-bill': 'Gas bill, up to 3 months old',
  'bank-statement': 'Bank statement, up to 3 months old',
  'depository-statement': 'Depository statement, up to 3 months old',
  'card-statement': 'Credit card statement, up to 3 months old',
  'address-certificate': 'Certificate of address (original)',
  'employer-certificate': "Employer's certificate (original)",
  'birth-certificate': 'Birth certificate',
  matriculation: 'Matriculation certificate or mark sheet',
  'pension-order': 'Pension payment order',
  'marriage-certificate': 'Marriage certificate',
  affidavit: 'Affidavit before a magistrate',
  'pan-card': 'Copy of the PAN card',
  'allotment-letter': 'PAN allotment letter',
  'fir-copy': 'Copy of the FIR about the lost card',
  'good-effort': "No FIR: to be processed on 'good effort'",
  'marriage-invitation': 'Marriage invitation card',
  'passport-husband': "Passport with the husband's name",
  gazette: 'Gazette notification',
  'gazetted-officer': 'Certificate of a gazetted officer',
  'huf-affidavit': 'New affidavit by the Karta',
  'roc-certificate': 'Certificate of the Registrar of Companies',
  'roc-name-change': 'Certificate of the change of name by the Registrar of Companies',
  'firm-certificate': 'Certificate of the Registrar of Firms',
  'partnership-deed': 'Partnership deed',
  'revised-deed': 'Revised partnership deed',
  'llp-certificate': 'Certificate of the Registrar of LLPs',
  'trust-deed': 'Trust deed',
  'charity-certificate': "Charity Commissioner's certificate",
  agreement: 'Agreement',
  'registration-certificate': 'Certificate of registration',
  'government-document': 'Government document with identity and address',
  'revised-registration': 'Revised registration or deed',
} as const
export type ProofCode = keyof typeof proofLabels

/** The lists of papers that are taken for a PAN application, each by what it proves. */
export const proofLists = {
  identity: 'Identity of a person',
  address: 'Address of a person',
  birth: 'Birth of a person',
  pan: 'The PAN in use, for a correction',
  'lost-pan': 'The PAN in use, when its card is lost',
  'name-after-marriage': 'New name of a woman after marriage',
  name: 'New name of a person',
  parents: 'New name of a father or mother',
  'huf-name': 'New name of an HUF',
  company: 'A company',
  'company-name': 'New name of a company',
  firm: 'A partnership firm',
  'firm-name': 'New name of a partnership firm',
  llp: 'A limited liability partnership',
  trust: 'A trust',
  body: 'Association, body of individuals, local authority, juridical person or government',
  'body-name': 'New name of an LLP, a trust or another body',
} as const
export type ProofListName = keyof typeof proofLists
export const proofListNames = keysOf(proofLists)

/** Every list as it is in force on some day. */
export type ProofBook = Readonly<Record<ProofListName, readonly Proof[]>>

/** Which list proves that an entity exists, and which that it is called otherwise now. */
export const entityProofLists: Readonly<
  Record<Exclude<PanCategory, 'individual'>, { entity: ProofListName; newName: ProofListName }>
> = {
  // A Hindu Undivided Family attaches its affidavit always, and shows the papers of its Karta.
  huf: { entity: 'identity', newName: 'huf-name' },
  company: { entity: 'company', newName: 'company-name' },
  firm: { entity: 'firm', newName: 'firm-name' },
  llp: { entity: 'llp', newName: 'body-name' },
  trust: { entity: 'trust', newName: 'body-name' },
  aop: { entity: 'body', newName: 'body-name' },
  boi: { entity: 'body', newName: 'body-name' },
  'local-authority': { entity: 'body', newName: 'body-name' },
  'artificial-juridical-person': { entity: 'body', newName: 'body-name' },
  government: { entity: 'body', newName: 'body-name' },
}
