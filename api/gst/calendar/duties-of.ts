import { findDue } from '../../../contract/gst/due-dates.ts'
import { thresholdsOn } from '../../../contract/gst/return-rules.ts'
import { type GstReturn, type PeriodKind, reachesThreshold, returnsOf } from '../../../contract/gst/returns.ts'
import { type GstPeriod, periodsEnding, readPeriod } from '../../../contract/gst/returns-periods.ts'
import { type Client, filerOf } from '../client/client-store.ts'
import type { KeptBook } from './due-book.ts'

/** One return that a client has to file. */
export interface ClientDuty {
  returnType: GstReturn
  period: GstPeriod
  dueOn: string
  notification: string
}

interface Days {
  from: string
  to: string
}

/** Every return of a client whose period ends on one of these days, filed or not. */
export function dutiesOf(client: Client, book: KeptBook, days: Days): ClientDuty[] {
  const filer = filerOf(client)
  const stateGroup = book.groupOf(client.gstin)
  // From which turnover a return is wanted may differ from year to year, so each period is asked.
  return returnsOf(filer, () => undefined).flatMap(({ name, kind }) =>
    periodsOf(kind, client, days).flatMap((period) => {
      const duty = { returnType: name, scheme: filer.scheme, stateGroup, period: period.code }
      const due = findDue(book, { ...duty, orderOn: client.cancellation_order_on })
      return due && reachesThreshold(filer.turnover, thresholdsOn(book.law, period.end)(name))
        ? [{ returnType: name, period, dueOn: due.date, notification: due.notification }]
        : []
    }),
  )
}

/** After a cancellation there is only the final return. */
function periodsOf(kind: PeriodKind, { cancelled_on: cancelledOn }: Client, { from, to }: Days): GstPeriod[] {
  if (kind !== 'once')
    return periodsEnding(kind, from, to).filter(({ start }) => cancelledOn === null || start <= cancelledOn)
  const final = readPeriod(cancelledOn ?? '')
  return final && final.end <= to ? [final] : []
}

/** What a return of a period is known by among those of one client. */
export const dutyKey = (returnType: string, period: string): string => `${returnType} ${period}`
