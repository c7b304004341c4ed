import { findDue, lastFilingDay } from '../../../contract/gst/due-dates.ts'
import { type GstReturn, returnFacts, returnsOf } from '../../../contract/gst/returns.ts'
import { type GstPeriod, isPeriodOf, periodLabel, readPeriod } from '../../../contract/gst/returns-periods.ts'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { badRequest } from '../../platform/problem.ts'
import type { KeptBook } from '../calendar/due-book.ts'
import { type Client, filerOf } from '../client/client-store.ts'

export interface Wanted {
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
  badRequest('This return cannot be filed now.', { [field]: why })

/** Whether a client can file a return for a period now: of its scheme, over already, and not too late. */
export function requireFileable(client: Client, { returnType, period: code }: Wanted, { book, today }: Now): Fileable {
  const filer = filerOf(client)
  const { label, optional } = returnFacts(returnType)
  const kind = returnsOf(filer).find(({ name }) => name === returnType)?.kind
  if (!kind) throw refuse('returnType', `This client does not file ${label}`)
  const period = readPeriod(code)
  const whole = kind === 'once' ? code === client.cancelled_on : !isCancelledBefore(client, period)
  const due = findDue(book, { returnType, scheme: filer.scheme, stateGroup: book.groupOf(client.gstin), period: code })
  if (!period || !due || !whole || !isPeriodOf(kind, code)) throw refuse('period', `${label} has no such period here`)
  if (period.end >= today)
    throw refuse('period', `${periodLabel(code)} ends on ${formatDate(period.end)}. It can be filed after that.`)
  if (optional && due.date < today)
    throw refuse('period', `${label} is taken until ${formatDate(due.date)} only. Its invoices go into the GSTR-1.`)
  const last = lastFilingDay(due.date)
  if (last < today)
    throw refuse(
      'period',
      `It was due on ${formatDate(due.date)}. The GST portal takes no return later than three years after that.`,
    )
  return { period, dueOn: due.date }
}

const isCancelledBefore = ({ cancelled_on }: Client, period: GstPeriod | undefined): boolean =>
  cancelled_on !== null && period !== undefined && period.start > cancelled_on
