import type { LawBook } from '../law/law-book.ts'
import { barCode, thresholdCode } from '../law/rule-codes.ts'
import { yearsAfter } from './due-dates.ts'
import type { GstReturn, Thresholds } from './returns.ts'

/** Above which turnover returns are wanted, for periods that end on a day. Most have no threshold, and are wanted of all. */
export const thresholdsOn =
  (law: LawBook, day: string): Thresholds =>
  (name) =>
    law.on('threshold', thresholdCode(name), day)?.value.aboveCrore

/** For what is taken however late it is: a day that does not come. */
export const endOfTime = '9999-12-31'

interface DatedReturn {
  returnType: GstReturn
  /** The last day of its period. */
  end: string
  dueOn: string
}

/** So many years after its due date a return of a period is taken; null where there is no end. */
export const barYears = (law: LawBook, { returnType, end }: Pick<DatedReturn, 'returnType' | 'end'>): number | null =>
  law.require('filing-bar', barCode(returnType), end).value.years

/** The last day on which a return can be filed. */
export function lastFilingDay(law: LawBook, { returnType, end, dueOn }: DatedReturn): string {
  const years = barYears(law, { returnType, end })
  return years === null ? endOfTime : yearsAfter(dueOn, years)
}
