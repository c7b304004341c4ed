import { needsRepresentative, onlyWrong, type PanQuestion, required, type Wrong } from './check-facts.ts'
import { checkNameParts, wrongAadhaar } from './check-person.ts'
import { checkAddress } from './check-places.ts'
import { representativeCapacities } from './choices.ts'

/** Who acts for a minor, or for whoever cannot act alone: name, address, Aadhaar. */
export function checkRepresentative(question: PanQuestion): Wrong {
  if (!needsRepresentative(question)) return {}
  const { draft } = question
  return {
    ...checkNameParts('ra', draft),
    ...checkAddress('ra', draft),
    ...onlyWrong({
      raTitle: required(draft.raTitle),
      raCapacity: wrongCapacity(draft.raCapacity),
      raAadhaarNo: wrongAadhaar(draft.raAadhaarNo, { wanted: true }) ?? sameAsApplicant(question),
    }),
  }
}

const wrongCapacity = (text: string) =>
  required(text) ?? (representativeCapacities.includes(text) ? undefined : 'Please choose one of the list')

function sameAsApplicant({ draft }: PanQuestion): string | undefined {
  const digits = (text: string) => text.replace(/\D/g, '')
  const whole = digits(draft.raAadhaarNo).length === 12
  const same = whole && digits(draft.raAadhaarNo) === digits(draft.aadhaarNo)
  return same ? "This is the applicant's number; the representative has another" : undefined
}
