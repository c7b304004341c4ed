import { inForce } from '../law/rule.ts'
import type { PanCategory } from './category.ts'

/** A paper that proves something. */
export interface Proof {
  code: string
  label: string
}

const proof = (code: string, label: string): Proof => ({ code, label })
const cards = [proof('aadhaar', 'Aadhaar'), proof('voter-id', 'Voter ID'), proof('driving-licence', 'Driving licence')]
const passport = proof('passport', 'Passport')
const governmentId = proof('government-id', 'Photo ID of the Central or State Government or a PSU')
const healthCard = proof('health-card', 'CGHS or ECHS card with photo')
const marriageCertificate = proof('marriage-certificate', 'Marriage certificate')
const gazette = proof('gazette', 'Gazette notification')
const officer = proof('gazetted-officer', 'Certificate of a gazetted officer')
const domicile = proof('domicile', 'Domicile certificate')
const bornPapers = [
  proof('birth-certificate', 'Birth certificate'),
  proof('matriculation', 'Matriculation certificate or mark sheet'),
  passport,
  proof('driving-licence', 'Driving licence'),
  proof('voter-id', 'Voter ID'),
  proof('pension-order', 'Pension payment order'),
  marriageCertificate,
  domicile,
  proof('affidavit', 'Affidavit before a magistrate'),
]

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
export const proofListNames = Object.keys(proofLists) as [ProofListName, ...ProofListName[]]

/** Every list as it is in force on some day. */
export type ProofBook = Readonly<Record<ProofListName, readonly Proof[]>>

/** A list from a day on, until a newer one of the same name holds. */
export interface ProofListVersion {
  list: ProofListName
  since: string
  source: string
  proofs: readonly Proof[]
}

const begin = '2011-11-01'
const rule114 = 'Rule 114(4) of the Income-tax Rules 1962'
const changeForm = 'Instructions of the form for changes in PAN data'

/** The lists as the law has them; the back office may have written newer ones since. */
export const usualProofLists: readonly ProofListVersion[] = [
  {
    list: 'identity',
    since: begin,
    source: rule114,
    proofs: [
      ...cards,
      passport,
      proof('ration-card', 'Ration card with photo'),
      proof('arms-licence', 'Arms licence'),
      governmentId,
      proof('pensioner-card', 'Pensioner card with photo'),
      healthCard,
      proof('identity-certificate', 'Certificate of identity (Annexure A, original)'),
      proof('bank-certificate', 'Bank certificate with attested photo (Annexure B, original)'),
    ],
  },
  {
    list: 'address',
    since: begin,
    source: rule114,
    proofs: [
      ...cards,
      proof('passport', 'Passport, own or of the spouse'),
      proof('post-office-passbook', 'Post office passbook'),
      proof('property-tax', 'Latest property tax order'),
      domicile,
      proof('accommodation-letter', 'Letter of government accommodation, up to 3 years old'),
      proof('property-registration', 'Registration of property'),
      proof('electricity-bill', 'Electricity bill, up to 3 months old'),
      proof('phone-bill', 'Landline or broadband bill, up to 3 months old'),
      proof('water-bill', 'Water bill, up to 3 months old'),
      proof('gas-bill', 'Gas bill, up to 3 months old'),
      proof('bank-statement', 'Bank statement, up to 3 months old'),
      proof('depository-statement', 'Depository statement, up to 3 months old'),
      proof('card-statement', 'Credit card statement, up to 3 months old'),
      proof('address-certificate', 'Certificate of address (original)'),
      proof('employer-certificate', "Employer's certificate (original)"),
    ],
  },
  { list: 'birth', since: begin, source: rule114, proofs: [...bornPapers, proof('aadhaar', 'Aadhaar')] },
  {
    list: 'birth',
    since: '2026-04-01',
    source: 'Rule 158 of the Income-tax Rules 2026: Aadhaar is no proof of birth; list of 2025 with both photo cards',
    proofs: [...bornPapers, governmentId, healthCard],
  },
  {
    list: 'pan',
    since: begin,
    source: changeForm,
    proofs: [proof('pan-card', 'Copy of the PAN card'), proof('allotment-letter', 'PAN allotment letter')],
  },
  {
    list: 'lost-pan',
    since: begin,
    source: `${changeForm}; without an FIR it is processed on 'good effort'`,
    proofs: [
      proof('fir-copy', 'Copy of the FIR about the lost card'),
      proof('good-effort', "No FIR: to be processed on 'good effort'"),
    ],
  },
  {
    list: 'name-after-marriage',
    since: begin,
    source: changeForm,
    proofs: [
      marriageCertificate,
      proof('marriage-invitation', 'Marriage invitation card'),
      proof('passport-husband', "Passport with the husband's name"),
      gazette,
      officer,
    ],
  },
  { list: 'name', since: begin, source: changeForm, proofs: [gazette, officer] },
  { list: 'parents', since: begin, source: changeForm, proofs: [gazette] },
  {
    list: 'huf-name',
    since: begin,
    source: changeForm,
    proofs: [proof('huf-affidavit', 'New affidavit by the Karta')],
  },
  {
    list: 'company',
    since: begin,
    source: rule114,
    proofs: [proof('roc-certificate', 'Certificate of the Registrar of Companies')],
  },
  {
    list: 'company-name',
    since: begin,
    source: changeForm,
    proofs: [proof('roc-name-change', 'Certificate of the change of name by the Registrar of Companies')],
  },
  {
    list: 'firm',
    since: begin,
    source: rule114,
    proofs: [
      proof('firm-certificate', 'Certificate of the Registrar of Firms'),
      proof('partnership-deed', 'Partnership deed'),
    ],
  },
  { list: 'firm-name', since: begin, source: changeForm, proofs: [proof('revised-deed', 'Revised partnership deed')] },
  {
    list: 'llp',
    since: begin,
    source: rule114,
    proofs: [proof('llp-certificate', 'Certificate of the Registrar of LLPs')],
  },
  {
    list: 'trust',
    since: begin,
    source: rule114,
    proofs: [proof('trust-deed', 'Trust deed'), proof('charity-certificate', "Charity Commissioner's certificate")],
  },
  {
    list: 'body',
    since: begin,
    source: rule114,
    proofs: [
      proof('agreement', 'Agreement'),
      proof('registration-certificate', 'Certificate of registration'),
      proof('government-document', 'Government document with identity and address'),
    ],
  },
  {
    list: 'body-name',
    since: begin,
    source: changeForm,
    proofs: [proof('revised-registration', 'Revised registration or deed')],
  },
]

/** The lists that hold on a day, of those that the portal begins with. */
export function proofBookOn(day: string): ProofBook {
  const listOn = (name: ProofListName) =>
    inForce(
      usualProofLists.filter(({ list }) => list === name),
      day,
    )?.proofs ?? []
  return Object.fromEntries(proofListNames.map((name) => [name, listOn(name)])) as unknown as ProofBook
}

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
