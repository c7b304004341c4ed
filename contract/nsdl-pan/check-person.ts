import { panChecksTexts } from '../../texts/en/pan-checks.ts'
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
    return more ? panChecksTexts.requiredNameOfOneWord() : undefined
  }

/** Without a first name there is no middle one. */
export const wrongFirstName =
  (prefix: NamePrefix) =>
  (text: string, { draft }: RuleFacts): string | undefined =>
    text === '' && draft[`${prefix}Middle`] !== ''
      ? panChecksTexts.writeThisAsTheFirstName()
      : wrongNamePart(text, 'first')

export const wrongMiddleName = (text: string): string | undefined => wrongNamePart(text, 'middle')

export const wrongNameOnCard = (text: string, { draft }: RuleFacts): string | undefined => wrongCardName(text, draft)

export const wrongBirth = (text: string, { today }: RuleFacts): string | undefined =>
  wrongDay(text, { today, earliest: panRules.earliestBirth })

export function wrongDay(text: string, { today, earliest }: { today: string; earliest: string }): string | undefined {
  if (text === '') return undefined
  if (!isDay(text)) return whyNoDay(text)
  if (text > today) return panChecksTexts.thisDayIsStillToCome()
  return text < earliest ? panChecksTexts.thisDayIsTooLongAgo() : undefined
}

export const minorHint = (question: RuleFacts): string | undefined =>
  isMinor(question)
    ? panChecksTexts.belowAge({ adultAt: question.figures.adultAt, today: formatDate(question.today) })
    : undefined

/** Who has lived abroad shows the passport. */
export const hasLivedAbroad = ({ draft }: RuleFacts): boolean => draft.residency === 'nri' || draft.residency === 'rnor'

export const wrongPassport = onceFilled((text, question: RuleFacts) =>
  !hasLivedAbroad(question) || /^[A-Z0-9]{6,20}$/.test(text) ? undefined : panChecksTexts.signsOfAPassport(),
)

/** Only who lives abroad still, and signs on paper, may have no Aadhaar. */
export const mayLackAadhaar = ({ draft, mode }: RuleFacts): boolean => draft.residency === 'nri' && mode !== 'paperless'

export function wrongAadhaar(text: string): string | undefined {
  if (text === '' || isMaskedAadhaar(text)) return undefined
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d{12}$/.test(digits)) return panChecksTexts.enterThe12Digits()
  return isAadhaar(digits) ? undefined : panChecksTexts.thisIsNoAadhaarNumber()
}

export function warnOfAadhaarName(text: string, { draft }: RuleFacts): string | undefined {
  const name = fullName(draft)
  if (text === '' || name === '' || sameName(text, name)) return undefined
  return panChecksTexts.theNameAboveIs({ name })
}

/**
 * A married woman writes her father's name; only with a mother who is the single parent it may be left out. The form of
 * 2026 asks for the mother of everybody.
 */
export const hasFather = ({ category, draft }: Pick<RuleFacts, 'category' | 'draft'>): boolean =>
  category === 'individual' && !draft.singleMother

export const wrongCardParent = (chosen: string, { draft }: RuleFacts): string | undefined =>
  draft.singleMother && chosen === 'F' ? panChecksTexts.theCardCarriesTheMother() : undefined
