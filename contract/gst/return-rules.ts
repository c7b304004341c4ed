import { barCode } from '../law/first-bars.ts'
import { thresholdCode } from '../law/first-thresholds.ts'
import type { LawBook } from '../law/law-book.ts'
import { yearsAfter } from './due-dates.ts'
import { type GstReturn, returnFacts, type Thresholds } from './returns.ts'

/** Above which turnover returns are wanted, for periods that end on a day. */
export const thresholdsOn =
  (law: LawBook, day: string): Thresholds =>
  (name) =>
    law.on('threshold', thresholdCode(name), day)?.value.aboveCrore

/** For what is taken however late it is: a day that does not come. */
export const never = '9999-12-31'

interface DatedReturn {
  returnType: GstReturn
  /** The last day of its period. */
  end: string
  dueOn: string
}

/** So many years after its due date a return of a period is taken; nothing where there is no end. */
export const barYears = (law: LawBook, { returnType, end }: Pick<DatedReturn, 'returnType' | 'end'>): number | null =>
  law.on('filing-bar', barCode(returnType), end)?.value.years ?? null

/** The last day on which a return can be filed. What nobody has to file is taken until its due date only. */
export function lastFilingDay(law: LawBook, { returnType, end, dueOn }: DatedReturn): string {
  if (returnFacts(returnType).optional) return dueOn
  const years = barYears(law, { returnType, end })
  return years ? yearsAfter(dueOn, years) : never
}
