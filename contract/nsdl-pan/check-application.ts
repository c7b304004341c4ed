import { isPerson } from './category.ts'
import { checkCorrection, warnOfLetter } from './check-correction.ts'
import { checkEntity } from './check-entity.ts'
import { onlyWrong, type PanQuestion, type Wrong } from './check-facts.ts'
import { checkPapers, warnOfAadhaarProof } from './check-papers.ts'
import { checkParents, checkPerson } from './check-person.ts'
import { checkPlaces, warnOfCountries } from './check-places.ts'
import { checkRepresentative } from './check-representative.ts'
import { checkTax } from './check-tax.ts'
import { fullName, sameName, warnOfInitials } from './names.ts'

/** Everything that keeps an application from being sent in, by field, a sentence each. Both sides ask this. */
export const checkApplication = (question: PanQuestion): Wrong => ({
  // Before the names, so that one that cannot be read keeps its own reason.
  ...checkCorrection(question),
  ...(isPerson(question.category)
    ? { ...checkPerson(question), ...checkParents(question), ...checkRepresentative(question) }
    : checkEntity(question)),
  ...checkPlaces(question),
  ...checkTax(question),
  ...checkPapers(question),
})

/** What is likely to come back, though it can be sent in. */
export const warnApplication = (question: PanQuestion): Wrong =>
  onlyWrong({
    aadhaarName: warnOfAadhaarName(question),
    panNo: warnOfLetter(question),
    ...warnOfCountries(question.draft),
    ...(isPerson(question.category) && warnOfAadhaarProof(question)),
    ...(isPerson(question.category) && warnOfMiddleNames(question)),
  })

const warnOfMiddleNames = ({ draft }: PanQuestion): Wrong => ({
  nameMiddle: warnOfInitials(draft.nameMiddle),
  fatherMiddle: warnOfInitials(draft.fatherMiddle),
  motherMiddle: warnOfInitials(draft.motherMiddle),
})

function warnOfAadhaarName({ category, draft }: PanQuestion): string | undefined {
  const name = fullName(draft)
  if (!isPerson(category) || draft.aadhaarName === '' || name === '' || sameName(draft.aadhaarName, name))
    return undefined
  return `The name above is ${name}. It must be the same as in Aadhaar, or the application comes back`
}
