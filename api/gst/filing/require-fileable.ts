import { findDue } from '../../../contract/gst/due-dates.ts'
import { barYears, lastFilingDay, thresholdsOn } from '../../../contract/gst/return-rules.ts'
import { type GstReturn, returnFacts, returnsOf } from '../../../contract/gst/returns.ts'
import { type GstPeriod, isPeriodOf, periodLabel, readPeriod } from '../../../contract/gst/returns-periods.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { badRequest } from '../../platform/problem.ts'
import type { KeptBook } from '../calendar/due-book.ts'
import { type Client, filerOf } from '../client/client-store.ts'

export interface ReturnAndPeriod {
  returnType: GstReturn
  period: string
}

export interface Fileable {
  period: GstPeriod
  dueOn: string
}

interface Now {
  book: KeptBook
  today: string
}

const refuse = (field: 'returnType' | 'period', why: string) =>
  badRequest(gstAnswers.returnCannotBeFiledNow(), { [field]: why })

/** Whether a client can file a return for a period now: of its scheme, over already, and not too late. */
export function requireFileable(
  client: Client,
  { returnType, period: code }: ReturnAndPeriod,
  { book, today }: Now,
): Fileable {
  const filer = filerOf(client)
  const { label } = returnFacts(returnType)
  const period = readPeriod(code)
  const wanted = returnsOf(filer, thresholdsOn(book.law, period?.end ?? today))
  const kind = wanted.find(({ name }) => name === returnType)?.kind
  if (!kind) throw refuse('returnType', gstAnswers.clientDoesNotFile({ label }))
  const whole = kind === 'once' ? code === client.cancelled_on : !isCancelledBefore(client, period)
  const duty = { returnType, scheme: filer.scheme, stateGroup: book.groupOf(client.gstin), period: code }
  const due = findDue(book, { ...duty, orderOn: client.cancellation_order_on })
  if (!period || !due || !whole || !isPeriodOf(kind, code))
    throw refuse('period', gstAnswers.hasNoSuchPeriod({ label }))
  if (period.end >= today)
    throw refuse('period', gstAnswers.canBeFiledAfterThat({ period: periodLabel(code), day: formatDate(period.end) }))
  if (lastFilingDay(book.law, { returnType, end: period.end, dueOn: due.date }) < today)
    throw refuse(
      'period',
      tooLateWords(due.date, { label, years: barYears(book.law, { returnType, end: period.end }) }),
    )
  return { period, dueOn: due.date }
}

function tooLateWords(dueOn: string, { label, years }: { label: string; years: number | null }): string {
  // Only what nobody has to file ends with its day.
  if (!years) return gstAnswers.takenUntilItsDayOnly({ label, day: formatDate(dueOn) })
  return gstAnswers.takenNoLaterThanYears({ day: formatDate(dueOn), label, years })
}

const isCancelledBefore = ({ cancelled_on }: Client, period: GstPeriod | undefined): boolean =>
  cancelled_on !== null && period !== undefined && period.start > cancelled_on
