import { isMinor, needsRepresentative, type PanQuestion } from './check-facts.ts'
import type { PanChange } from './choices.ts'
import type { PanField } from './fields.ts'
import { entityProofLists, type Proof, paperLabels } from './proof-lists.ts'

/** Of a minor the papers of whoever acts for it count as well. */
const ofRepresentative: Proof = { code: 'representative', label: 'That of the representative' }

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

/** Whoever was born late enough proves it by the birth certificate alone. */
export const needsBirthCertificate = ({ category, draft, figures }: PanQuestion): boolean =>
  category === 'individual' && figures.birthCertificateFrom !== null && draft.born >= figures.birthCertificateFrom

/** Aadhaar was taken for a birth once; whether it is, the list of the day says. */
export const aadhaarProvesBirth = ({ proofs }: PanQuestion): boolean =>
  proofs.birth.some(({ code }) => code === 'aadhaar')

/** The papers that are taken for one of the fields now. */
export function proofsFor(field: ProofField, question: PanQuestion): readonly Proof[] {
  const { category, draft, proofs } = question
  const orGuardian = isMinor(question) ? [ofRepresentative] : []
  switch (field) {
    case 'identityProof':
      return category === 'individual' ? [...proofs.identity, ...orGuardian] : proofs[entityProofLists[category].entity]
    case 'addressProof':
      return [...proofs.address, ...orGuardian]
    case 'birthProof':
      return needsBirthCertificate(question)
        ? proofs.birth.filter(({ code }) => code === 'birth-certificate')
        : proofs.birth
    case 'panProof':
      return draft.cardLost ? proofs['lost-pan'] : proofs.pan
    case 'changeProof':
      return changeProofs(question)
    case 'raIdentityProof':
      return proofs.identity
    case 'raAddressProof':
      return proofs.address
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

function proofsOfChange(change: PanChange, { category, draft, proofs }: PanQuestion): readonly Proof[] {
  if (category !== 'individual') return proofs[entityProofLists[category].newName]
  if (change === 'parents') return proofs.parents
  return draft.gender === 'F' ? proofs['name-after-marriage'] : proofs.name
}

const knownLabels = new Map<string, string>(Object.entries(paperLabels)).set(
  ofRepresentative.code,
  ofRepresentative.label,
)

/** What a code means, for whoever reads it later; one that the back office has added reads as it is written. */
export function proofLabel(code: string): string {
  const words = code.replaceAll('-', ' ')
  return knownLabels.get(code) ?? words.charAt(0).toUpperCase() + words.slice(1)
}
