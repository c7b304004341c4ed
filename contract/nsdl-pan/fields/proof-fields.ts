import type { Text } from '../../../texts/catalogue.ts'
import { panFieldsTexts } from '../../../texts/en/pan-fields.ts'
import type { FieldPlace } from '../../form/form-field.ts'
import { asksAll, isMinor, type RuleFacts, takesAnything } from '../check-facts.ts'
import { warnOfAadhaarProof, wrongProof } from '../check-proofs.ts'
import { aadhaarProvesBirth, isProofWanted, type ProofField, proofLabel, proofsFor } from '../documents.ts'
import { asText, type PanForms, tick, typed } from '../field-kinds.ts'

type Place = FieldPlace<PanForms, string>

interface Proof extends Pick<Place, 'hint' | 'reasons' | 'warn'> {
  read: Text
  /** On the form and on paper. */
  label: Text
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

const guardianHint = (question: RuleFacts) => (isMinor(question) ? panFieldsTexts.theirPaperCountsToo() : undefined)

/** Which papers go with the form, and where it is signed. */
export const proofFields = {
  identityProof: proof('identityProof', {
    read: panFieldsTexts.proofOfIdentity,
    label: panFieldsTexts.proofOfIdentity,
    asksFor: ({ category }) =>
      category === 'individual' || category === 'huf'
        ? panFieldsTexts.proofOfIdentity()
        : panFieldsTexts.proofOfTheEntity(),
    hint: guardianHint,
    warn: warnOfAadhaarProof,
    reasons: ['NAME-DIFFERS', 'DOCUMENT-ILLEGIBLE'],
    line: 1,
  }),
  addressProof: proof('addressProof', {
    read: panFieldsTexts.proofOfAddress,
    label: panFieldsTexts.proofOfAddress,
    hint: guardianHint,
    warn: warnOfAadhaarProof,
    reasons: ['ADDRESS-PROOF-OLD', 'ADDRESS-PROOF-OTHER', 'DOCUMENT-ILLEGIBLE'],
    line: 2,
  }),
  birthProof: proof('birthProof', {
    read: panFieldsTexts.proofOfBirth,
    label: panFieldsTexts.proofOfBirth,
    hint: (question) => (aadhaarProvesBirth(question) ? undefined : panFieldsTexts.aadhaarIsNoProofOfBirth()),
    reasons: ['DOB-DIFFERS', 'DOCUMENT-ILLEGIBLE'],
    line: 3,
  }),
  panProof: proof('panProof', {
    read: panFieldsTexts.proofOfPan,
    label: panFieldsTexts.proofOfThePan,
    reasons: ['PAN-PROOF-MISSING'],
    line: 4,
  }),
  changeProof: proof('changeProof', {
    read: panFieldsTexts.proofOfTheChange,
    label: panFieldsTexts.proofOfTheChange,
    reasons: ['CHANGE-PROOF-MISSING'],
    line: 5,
  }),
  raIdentityProof: proof('raIdentityProof', {
    read: panFieldsTexts.proofOfIdentity,
    label: panFieldsTexts.representativesProofOfIdentity,
    section: 'Representative',
    reasons: ['REPRESENTATIVE-MISSING'],
    line: 6,
  }),
  raAddressProof: proof('raAddressProof', {
    read: panFieldsTexts.proofOfAddress,
    label: panFieldsTexts.representativesProofOfAddress,
    section: 'Representative',
    reasons: ['REPRESENTATIVE-MISSING'],
    line: 7,
  }),
  place: typed(50, {
    section: 'Documents',
    asked: asksAll,
    read: panFieldsTexts.place,
    hint: panFieldsTexts.whereTheFormIsSigned,
    wanted: true,
    check: takesAnything,
    screen: [{ group: 'papers' }],
    paper: { none: 'It stands below the declaration' },
  }),
  consent: tick({
    section: null,
    asked: asksAll,
    read: panFieldsTexts.consent,
    wanted: true,
    check: (agreed) => (agreed ? undefined : panFieldsTexts.tickWhenAgreed()),
    screen: [{ group: 'consent' }],
    paper: { none: 'The signature below the declaration says it' },
  }),
}
