import { isPerson, panCategories } from '../../../contract/nsdl-pan/category.ts'
import { spokenName } from '../../../contract/nsdl-pan/names.ts'
import type { FormSheet } from '../form-drawing/form-sheet.ts'
import type { FormFacts } from './printed-parts.ts'

interface Signer {
  signer: string
  capacity: string
  /** How the declaration begins. */
  opening: string
}

const truth =
  'declare that what is stated above, and in the papers attached, is true to the best of my information and belief.'
const onlyOne =
  'No other permanent account number has been allotted or applied for; I know that holding more than one, or giving false particulars, can be punished.'
const change =
  'I ask for the card and the changes ticked above; boxes that are not ticked change nothing. Every other permanent account number that was ever allotted is named above and given back.'
const consent =
  'I agree that the Aadhaar number is used to verify the particulars with UIDAI and is printed here only in part.'

/** What is signed at the end, by whoever may sign for this applicant. */
export function declarationOf(facts: FormFacts, date: string): FormSheet['declaration'] {
  const { opening, ...signed } = signerOf(facts)
  const parts = [`${opening}, ${truth}`, facts.type === 'N' ? onlyOne : change]
  if (isPerson(facts.category)) parts.push(consent)
  return { text: parts.join(' '), place: facts.draft.place, date, ...signed }
}

function signerOf({ category, draft }: FormFacts): Signer {
  if (!isPerson(category)) {
    const capacity = draft.capacity || panCategories[category].capacity
    const signer = draft.signatoryName
    return { signer, capacity, opening: `I, ${signer}, in my capacity as ${capacity} of ${draft.entityName}` }
  }
  const applicant = spokenName(draft, 'name')
  if (!draft.raLast) return { signer: applicant, capacity: 'Applicant', opening: `I, ${applicant}, the applicant` }
  const signer = spokenName(draft, 'ra')
  const capacity = draft.raCapacity || 'Representative assessee'
  return { signer, capacity, opening: `I, ${signer}, in my capacity as ${capacity} of ${applicant}` }
}
