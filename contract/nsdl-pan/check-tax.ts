import { asksTax, onlyWrong, type PanQuestion, required, type Wrong } from './check-facts.ts'

/** What a business or profession does, by the code of the form. */
export const businessCodes: Readonly<Record<string, string>> = {
  '01': 'Medical profession and business',
  '02': 'Engineering',
  '03': 'Architecture',
  '04': 'Chartered accountant, accountancy',
  '05': 'Interior decoration',
  '06': 'Technical consultancy',
  '07': 'Company secretary',
  '08': 'Legal practitioner, solicitors',
  '09': 'Government contractors',
  '10': 'Insurance agency',
  '11': 'Films, TV and such other entertainment',
  '12': 'Information technology',
  '13': 'Builders and developers',
  '14': 'Members of stock exchange, share brokers',
  '15': 'Performing arts and Yatra',
  '16': 'Operation of ships and aircraft',
  '17': 'Plying taxis and lorries',
  '18': 'Ownership of horses, jockeys',
  '19': 'Cinema halls and other theatres',
  '20': 'Others',
}
export const businessOptions = Object.entries(businessCodes)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([value, label]) => ({ value, label: `${value} ${label}` }))

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
