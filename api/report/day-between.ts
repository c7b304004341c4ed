import { type RawBuilder, sql } from 'kysely'
import { isDay } from '../../contract/kernel/dates.ts'
import { badRequest } from '../platform/problem.ts'

/** The condition of a report's `from` and `to` switches on a column of days; without them every day counts. */
export function dayBetween(
  column: RawBuilder<unknown>,
  { from, to }: { from?: unknown; to?: unknown },
): RawBuilder<unknown> {
  const parts = [
    ...(from === undefined ? [] : [sql`${column} >= ${dayOf(from, 'from')}::date`]),
    ...(to === undefined ? [] : [sql`${column} <= ${dayOf(to, 'to')}::date`]),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

function dayOf(day: unknown, name: string): string {
  if (typeof day === 'string' && isDay(day)) return day
  throw badRequest('Please check the days.', { [name]: 'Enter a date' })
}
