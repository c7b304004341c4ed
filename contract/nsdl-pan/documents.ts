import { panProofsTexts } from '../../texts/en/pan-proofs.ts'
import { said } from '../../texts/said.ts'
import { isDay } from '../kernel/dates.ts'
import { isKeyOf, keysOf } from '../kernel/keys-of.ts'
import { isMinor, needsRepresentative, type RuleFacts } from './check-facts.ts'
import type { PanChange } from './choices.ts'
import { entityProofLists, type Proof, proofLabels } from './proof-lists.ts'

/** Of a minor the papers of whoever acts for it count as well. */
const ofRepresentative: Proof = said({ code: 'representative', label: panProofsTexts.thatOfTheRepresentative })

/** Which papers must be attached. */
const wanted = {
  // Without paper Aadhaar itself proves who and where.
  identityProof: ({ mode }) => mode === 'physical',
  addressProof: ({ mode, category }) => mode === 'physical' && (category === 'individual' || category === 'huf'),
  birthProof: ({ type, category, draft }) =>
    category === 'individual' ? type !== 'C' || draft.changes.includes('born') : category === 'huf' && type !== 'C',
  panProof: ({ type }) => type === 'C',
  changeProof: (question) => question.type === 'C' && changesToProve(question).length > 0,
  raIdentityProof: needsRepresentative,
  raAddressProof: needsRepresentative,
} as const satisfies Record<string, (question: RuleFacts) => boolean>
export type ProofField = keyof typeof wanted

export const isProofWanted = (field: ProofField, question: RuleFacts): boolean => wanted[field](question)
export const wantedProofs = (question: RuleFacts): ProofField[] =>
  keysOf(wanted).filter((field) => isProofWanted(field, question))

/** Whoever was born late enough proves it by the birth certificate alone. */
export const needsBirthCertificate = ({ category, draft, figures }: RuleFacts): boolean =>
  category === 'individual' &&
  figures.birthCertificateFrom !== null &&
  // A day that is half typed is none yet.
  isDay(draft.born) &&
  draft.born >= figures.birthCertificateFrom

/** Aadhaar was taken for a birth once; whether it is, the list of the day says. */
export const aadhaarProvesBirth = ({ proofs }: RuleFacts): boolean =>
  proofs.birth.some(({ code }) => code === 'aadhaar')

/** The papers that are taken for one of the fields now. */
export function proofsFor(field: ProofField, question: RuleFacts): readonly Proof[] {
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
export const changesToProve = ({ category, draft }: RuleFacts): PanChange[] =>
  draft.changes.filter((change) => change === 'name' || (change === 'parents' && category === 'individual'))

/** One paper for all that changes, so it must be taken for each. */
function changeProofs(question: RuleFacts): Proof[] {
  const lists = changesToProve(question).map((change) => proofsOfChange(change, question))
  const [first = [], ...others] = lists
  return first.filter(({ code }) => others.every((list) => list.some((proof) => proof.code === code)))
}

function proofsOfChange(change: PanChange, { category, draft, proofs }: RuleFacts): readonly Proof[] {
  if (category !== 'individual') return proofs[entityProofLists[category].newName]
  if (change === 'parents') return proofs.parents
  return draft.gender === 'F' ? proofs['name-after-marriage'] : proofs.name
}

/** What a code means, for whoever reads it later; one that the back office has added reads as it is written. */
export function proofLabel(code: string): string {
  if (code === ofRepresentative.code) return ofRepresentative.label
  if (isKeyOf(proofLabels, code)) return proofLabels[code]
  const words = code.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
