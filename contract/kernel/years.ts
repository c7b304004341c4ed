import { isDay } from './dates.ts'

/** Full years on a day; NaN for what is no date. */
export function yearsOn(born: string, today: string): number {
  if (!isDay(born)) return Number.NaN
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number)
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number)
  const before = nowMonth < month || (nowMonth === month && nowDay < day)
  return nowYear - year - (before ? 1 : 0)
}

/** 'FY 2026-27': the financial year that a day lies in, from April to March. */
export function financialYear(day: string): string {
  const first = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
  return `FY ${first}-${String(first + 1).slice(-2)}`
}
