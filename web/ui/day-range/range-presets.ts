import { indianDay } from '../../../contract/kernel/dates.ts'
import { addDays } from '../../../contract/kernel/days.ts'
import { daysTexts } from '../../../texts/en/days.ts'

/** First and last Indian day, as '2026-04-05'. */
export type Days = {
  from: string
  to: string
}

/** The financial year begins on the first of April. */
function yearStart(today: string): string {
  const year = Number(today.slice(0, 4))
  return `${today.slice(5) < '04-01' ? year - 1 : year}-04-01`
}

export interface RangePreset {
  value: string
  label: string
  /** Nothing stands for all there is. */
  range: Days | undefined
}

/** Ranges of days that people ask for most. */
export function rangePresets(now: Date): RangePreset[] {
  const today = indianDay(now)
  return [
    { value: 'all', label: daysTexts.all(), range: undefined },
    { value: 'today', label: daysTexts.today(), range: { from: today, to: today } },
    { value: 'week', label: '7 days', range: { from: addDays(today, -6), to: today } },
    { value: 'month', label: daysTexts.thisMonth(), range: { from: `${today.slice(0, 8)}01`, to: today } },
    { value: 'year', label: daysTexts.thisYear(), range: { from: yearStart(today), to: today } },
  ]
}

/** The same for what always has a first and a last day. */
export function reportPresets(now: Date): RangePreset[] {
  const firstOfMonth = `${indianDay(now).slice(0, 8)}01`
  const to = addDays(firstOfMonth, -1)
  const lastMonth = { value: 'last-month', label: daysTexts.lastMonth(), range: { from: `${to.slice(0, 8)}01`, to } }
  return rangePresets(now).flatMap((one) => {
    if (!one.range) return []
    return one.value === 'month' ? [one, lastMonth] : [one]
  })
}
