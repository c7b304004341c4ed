import { asksTax, onceFilled, type RuleFacts } from './check-facts.ts'
import { businessCodes } from './choices.ts'

export function wrongIncome(sources: readonly string[]): string | undefined {
  if (sources.length === 0) return 'Tick at least one'
  return sources.includes('none') && sources.length > 1 ? "'No income' stands alone" : undefined
}

export const asksBusiness = (question: RuleFacts): boolean =>
  asksTax(question) && question.draft.income.includes('business')

export const wrongBusiness = onceFilled((code) =>
  Object.hasOwn(businessCodes, code) ? undefined : 'Please choose one of the list',
)

const wrongPart = (shape: RegExp, sentence: string) => onceFilled((text) => (shape.test(text) ? undefined : sentence))

/** The four parts of an AO code. */
export const wrongAo = {
  area: wrongPart(/^[A-Z]{3}$/, 'Three letters, such as KNP'),
  type: wrongPart(/^[A-Z]{1,2}$/, 'One or two letters, such as W'),
  range: wrongPart(/^\d{1,3}$/, 'Up to three digits'),
  number: wrongPart(/^\d{1,2}$/, 'One or two digits'),
} as const
