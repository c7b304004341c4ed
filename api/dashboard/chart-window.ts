import { chartDays } from '../../contract/dashboard.ts'
import { indianDay } from '../../contract/kernel/dates.ts'

const dayMs = 86_400_000

/** The days of the charts, the oldest first and today last. */
export function chartWindow(now: Date): string[] {
  return Array.from({ length: chartDays }, (_, at) => indianDay(new Date(now.getTime() - (chartDays - 1 - at) * dayMs)))
}

/** The day that lies so many days before another. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)
