import { chartDays } from '../../contract/dashboard.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { addDays } from '../../contract/kernel/days.ts'

/** The days of the charts, the oldest first and today last. */
export function chartWindow(now: Date): string[] {
  const today = indianDay(now)
  return Array.from({ length: chartDays }, (_, at) => addDays(today, at - (chartDays - 1)))
}
