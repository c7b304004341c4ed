import { turnoverTexts } from '../../texts/en/turnover.ts'
import { formatDate } from '../kernel/dates.ts'
import { formatPaiseShort } from '../kernel/money.ts'
import type { LateFeeBand, LateFeeValue } from './late-fee-value.ts'
import type { RuleKind, RuleValue } from './rule-kinds.ts'
import { croreWords, upperEdge } from './turnover.ts'

/** '0.04 %' of hundredths of a percent. */
export const formatShare = (share: number): string => `${share / 100} %`

/** What a version says, in lines for people: '₹50 a day, at most ₹2,000'. */
export const ruleWords = <Kind extends RuleKind>(kind: Kind, value: RuleValue<Kind>): string[] => words[kind](value)

const words: { [Kind in RuleKind]: (value: RuleValue<Kind>) => string[] } = {
  'late-fee': lateFeeWords,
  'due-date': ({ day, monthsAfter }) => [
    `${day === null ? 'On the same day' : `On the ${ordinal(day)}`}, ${count(monthsAfter, 'month')} after the period`,
  ],
  'filing-bar': ({ years }) => {
    if (years === null) return ['Taken however late it is']
    return [years === 0 ? 'Not after its due date' : `Not later than ${count(years, 'year')} after its due date`]
  },
  threshold: ({ aboveCrore }) => [`Wanted above ${croreWords(aboveCrore)}`],
  'scheme-limit': ({ upToCrore }) => [`Open up to ${croreWords(upToCrore)}`],
  'answer-time': ({ workingDays }) => [count(workingDays, 'working day')],
  'government-fee': ({ paise }) => [formatPaiseShort(paise)],
  tds: ({ rate }) => [formatShare(rate)],
  proofs: ({ proofs }) => proofs.map(({ label }) => label),
  'birth-certificate': ({ bornFrom }) => [
    bornFrom === null ? 'Not wanted of anybody' : `Wanted of whoever was born on or after ${formatDate(bornFrom)}`,
  ],
  age: ({ age }) => [count(age, 'year')],
}

function lateFeeWords({ bands, nil }: LateFeeValue): string[] {
  if (bands.length === 0) return ['No late fee']
  const lines = bands.map((band, i) => `${whose(band, bands[i - 1])}${rateWords(band)}`)
  return nil ? [...lines, `Nil return: ${nil.perDay === 0 ? 'no fee' : rateWords({ ...nil, capShare: null })}`] : lines
}

function whose({ upTo }: LateFeeBand, before: LateFeeBand | undefined): string {
  const [most, least] = [upTo, before?.upTo].map((band) => band && upperEdge(band))
  if (most) return `Turnover up to ${croreWords(most)}: `
  return least ? `Turnover above ${croreWords(least)}: ` : ''
}

/** '₹50 a day, at most ₹2,000' or '… 0.04 % of the year’s turnover in the State'. */
export const rateWords = ({ perDay, cap, capShare }: Omit<LateFeeBand, 'upTo'>): string =>
  `${formatPaiseShort(perDay)} a day${capWords({ cap, capShare })}`

export function capWords({ cap, capShare }: Pick<LateFeeBand, 'cap' | 'capShare'>): string {
  if (cap !== null) return turnoverTexts.mostAmount({ amount: formatPaiseShort(cap) })
  return capShare === null ? '' : turnoverTexts.mostShare({ share: formatShare(capShare) })
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`

const endings: Partial<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13
  return `${n}${(teen ? undefined : endings[n % 10]) ?? 'th'}`
}
