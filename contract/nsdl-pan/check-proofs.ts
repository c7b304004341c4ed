import { panChecksTexts } from '../../texts/en/pan-checks.ts'
import { formatDate } from '../kernel/dates.ts'
import { needsRepresentative, type RuleFacts } from './check-facts.ts'
import { aadhaarProvesBirth, needsBirthCertificate, type ProofField, proofsFor } from './documents.ts'

/** Every paper that is wanted is one of its list. */
export const wrongProof =
  (field: ProofField) =>
  (code: string, question: RuleFacts): string | undefined => {
    if (code === '' || proofsFor(field, question).some((proof) => proof.code === code)) return undefined
    return field === 'birthProof' ? wrongBirthProof(code, question) : panChecksTexts.thisPaperIsNotTaken()
  }

/** Whose Aadhaar is shown has a number; for who does not act alone it may be the other one's. */
export function warnOfAadhaarProof(code: string, question: RuleFacts): string | undefined {
  const { type, category, draft } = question
  if (category !== 'individual' || type !== 'N' || draft.aadhaarNo !== '' || needsRepresentative(question))
    return undefined
  return code === 'aadhaar' ? panChecksTexts.aadhaarIsChosen() : undefined
}

function wrongBirthProof(code: string, question: RuleFacts): string {
  if (code === 'aadhaar' && !aadhaarProvesBirth(question)) return panChecksTexts.aadhaarIsNoProof()
  return needsBirthCertificate(question)
    ? panChecksTexts.needsTheBirthCertificate({ day: formatDate(question.figures.birthCertificateFrom) })
    : panChecksTexts.thisPaperIsNotTaken()
}
