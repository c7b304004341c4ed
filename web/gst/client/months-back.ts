import { dayInMonth, monthNumber } from '../../../contract/gst/returns-periods.ts'

/** The month of a day and those before it, newest first: '2026-11', '2026-10'. */
export const monthsBack = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => dayInMonth(monthNumber(day) - back, 1).slice(0, 7))
