import { type RawBuilder, sql } from 'kysely'
import type { Fragment } from '../platform/list/define-list.ts'
import type { ReportAsked } from './report-asked.ts'

/** India's zone as an interval, which PostgreSQL adds; a zone by its name it looks up again for every row. */
const indianTime = sql`interval '05:30'`

/** Moments of the days asked for, as bounds of an index on the moment itself. */
export const withinDays = (moment: Fragment, { days }: ReportAsked): Fragment => sql`
  ${moment} >= ${days.from}::date::timestamp at time zone ${indianTime}
  and ${moment} < (${days.to}::date + 1)::timestamp at time zone ${indianTime}`

/** The Indian day of a moment. */
export const dayOf = (moment: Fragment): RawBuilder<unknown> => sql`(${moment} at time zone ${indianTime})::date`

/** The Indian day that it is. */
export const todayInIndia = dayOf(sql`now()`)

/** Narrows to a value that was chosen; to nothing less where none was. */
export const andEquals = (column: Fragment, value: Fragment | string | undefined): Fragment =>
  value === undefined ? sql`` : sql`and ${column} = ${value}`

const closed = sql`(select until from closed_days)`

/** Days asked for that are summed up already. */
export const closedWithin = (day: Fragment, { days }: ReportAsked): Fragment =>
  sql`${day} between ${days.from}::date and least(${days.to}::date, ${closed})`

/** Moments of the days asked for that are not. */
export const openWithin = (moment: Fragment, asked: ReportAsked): Fragment =>
  sql`${withinDays(moment, asked)} and ${moment} >= (${closed} + 1)::timestamp at time zone ${indianTime}`
