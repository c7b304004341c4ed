import { newFormsFrom, type PanCategory } from './category.ts'
import { isMinor, needsRepresentative, type PanQuestion, panRules } from './check-facts.ts'
import type { PanChange, PanField } from './draft.ts'

/** A paper that proves something. Those with days are taken between them only, both included. */
export interface Proof {
  code: string
  label: string
  from?: string
  until?: string
}

const lastOldDay = new Date(Date.parse(`${newFormsFrom}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

const identity: readonly Proof[] = [
  { code: 'aadhaar', label: 'Aadhaar' },
  { code: 'voter-id', label: 'Voter ID' },
  { code: 'driving-licence', label: 'Driving licence' },
  { code: 'passport', label: 'Passport' },
  { code: 'ration-card', label: 'Ration card with photo' },
  { code: 'arms-licence', label: 'Arms licence' },
  { code: 'government-id', label: 'Photo ID of the Central or State Government or a PSU' },
  { code: 'pensioner-card', label: 'Pensioner card with photo' },
  { code: 'health-card', label: 'CGHS or ECHS card with photo' },
  { code: 'identity-certificate', label: 'Certificate of identity (Annexure A, original)' },
  { code: 'bank-certificate', label: 'Bank certificate with attested photo (Annexure B, original)' },
]
const address: readonly Proof[] = [
  { code: 'aadhaar', label: 'Aadhaar' },
  { code: 'voter-id', label: 'Voter ID' },
  { code: 'driving-licence', label: 'Driving licence' },
  { code: 'passport', label: 'Passport, own or of the spouse' },
  { code: 'post-office-passbook', label: 'Post office passbook' },
  { code: 'property-tax', label: 'Latest property tax order' },
  { code: 'domicile', label: 'Domicile certificate' },
  { code: 'accommodation-letter', label: 'Letter of government accommodation, up to 3 years old' },
  { code: 'property-registration', label: 'Registration of property' },
  { code: 'electricity-bill', label: 'Electricity bill, up to 3 months old' },
  { code: 'phone-bill', label: 'Landline or broadband bill, up to 3 months old' },
  { code: 'water-bill', label: 'Water bill, up to 3 months old' },
  { code: 'gas-bill', label: 'Gas bill, up to 3 months old' },
  { code: 'bank-statement', label: 'Bank statement, up to 3 months old' },
  { code: 'depository-statement', label: 'Depository statement, up to 3 months old' },
  { code: 'card-statement', label: 'Credit card statement, up to 3 months old' },
  { code: 'address-certificate', label: 'Certificate of address (original)' },
  { code: 'employer-certificate', label: "Employer's certificate (original)" },
]
const birth: readonly Proof[] = [
  { code: 'birth-certificate', label: 'Birth certificate' },
  { code: 'matriculation', label: 'Matriculation certificate or mark sheet' },
  { code: 'passport', label: 'Passport' },
  { code: 'driving-licence', label: 'Driving licence' },
  { code: 'voter-id', label: 'Voter ID' },
  { code: 'pension-order', label: 'Pension payment order' },
  { code: 'marriage-certificate', label: 'Marriage certificate' },
  { code: 'domicile', label: 'Domicile certificate' },
  { code: 'affidavit', label: 'Affidavit before a magistrate' },
  { code: 'aadhaar', label: 'Aadhaar', until: lastOldDay },
]
/** Of a minor the papers of whoever acts for it count as well. */
const ofRepresentative: Proof = { code: 'representative', label: 'That of the representative' }

const pan: readonly Proof[] = [
  { code: 'pan-card', label: 'Copy of the PAN card' },
  { code: 'allotment-letter', label: 'PAN allotment letter' },
]
const lostPan: readonly Proof[] = [{ code: 'fir-copy', label: 'Copy of the FIR about the lost card' }]

const gazette: Proof = { code: 'gazette', label: 'Gazette notification' }
const officer: Proof = { code: 'gazetted-officer', label: 'Certificate of a gazetted officer' }
const afterMarriage: readonly Proof[] = [
  { code: 'marriage-certificate', label: 'Marriage certificate' },
  { code: 'marriage-invitation', label: 'Marriage invitation card' },
  { code: 'passport-husband', label: "Passport with the husband's name" },
]
const revised: readonly Proof[] = [{ code: 'revised-registration', label: 'Revised registration or deed' }]

const gathered: readonly Proof[] = [
  { code: 'agreement', label: 'Agreement' },
  { code: 'registration-certificate', label: 'Certificate of registration' },
  { code: 'government-document', label: 'Government document with identity and address' },
]

interface EntityProofs {
  /** That it exists, and where. */
  entity: readonly Proof[]
  /** That it is called otherwise now. */
  newName: readonly Proof[]
}

/** A Hindu Undivided Family attaches its affidavit always, and shows the papers of its Karta. */
const entities: Readonly<Record<Exclude<PanCategory, 'individual'>, EntityProofs>> = {
  huf: { entity: identity, newName: [{ code: 'huf-affidavit', label: 'New affidavit by the Karta' }] },
  company: {
    entity: [{ code: 'roc-certificate', label: 'Certificate of the Registrar of Companies' }],
    newName: [{ code: 'roc-name-change', label: 'Certificate of the change of name by the Registrar of Companies' }],
  },
  firm: {
    entity: [
      { code: 'firm-certificate', label: 'Certificate of the Registrar of Firms' },
      { code: 'partnership-deed', label: 'Partnership deed' },
    ],
    newName: [{ code: 'revised-deed', label: 'Revised partnership deed' }],
  },
  llp: { entity: [{ code: 'llp-certificate', label: 'Certificate of the Registrar of LLPs' }], newName: revised },
  trust: {
    entity: [
      { code: 'trust-deed', label: 'Trust deed' },
      { code: 'charity-certificate', label: "Charity Commissioner's certificate" },
    ],
    newName: revised,
  },
  aop: { entity: gathered, newName: revised },
  boi: { entity: gathered, newName: revised },
  'local-authority': { entity: gathered, newName: revised },
  'artificial-juridical-person': { entity: gathered, newName: revised },
  government: { entity: gathered, newName: revised },
}

export const proofFields = [
  'identityProof',
  'addressProof',
  'birthProof',
  'panProof',
  'changeProof',
  'raIdentityProof',
  'raAddressProof',
] as const satisfies readonly PanField[]
export type ProofField = (typeof proofFields)[number]

export const proofLabels: Record<ProofField, string> = {
  identityProof: 'Proof of identity',
  addressProof: 'Proof of address',
  birthProof: 'Proof of birth',
  panProof: 'Proof of the PAN',
  changeProof: 'Proof of the change',
  raIdentityProof: "Representative's proof of identity",
  raAddressProof: "Representative's proof of address",
}

/** Which papers must be attached. */
export function wantedProofs(question: PanQuestion): ProofField[] {
  const { type, category, mode, draft } = question
  const person = category === 'individual'
  const correcting = type === 'C'
  const asked: Record<ProofField, boolean> = {
    // Without paper Aadhaar itself proves who and where.
    identityProof: mode === 'physical',
    addressProof: mode === 'physical' && (person || category === 'huf'),
    birthProof: person ? !correcting || draft.changes.includes('born') : category === 'huf' && !correcting,
    panProof: correcting,
    changeProof: correcting && changesToProve(question).length > 0,
    raIdentityProof: needsRepresentative(question),
    raAddressProof: needsRepresentative(question),
  }
  return proofFields.filter((field) => asked[field])
}

/** The papers that are taken for one of the fields now. */
export function proofsFor(field: ProofField, question: PanQuestion): Proof[] {
  return listOf(field, question).filter(
    ({ from = '', until = '9999' }) => from <= question.today && question.today <= until,
  )
}

function listOf(field: ProofField, question: PanQuestion): readonly Proof[] {
  const { category, draft } = question
  const orGuardian = isMinor(question) ? [ofRepresentative] : []
  switch (field) {
    case 'identityProof':
      return category === 'individual' ? [...identity, ...orGuardian] : entities[category].entity
    case 'addressProof':
      return [...address, ...orGuardian]
    case 'birthProof':
      return category === 'individual' && draft.born >= panRules.birthCertificateFrom
        ? birth.filter(({ code }) => code === 'birth-certificate')
        : birth
    case 'panProof':
      return draft.cardLost ? lostPan : pan
    case 'changeProof':
      return changeProofs(question)
    case 'raIdentityProof':
      return identity
    case 'raAddressProof':
      return address
  }
}

/** Changes that neither the proofs of identity, address and birth nor a new photo and signature show. */
export const changesToProve = ({ category, draft }: PanQuestion): PanChange[] =>
  draft.changes.filter((change) => change === 'name' || (change === 'parents' && category === 'individual'))

/** One paper for all that changes, so it must be taken for each. */
function changeProofs(question: PanQuestion): Proof[] {
  const lists = changesToProve(question).map((change) => proofsOfChange(change, question))
  const [first = [], ...others] = lists
  return first.filter(({ code }) => others.every((list) => list.some((proof) => proof.code === code)))
}

function proofsOfChange(change: PanChange, { category, draft }: PanQuestion): readonly Proof[] {
  if (category !== 'individual') return entities[category].newName
  if (change === 'parents') return [gazette]
  return draft.gender === 'F' ? [...afterMarriage, gazette, officer] : [gazette, officer]
}

const everyProof = new Map<string, Proof>(
  [
    ...Object.values(entities).flatMap(({ entity, newName }) => [...entity, ...newName]),
    ...[birth, address, identity, pan, lostPan, afterMarriage, [gazette, officer, ofRepresentative]].flat(),
  ].map((proof) => [proof.code, proof]),
)

/** What a code means, for whoever reads it later; an unknown one stays as it is. */
export const proofLabel = (code: string): string => everyProof.get(code)?.label ?? code
