import { getCalendar } from '../../../contract/gst/due-dates-calendar.ts'
import * as calls from '../../../contract/gst/due-dates-office.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import { readCalendar } from './read-calendar.ts'
import { addExtension, readDueDates, removeExtension, setStateGroup } from './write-due-dates.ts'

/** When returns are due: the calendar of a merchant, and the rules behind it. */
export function gstCalendarRoutes({ read, write }: Api, { clock }: { clock: Clock }) {
  read(getCalendar, ({ db, actor }) => readCalendar(db, actor.merchantId, clock.now()))
  read(calls.getDueDates, ({ db }) => readDueDates(db))
  write(calls.addExtension, ({ tx, actor, body }) => addExtension(tx, actor, body))
  write(calls.removeExtension, ({ tx, actor, params }) => removeExtension(tx, actor, params.id))
  write(calls.setStateGroup, ({ tx, actor, body }) => setStateGroup(tx, actor, body))
}
