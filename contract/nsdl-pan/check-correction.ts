import { isPan } from '../kernel/ids.ts'
import { isKeyOf, keysOf } from '../kernel/keys-of.ts'
import { isPerson, type PanCategory, panCategories } from './category.ts'
import { isCorrection, onceFilled, type RuleFacts } from './check-facts.ts'
import { type PanChange, panChanges } from './choices.ts'
import { fourthLetters, nameLetter } from './pan-fits.ts'

const personal: readonly PanChange[] = ['parents', 'gender', 'photo', 'signature', 'aadhaar']

/** What can be changed for this kind of applicant, in the order of the form. */
export const changesFor = (category: PanCategory): PanChange[] =>
  keysOf(panChanges).filter((change) => isPerson(category) || !personal.includes(change))

export const wrongPanInUse = onceFilled(
  (pan, question: RuleFacts) => wrongPan(pan, question.category) ?? wrongFifth(question),
)

/** The name stands on a later step, and whoever types it should not learn of the misfit at the end only. */
export const wrongBesidePan = (_: string, question: RuleFacts): string | undefined =>
  !isCorrection(question) || question.draft.panNo === '' || wrongPan(question.draft.panNo, question.category)
    ? undefined
    : wrongName(question)

export function wrongChanges(changes: readonly string[], { category }: RuleFacts): string | undefined {
  const possible: readonly string[] = changesFor(category)
  const strange = changes.find((change) => !possible.includes(change))
  return strange && isKeyOf(panChanges, strange)
    ? `'${panChanges[strange]}' is not changed for this kind of applicant`
    : undefined
}

function wrongPan(pan: string, category: PanCategory): string | undefined {
  if (!isPan(pan)) return 'Enter a PAN, such as ABCPD1234E'
  const { letter, label } = panCategories[category]
  return fourthLetters(category).includes(pan.charAt(3))
    ? undefined
    : `The fourth letter is ${pan[3]}, but a PAN of this kind (${label}) has ${letter} there`
}

/** The first letter of a name that the PAN did not take its fifth from; none where both fit or the name changes. */
function misfitLetter({ category, draft }: RuleFacts): string | undefined {
  const letter = nameLetter(category, draft)
  return letter === '' || draft.changes.includes('name') || draft.panNo[4] === letter ? undefined : letter
}

function wrongName(question: RuleFacts): string | undefined {
  const letter = misfitLetter(question)
  if (letter === undefined) return undefined
  const { panNo } = question.draft
  const of = isPerson(question.category) ? 'The last name' : 'The name'
  return `${of} begins with ${letter}, but the PAN in use, ${panNo}, has ${panNo[4]} as its fifth letter. Mend one of them, or tick 'Name' under 'PAN and changes'`
}

function wrongFifth(question: RuleFacts): string | undefined {
  const { category, draft } = question
  const letter = misfitLetter(question)
  if (letter === undefined) return undefined
  const of = isPerson(category) ? 'the last name' : 'the name'
  return `The fifth letter is ${draft.panNo[4]}, but ${of} begins with ${letter}. Tick 'Name' if the name changes`
}

/** Somebody has more than one PAN, which must not be. */
export const givesBack = ({ draft }: RuleFacts): boolean => draft.changes.includes('surrender')

export function wrongSurrender(given: readonly string[], question: RuleFacts): string | undefined {
  if (!givesBack(question)) return given.some(Boolean) ? "Tick 'Other PANs to give back' above" : undefined
  const wrong = wrongReturned(given, question)
  return wrong[given.findIndex((_, at) => wrong[at])]
}

/** What is wrong with each of the PANs that are given back, by its box. */
export const wrongReturned = (given: readonly string[], { category, draft }: RuleFacts): (string | undefined)[] =>
  given.map((pan, at) => {
    if (pan === '') return undefined
    if (pan === draft.panNo) return 'The PAN in use cannot be given back'
    if (given.indexOf(pan) < at) return 'Write each PAN once'
    const wrong = wrongPan(pan, category)
    return wrong && `${pan}: ${wrong}`
  })

/** An odd, but possible fourth letter: the office decides, so it is warned of and not refused. */
export function warnOfLetter(pan: string, { category }: RuleFacts): string | undefined {
  const [usual, ...odd] = fourthLetters(category)
  return odd.includes(pan.charAt(3))
    ? `The fourth letter is usually ${usual}. Please compare it with the card`
    : undefined
}
