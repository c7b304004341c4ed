import { formatDate } from '../kernel/dates.ts'
import { needsRepresentative, onlyWrong, type PanQuestion, required, type Wrong } from './check-facts.ts'
import { aadhaarProvesBirth, needsBirthCertificate, type ProofField, proofsFor, wantedProofs } from './documents.ts'

/** Every paper that is wanted is one of its list; the declaration has a place and the applicant's word. */
export function checkPapers(question: PanQuestion): Wrong {
  const { draft } = question
  const proofs = wantedProofs(question).map((field) => [field, wrongProof(field, question)] as const)
  return onlyWrong({
    ...Object.fromEntries(proofs),
    place: required(draft.place),
    consent: !draft.consent && 'Tick this when the applicant has agreed',
  })
}

/** Whose Aadhaar is shown has a number; for who does not act alone it may be the other one's. */
export function warnOfAadhaarProof(question: PanQuestion): Wrong {
  const { draft } = question
  if (question.type !== 'N' || draft.aadhaarNo !== '' || needsRepresentative(question)) return {}
  const warning = (field: 'identityProof' | 'addressProof') =>
    draft[field] === 'aadhaar' ? 'Aadhaar is chosen as a proof, and no Aadhaar number is given' : undefined
  return { identityProof: warning('identityProof'), addressProof: warning('addressProof') }
}

function wrongProof(field: ProofField, question: PanQuestion): string | undefined {
  const code = question.draft[field]
  if (code === '') return 'Required'
  if (proofsFor(field, question).some((proof) => proof.code === code)) return undefined
  return field === 'birthProof'
    ? wrongBirthProof(code, question)
    : 'This paper is not taken here. Please choose another'
}

function wrongBirthProof(code: string, question: PanQuestion): string {
  if (code === 'aadhaar' && !aadhaarProvesBirth(question))
    return 'Aadhaar is no proof of birth any more. Please choose another paper'
  return needsBirthCertificate(question)
    ? `Whoever was born on or after ${formatDate(question.figures.birthCertificateFrom)} needs the birth certificate`
    : 'This paper is not taken here. Please choose another'
}
