import { clientName } from '../../../contract/gst/client.ts'
import { type CalendarEntry, calendarDays, type GstCalendar } from '../../../contract/gst/due-dates-calendar.ts'
import { lastFilingDay } from '../../../contract/gst/return-rules.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import { addDays } from '../../../contract/kernel/days.ts'
import type { Db } from '../../platform/database.ts'
import { activeClients, type Client } from '../client/client-store.ts'
import { type KeptBook, readDueBook } from './due-book.ts'
import { type ClientDuty, dutiesOf, dutyKey } from './duties-of.ts'
import { takenDuties } from './taken-duties.ts'

/** What a merchant's clients have to file soon, and what is overdue: everything due, less what is filed or under way. */
export async function readCalendar(db: Db, merchantId: string | null, now: Date): Promise<GstCalendar> {
  const today = indianDay(now)
  const clients = await activeClients(db, merchantId)
  const book = await readDueBook(db)
  const taken = await takenDuties(
    db,
    clients.map(({ id }) => id),
  )
  const last = addDays(today, calendarDays)
  const entries = clients.flatMap((client) =>
    dutiesOf(client, book, { from: client.since, to: last })
      .filter(({ returnType, period }) => !taken.get(client.id)?.has(dutyKey(returnType, period.code)))
      .filter((duty) => duty.dueOn >= today || canBeLate(book, duty, today))
      .map((duty) => entryOf(client, duty, today)),
  )
  entries.sort(byDate)
  return {
    today,
    overdue: entries.filter((one) => one.dueOn < today),
    coming: entries.filter((one) => one.dueOn >= today && one.dueOn <= last),
  }
}

const byDate = (one: CalendarEntry, other: CalendarEntry) =>
  one.dueOn.localeCompare(other.dueOn) || one.name.localeCompare(other.name)

/** What the portal takes no more is no work that is left. */
const canBeLate = ({ law }: KeptBook, { returnType, period, dueOn }: ClientDuty, today: string) =>
  lastFilingDay(law, { returnType, end: period.end, dueOn }) >= today

function entryOf({ id, gstin, legal_name, trade_name }: Client, duty: ClientDuty, today: string): CalendarEntry {
  const { returnType, period, dueOn, notification } = duty
  const name = clientName({ legalName: legal_name, tradeName: trade_name })
  return { clientId: id, gstin, name, returnType, period: period.code, dueOn, notification, open: period.end < today }
}
