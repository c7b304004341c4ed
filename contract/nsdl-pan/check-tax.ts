import { asksTax, onlyWrong, type PanQuestion, required, type Wrong } from './check-facts.ts'
import { businessCodes } from './choices.ts'

/** Where the income comes from, and whose ward it is assessed in. */
export function checkTax(question: PanQuestion): Wrong {
  if (!asksTax(question)) return {}
  const { draft } = question
  return onlyWrong({
    income: wrongIncome(draft.income),
    businessCode: draft.income.includes('business') && wrongBusiness(draft.businessCode),
    aoArea: wrongPart(draft.aoArea, /^[A-Z]{3}$/, 'Three letters, such as KNP'),
    aoType: wrongPart(draft.aoType, /^[A-Z]{1,2}$/, 'One or two letters, such as W'),
    aoRange: wrongPart(draft.aoRange, /^\d{1,3}$/, 'Up to three digits'),
    aoNumber: wrongPart(draft.aoNumber, /^\d{1,2}$/, 'One or two digits'),
  })
}

function wrongIncome(sources: readonly string[]): string | undefined {
  if (sources.length === 0) return 'Tick at least one'
  return sources.includes('none') && sources.length > 1 ? "'No income' stands alone" : undefined
}

const wrongBusiness = (code: string) =>
  required(code) ?? (Object.hasOwn(businessCodes, code) ? undefined : 'Please choose one of the list')
const wrongPart = (text: string, shape: RegExp, sentence: string) =>
  required(text) ?? (shape.test(text) ? undefined : sentence)
