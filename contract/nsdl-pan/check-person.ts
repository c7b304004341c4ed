import { formatDate, isDay, whyNoDay } from '../kernel/dates.ts'
import { isAadhaar, isMaskedAadhaar } from '../kernel/ids.ts'
import { isMinor, type NamePrefix, onceFilled, panRules, type RuleFacts } from './check-facts.ts'
import { fullName, sameName, wordsOf, wrongCardName, wrongNamePart } from './names.ts'

/** The last part of a name is a must. */
export const wrongLastName =
  (prefix: NamePrefix) =>
  (text: string, { draft }: RuleFacts): string | undefined => {
    if (wordsOf(text).length > 0) return wrongNamePart(text, 'last')
    const more = draft[`${prefix}First`] || draft[`${prefix}Middle`]
    return more ? 'Required. A name of one word stands here alone' : undefined
  }

/** Without a first name there is no middle one. */
export const wrongFirstName =
  (prefix: NamePrefix) =>
  (text: string, { draft }: RuleFacts): string | undefined =>
    text === '' && draft[`${prefix}Middle`] !== '' ? 'Write this as the first name' : wrongNamePart(text, 'first')

export const wrongMiddleName = (text: string): string | undefined => wrongNamePart(text, 'middle')

export const wrongNameOnCard = (text: string, { draft }: RuleFacts): string | undefined => wrongCardName(text, draft)

export const wrongBirth = (text: string, { today }: RuleFacts): string | undefined =>
  wrongDay(text, { today, earliest: panRules.earliestBirth })

export function wrongDay(text: string, { today, earliest }: { today: string; earliest: string }): string | undefined {
  if (text === '') return undefined
  if (!isDay(text)) return whyNoDay(text)
  if (text > today) return 'This day is still to come'
  return text < earliest ? 'This day is too long ago' : undefined
}

export const minorHint = (question: RuleFacts): string | undefined =>
  isMinor(question)
    ? `Below ${question.figures.adultAt} on ${formatDate(question.today)}: a representative is asked for.`
    : undefined

/** Who has lived abroad shows the passport. */
export const hasLivedAbroad = ({ draft }: RuleFacts): boolean => draft.residency === 'nri' || draft.residency === 'rnor'

export const wrongPassport = onceFilled((text, question: RuleFacts) =>
  !hasLivedAbroad(question) || /^[A-Z0-9]{6,20}$/.test(text)
    ? undefined
    : 'Use the letters and digits of the passport number',
)

/** Only who lives abroad still, and signs on paper, may have no Aadhaar. */
export const mayLackAadhaar = ({ draft, mode }: RuleFacts): boolean => draft.residency === 'nri' && mode !== 'paperless'

export function wrongAadhaar(text: string): string | undefined {
  if (text === '' || isMaskedAadhaar(text)) return undefined
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{12}$/.test(digits)) return 'Enter the 12 digits of the Aadhaar number'
  return isAadhaar(digits) ? undefined : 'This is no Aadhaar number: a digit is wrong'
}

export function warnOfAadhaarName(text: string, { draft }: RuleFacts): string | undefined {
  const name = fullName(draft)
  if (text === '' || name === '' || sameName(text, name)) return undefined
  return `The name above is ${name}. It must be the same as in Aadhaar, or the application comes back`
}

/**
 * A married woman writes her father's name; only with a mother who is the single parent it may be left out. The form of
 * 2026 asks for the mother of everybody.
 */
export const hasFather = ({ category, draft }: Pick<RuleFacts, 'category' | 'draft'>): boolean =>
  category === 'individual' && !draft.singleMother

export const wrongCardParent = (chosen: string, { draft }: RuleFacts): string | undefined =>
  draft.singleMother && chosen === 'F' ? "The card then carries the mother's name" : undefined
