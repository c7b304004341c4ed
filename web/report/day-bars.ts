import { addDays, daysBetween } from '../../contract/kernel/days.ts'
import type { Days } from '../ui/day-range/range-presets.ts'

interface Bar {
  day: string
  value: number
  text: string
}

/** With more days than this a phone has no room for a bar each: then a bar is a week. */
const mostDays = 62

interface Wanted {
  days: Days
  text: (value: number) => string
}

/** One bar for each day of the range, or for each week of a long one; those without anything too. */
export function dayBars(found: readonly { name: string; value: number }[], { days, text }: Wanted): Bar[] {
  const values = new Map(found.map(({ name, value }) => [name, value]))
  const all = allDays(days)
  const step = all.length > mostDays ? 7 : 1
  const bars: Bar[] = []
  for (let first = 0; first < all.length; first += step) {
    const value = all.slice(first, first + step).reduce((sum, day) => sum + (values.get(day) ?? 0), 0)
    bars.push({ day: all[first] ?? '', value, text: step === 1 ? text(value) : `${text(value)} in the week from then` })
  }
  return bars
}

function allDays({ from, to }: Days): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
}
