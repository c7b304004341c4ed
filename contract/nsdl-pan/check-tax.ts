import type { Text } from '../../texts/catalogue.ts'
import { panChecksTexts } from '../../texts/en/pan-checks.ts'
import { asksTax, onceFilled, type RuleFacts } from './check-facts.ts'
import { businessCodes } from './choices.ts'

export function wrongIncome(sources: readonly string[]): string | undefined {
  if (sources.length === 0) return panChecksTexts.tickAtLeastOne()
  return sources.includes('none') && sources.length > 1 ? panChecksTexts.noIncomeStandsAlone() : undefined
}

export const asksBusiness = (question: RuleFacts): boolean =>
  asksTax(question) && question.draft.income.includes('business')

export const wrongBusiness = onceFilled((code) =>
  Object.hasOwn(businessCodes, code) ? undefined : panChecksTexts.pleaseChooseOneOfTheList(),
)

const wrongPart = (shape: RegExp, sentence: Text) => onceFilled((text) => (shape.test(text) ? undefined : sentence()))

/** The four parts of an AO code. */
export const wrongAo = {
  area: wrongPart(/^[A-Z]{3}$/, panChecksTexts.threeLettersSuchAsKnp),
  type: wrongPart(/^[A-Z]{1,2}$/, panChecksTexts.oneOrTwoLetters),
  range: wrongPart(/^\d{1,3}$/, panChecksTexts.upToThreeDigits),
  number: wrongPart(/^\d{1,2}$/, panChecksTexts.oneOrTwoDigits),
} as const
