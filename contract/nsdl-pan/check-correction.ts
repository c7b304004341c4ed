import { identityTexts } from '../../texts/en/identity.ts'
import { panChecksTexts } from '../../texts/en/pan-checks.ts'
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
    ? panChecksTexts.isNotChanged({ change: panChanges[strange] })
    : undefined
}

function wrongPan(pan: string, category: PanCategory): string | undefined {
  if (!isPan(pan)) return identityTexts.pan()
  const { letter, label } = panCategories[category]
  return fourthLetters(category).includes(pan.charAt(3))
    ? undefined
    : panChecksTexts.theFourthLetterIs({ fourth: pan.charAt(3), label, letter })
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
  const facts = { letter, panNo, fifth: panNo.charAt(4) }
  return isPerson(question.category)
    ? panChecksTexts.lastNameBeginsOtherwise(facts)
    : panChecksTexts.nameBeginsOtherwise(facts)
}

function wrongFifth(question: RuleFacts): string | undefined {
  const { category, draft } = question
  const letter = misfitLetter(question)
  if (letter === undefined) return undefined
  const facts = { letter, fifth: draft.panNo.charAt(4) }
  return isPerson(category) ? panChecksTexts.fifthLetterAndLastName(facts) : panChecksTexts.fifthLetterAndName(facts)
}

/** Somebody has more than one PAN, which must not be. */
export const givesBack = ({ draft }: RuleFacts): boolean => draft.changes.includes('surrender')

export function wrongSurrender(given: readonly string[], question: RuleFacts): string | undefined {
  if (!givesBack(question)) return given.some(Boolean) ? panChecksTexts.tickOtherPans() : undefined
  const wrong = wrongReturned(given, question)
  return wrong[given.findIndex((_, at) => wrong[at])]
}

/** What is wrong with each of the PANs that are given back, by its box. */
export const wrongReturned = (given: readonly string[], { category, draft }: RuleFacts): (string | undefined)[] =>
  given.map((pan, at) => {
    if (pan === '') return undefined
    if (pan === draft.panNo) return panChecksTexts.thePanInUseCannotBeGivenBack()
    if (given.indexOf(pan) < at) return panChecksTexts.writeEachPanOnce()
    const wrong = wrongPan(pan, category)
    return wrong && `${pan}: ${wrong}`
  })

/** An odd, but possible fourth letter: the office decides, so it is warned of and not refused. */
export function warnOfLetter(pan: string, { category }: RuleFacts): string | undefined {
  const [usual, ...odd] = fourthLetters(category)
  return odd.includes(pan.charAt(3)) ? panChecksTexts.theFourthLetterIsUsually({ usual: usual ?? '' }) : undefined
}
