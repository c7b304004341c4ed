import type { OpenReturn } from '../../../contract/gst/filing.ts'
import { lastFilingDay, thresholdsOn } from '../../../contract/gst/return-rules.ts'
import { returnsOf } from '../../../contract/gst/returns.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { daysBetween } from '../../../contract/kernel/days.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { type KeptBook, readDueBook } from '../calendar/due-book.ts'
import { type ClientDuty, dutiesOf, dutyKey } from '../calendar/duties-of.ts'
import { takenDuties } from '../calendar/taken-duties.ts'
import { filerOf, readClient } from '../client/client-store.ts'

/** The day on which GST began: no return is older, and how far back one is still taken the law alone says. */
const gstBegan = '2017-07-01'

/** Everything that a client can file now, by return, newest first; what is filed or under way is not among it. */
export async function openReturns(
  db: Db,
  actor: Actor,
  { clientId, now }: { clientId: string; now: Date },
): Promise<OpenReturn[]> {
  const client = await readClient(db, actor, clientId)
  const today = indianDay(now)
  const taken = (await takenDuties(db, [clientId])).get(clientId)
  const days = { from: gstBegan, to: today }
  const book = await readDueBook(db)
  const open = dutiesOf(client, book, days).filter(
    (duty) => isOpen(book, duty, today) && !taken?.has(dutyKey(duty.returnType, duty.period.code)),
  )
  return returnsOf(filerOf(client), thresholdsOn(book.law, today)).map(({ name }) => ({
    returnType: name,
    periods: open
      .filter(({ returnType }) => returnType === name)
      .map((duty) => periodOf(duty, today))
      .reverse(),
  }))
}

const isOpen = ({ law }: KeptBook, { returnType, period, dueOn }: ClientDuty, today: string): boolean =>
  period.end < today && lastFilingDay(law, { returnType, end: period.end, dueOn }) >= today

const periodOf = ({ period, dueOn, notification }: ClientDuty, today: string) => ({
  period: period.code,
  dueOn,
  notification,
  daysLate: Math.max(daysBetween(dueOn, today), 0),
})
