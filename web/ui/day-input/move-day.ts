import { addDays } from '../../../contract/kernel/days.ts'
import { daysInMonth } from './read-day.ts'

/** The same day of another month, or the last one that month has. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  const last = Math.min(Number(day.slice(8)), daysInMonth(year, month))
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(last).padStart(2, '0')].join('-')
}

/** 0 for a Sunday, with which a week begins on Indian calendars. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Where a key leads in a calendar; nothing for keys that lead nowhere. */
export function moveDay(day: string, key: string, shift: boolean): string | undefined {
  const months = shift ? 12 : 1
  const ways: Record<string, () => string> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday(day)),
    End: () => addDays(day, 6 - weekday(day)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  }
  return ways[key]?.()
}

/** The weeks of the month in which a day lies; nothing where a week reaches into another month. */
export function weeksOf(day: string): (string | undefined)[][] {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const start = addDays(first, -weekday(first))
  const days = Array.from({ length: 42 }, (_, at) => addDays(start, at))
  const own = days.map((one) => (one.startsWith(month) ? one : undefined))
  return Array.from({ length: 6 }, (_, week) => own.slice(week * 7, week * 7 + 7))
}
