import { daysBetween, lastFilingDay } from '../../../contract/gst/due-dates.ts'
import type { OpenReturn } from '../../../contract/gst/filing.ts'
import { returnFacts, returnsOf } from '../../../contract/gst/returns.ts'
import { dayInMonth, monthNumber } from '../../../contract/gst/returns-periods.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { readDueBook } from '../calendar/due-book.ts'
import { type ClientDuty, dutiesOf, dutyKey } from '../calendar/duties-of.ts'
import { takenDuties } from '../calendar/taken-duties.ts'
import { filerOf, readClient } from '../client/client-store.ts'

/** Three years that the portal waits, and two between the end of a period and its date at most. */
const monthsBack = 60

/** Everything that a client can file now, by return, newest first; what is filed or under way is not among it. */
export async function openReturns(
  db: Db,
  actor: Actor,
  { clientId, now }: { clientId: string; now: Date },
): Promise<OpenReturn[]> {
  const client = await readClient(db, actor, clientId)
  const today = indianDay(now)
  const taken = (await takenDuties(db, [clientId])).get(clientId)
  const days = { from: dayInMonth(monthNumber(today) - monthsBack, 1), to: today }
  const open = dutiesOf(client, await readDueBook(db), days).filter(
    (duty) => isOpen(duty, today) && !taken?.has(dutyKey(duty.returnType, duty.period.code)),
  )
  return returnsOf(filerOf(client)).map(({ name }) => ({
    returnType: name,
    periods: open
      .filter(({ returnType }) => returnType === name)
      .map((duty) => periodOf(duty, today))
      .reverse(),
  }))
}

const isOpen = ({ returnType, period, dueOn }: ClientDuty, today: string): boolean =>
  period.end < today && (returnFacts(returnType).optional ? dueOn : lastFilingDay(dueOn)) >= today

const periodOf = ({ period, dueOn, notification }: ClientDuty, today: string) => ({
  period: period.code,
  dueOn,
  notification,
  daysLate: Math.max(daysBetween(dueOn, today), 0),
})
