import { formatDate, isDay } from '../kernel/dates.ts'
import type { PeriodKind } from './returns.ts'

/** A month ('2026-10'), a quarter ('FY2026Q3'), a financial year ('FY2026') or the day of a cancellation ('2026-08-15'). */
export interface GstPeriod {
  code: string
  /** First and last day. */
  start: string
  end: string
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (n: number) => String(n).padStart(2, '0')

/** Months are counted through the years, so that one can add to them: 2026-10 is 2026 × 12 + 9. */
export const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const monthCode = (n: number) => `${Math.floor(n / 12)}-${two((n % 12) + 1)}`
const monthName = (n: number) => names[n % 12] ?? ''

/** The day in a month, or the month's last where it is shorter. */
export function dayInMonth(month: number, day: number): string {
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return `${monthCode(month)}-${two(Math.min(day, last))}`
}

const spanOf = (code: string, first: number, months: number): GstPeriod => ({
  code,
  start: dayInMonth(first, 1),
  end: dayInMonth(first + months - 1, 31),
})
const april = (year: number) => year * 12 + 3
const yearOf = (month: number) => Math.floor((month - 3) / 12)

/** The period that a code names; nothing for what is none. */
export function readPeriod(code: string): GstPeriod | undefined {
  if (/^20\d{2}-(0[1-9]|1[0-2])$/.test(code)) return spanOf(code, monthNumber(code), 1)
  const year = /^FY(20\d{2})(?:Q([1-4]))?$/.exec(code)
  if (year) {
    const [first, quarter] = [april(Number(year[1])), Number(year[2] ?? 0)]
    return quarter ? spanOf(code, first + (quarter - 1) * 3, 3) : spanOf(code, first, 12)
  }
  return code.startsWith('20') && isDay(code) ? { code, start: code, end: code } : undefined
}

/** Whether a code names a period of that kind. */
export function isPeriodOf(kind: PeriodKind, code: string): boolean {
  if (!readPeriod(code)) return false
  if (kind === 'once') return code.length === 10
  if (kind === 'year') return code.length === 6
  if (kind === 'quarter') return code.includes('Q')
  return code.length === 7 && (kind === 'month' || isEarly(monthNumber(code)))
}

/** The first or second month of a quarter. */
const isEarly = (month: number) => month % 3 !== 2

/** 'Oct 2026', 'Oct to Dec 2026', 'FY 2026-27', 'Cancelled 15-Aug-2026'. */
export function periodLabel(code: string): string {
  const period = readPeriod(code)
  if (!period) return code
  if (code.length === 10) return `Cancelled ${formatDate(code)}`
  const [first, year] = [monthNumber(period.start), period.end.slice(0, 4)]
  if (code.length === 7) return `${monthName(first)} ${year}`
  if (code.includes('Q')) return `${monthName(first)} to ${monthName(first + 2)} ${year}`
  return `FY ${period.start.slice(0, 4)}-${year.slice(2)}`
}

/** Every period of a kind that ends on one of these days, oldest first. A cancellation has its own day and is not among them. */
export function periodsEnding(kind: Exclude<PeriodKind, 'once'>, from: string, to: string): GstPeriod[] {
  const found: GstPeriod[] = []
  for (let month = monthNumber(from); month <= monthNumber(to); month++) {
    const period = periodEndingWith(kind, month)
    if (period && period.end <= to) found.push(period)
  }
  return found
}

function periodEndingWith(kind: Exclude<PeriodKind, 'once'>, month: number): GstPeriod | undefined {
  if (kind === 'month' || (kind === 'early-month' && isEarly(month))) return spanOf(monthCode(month), month, 1)
  if (kind === 'early-month' || isEarly(month)) return undefined
  const year = yearOf(month)
  const quarter = Math.floor((month - april(year)) / 3) + 1
  if (kind === 'quarter') return spanOf(`FY${year}Q${quarter}`, month - 2, 3)
  return quarter === 4 ? spanOf(`FY${year}`, month - 11, 12) : undefined
}
