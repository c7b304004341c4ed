import { type RawBuilder, sql } from 'kysely'
import type { Fragment } from '../platform/list/define-list.ts'
import type { ReportAsked } from './report-asked.ts'

/** Moments of the days asked for, as bounds of an index on the moment itself. */
export const within = (moment: Fragment, { days }: ReportAsked): Fragment => sql`
  ${moment} >= ${days.from}::date::timestamp at time zone 'Asia/Kolkata'
  and ${moment} < (${days.to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`

/** The Indian day of a moment. */
export const dayOf = (moment: Fragment): RawBuilder<unknown> => sql`(${moment} at time zone 'Asia/Kolkata')::date`

/** Narrows to a value that was chosen; to nothing less where none was. */
export const where = (column: Fragment, value: Fragment | string | undefined): Fragment =>
  value === undefined ? sql`` : sql`and ${column} = ${value}`
