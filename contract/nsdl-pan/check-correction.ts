import { isPan } from '../kernel/ids.ts'
import { isPerson, type PanCategory, panCategories } from './category.ts'
import { onlyWrong, type PanQuestion, required, type Wrong } from './check-facts.ts'
import { type PanChange, panChanges } from './draft.ts'

const personal: readonly PanChange[] = ['parents', 'gender', 'photo', 'signature', 'aadhaar']

/** What can be changed for this kind of applicant, in the order of the form. */
export const changesFor = (category: PanCategory): PanChange[] =>
  (Object.keys(panChanges) as PanChange[]).filter((change) => isPerson(category) || !personal.includes(change))

/** Older lists give these letters to partnerships; the office decides, so they are warned of and not refused. */
const oddLetters: Partial<Record<PanCategory, string>> = { firm: 'EK', llp: 'EK' }

/** The PAN in use, what changes on it, and other PANs that are given back. */
export function checkCorrection(question: PanQuestion): Wrong {
  const { type, category, draft } = question
  if (type !== 'C') return {}
  const possible = changesFor(category)
  const strange = draft.changes.find((change) => !possible.includes(change))
  return onlyWrong({
    panNo: wrongPan(draft.panNo, category) ?? wrongFifth(question),
    changes: strange && `'${panChanges[strange]}' is not changed for this kind of applicant`,
    surrender: wrongSurrender(question),
  })
}

function wrongPan(pan: string, category: PanCategory): string | undefined {
  if (pan === '') return 'Required'
  if (!isPan(pan)) return 'Enter a PAN, such as ABCPD1234E'
  const { letter, label } = panCategories[category]
  const fits = pan[3] === letter || (oddLetters[category] ?? '').includes(pan[3] ?? '')
  return fits ? undefined : `The fourth letter is ${pan[3]}, but a PAN of this kind (${label}) has ${letter} there`
}

/** The letter that the PAN took from the name; where the name changes, it is still that of the former one. */
export function nameLetter({ category, draft }: Pick<PanQuestion, 'category' | 'draft'>): string {
  const name = isPerson(category) ? draft.nameLast : draft.entityName
  return /^[A-Z]/.exec(name.trim().toUpperCase())?.[0] ?? ''
}

function wrongFifth({ category, draft }: PanQuestion): string | undefined {
  const letter = nameLetter({ category, draft })
  if (letter === '' || draft.changes.includes('name') || draft.panNo[4] === letter) return undefined
  const of = isPerson(category) ? 'the last name' : 'the name'
  return `The fifth letter is ${draft.panNo[4]}, but ${of} begins with ${letter}. Tick 'Name' if the name changes`
}

function wrongSurrender({ category, draft }: PanQuestion): string | undefined {
  const pans = draft.surrender.filter((pan) => pan !== '')
  if (!draft.changes.includes('surrender')) return pans.length > 0 ? "Tick 'Other PANs to give back' above" : undefined
  if (pans.length === 0) return required('')
  if (pans.includes(draft.panNo)) return 'The PAN in use cannot be given back'
  if (new Set(pans).size < pans.length) return 'Write each PAN once'
  const wrong = pans.find((pan) => wrongPan(pan, category))
  return wrong && `${wrong}: ${wrongPan(wrong, category)}`
}

/** An odd, but possible fourth letter. */
export function warnOfLetter({ type, category, draft }: PanQuestion): string | undefined {
  const odd = type === 'C' && (oddLetters[category] ?? '').includes(draft.panNo[3] ?? ' ')
  return odd
    ? `The fourth letter is usually ${panCategories[category].letter}. Please compare it with the card`
    : undefined
}
