import type { FieldPlace } from '../../form/form-field.ts'
import { asksAll, isMinor, type RuleFacts, takesAnything } from '../check-facts.ts'
import { warnOfAadhaarProof, wrongProof } from '../check-proofs.ts'
import { aadhaarProvesBirth, isProofWanted, type ProofField, proofLabel, proofsFor } from '../documents.ts'
import { asText, type PanForms, tick, typed } from '../field-kinds.ts'

type Place = FieldPlace<PanForms, string>

interface Proof extends Pick<Place, 'hint' | 'reasons' | 'warn'> {
  read: string
  /** On the form and on paper. */
  label: string
  /** On the form, where the kind of applicant says it otherwise. */
  asksFor?: (question: RuleFacts) => string
  section?: 'Documents' | 'Representative'
  line: number
}

/** A paper, by the code of its list. */
const proof = (field: ProofField, { read, label, asksFor, section = 'Documents', line, ...more }: Proof) =>
  typed(40, {
    ...more,
    read,
    section,
    asked: (question) => isProofWanted(field, question),
    offered: (question) => proofsFor(field, question).map((paper) => ({ value: paper.code, label: paper.label })),
    format: proofLabel,
    wanted: true,
    check: wrongProof(field),
    screen: [{ group: 'papers', label: asksFor ?? label }],
    paper: [asText(['papers', line], label, { when: 'filled', write: proofLabel })],
  })

const guardianHint = (question: RuleFacts) =>
  isMinor(question) ? 'The representative’s paper counts as well.' : undefined

/** Which papers go with the form, and where it is signed. */
export const proofFields = {
  identityProof: proof('identityProof', {
    read: 'Proof of identity',
    label: 'Proof of identity',
    asksFor: ({ category }) =>
      category === 'individual' || category === 'huf' ? 'Proof of identity' : 'Proof of the entity',
    hint: guardianHint,
    warn: warnOfAadhaarProof,
    reasons: ['NAME-DIFFERS', 'DOCUMENT-ILLEGIBLE'],
    line: 1,
  }),
  addressProof: proof('addressProof', {
    read: 'Proof of address',
    label: 'Proof of address',
    hint: guardianHint,
    warn: warnOfAadhaarProof,
    reasons: ['ADDRESS-PROOF-OLD', 'ADDRESS-PROOF-OTHER', 'DOCUMENT-ILLEGIBLE'],
    line: 2,
  }),
  birthProof: proof('birthProof', {
    read: 'Proof of birth',
    label: 'Proof of birth',
    hint: (question) => (aadhaarProvesBirth(question) ? undefined : 'Aadhaar is no proof of birth any more.'),
    reasons: ['DOB-DIFFERS', 'DOCUMENT-ILLEGIBLE'],
    line: 3,
  }),
  panProof: proof('panProof', {
    read: 'Proof of PAN',
    label: 'Proof of the PAN',
    reasons: ['PAN-PROOF-MISSING'],
    line: 4,
  }),
  changeProof: proof('changeProof', {
    read: 'Proof of the change',
    label: 'Proof of the change',
    reasons: ['CHANGE-PROOF-MISSING'],
    line: 5,
  }),
  raIdentityProof: proof('raIdentityProof', {
    read: 'Proof of identity',
    label: "Representative's proof of identity",
    section: 'Representative',
    reasons: ['REPRESENTATIVE-MISSING'],
    line: 6,
  }),
  raAddressProof: proof('raAddressProof', {
    read: 'Proof of address',
    label: "Representative's proof of address",
    section: 'Representative',
    reasons: ['REPRESENTATIVE-MISSING'],
    line: 7,
  }),
  place: typed(50, {
    section: 'Documents',
    asked: asksAll,
    read: 'Place',
    hint: 'Where the form is signed.',
    wanted: true,
    check: takesAnything,
    screen: [{ group: 'papers' }],
    paper: { none: 'It stands below the declaration' },
  }),
  consent: tick({
    section: null,
    asked: asksAll,
    read: 'Consent',
    wanted: true,
    check: (agreed) => (agreed ? undefined : 'Tick this when the applicant has agreed'),
    screen: [{ group: 'consent' }],
    paper: { none: 'The signature below the declaration says it' },
  }),
}
