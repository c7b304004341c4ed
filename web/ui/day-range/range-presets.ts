import { indianDay } from '../../../contract/kernel/dates.ts'

/** First and last Indian day, as '2026-04-05'. */
export type Days = {
  from: string
  to: string
}

const daysBack = (now: Date, days: number) => indianDay(new Date(now.getTime() - days * 86_400_000))

/** The financial year begins on the first of April. */
function yearStart(today: string): string {
  const year = Number(today.slice(0, 4))
  return `${today.slice(5) < '04-01' ? year - 1 : year}-04-01`
}

/** Ranges of days that people ask for most; nothing stands for all there is. */
export function rangePresets(now: Date): { value: string; label: string; range: Days | undefined }[] {
  const today = indianDay(now)
  return [
    { value: 'all', label: 'All', range: undefined },
    { value: 'today', label: 'Today', range: { from: today, to: today } },
    { value: 'week', label: '7 days', range: { from: daysBack(now, 6), to: today } },
    { value: 'month', label: 'This month', range: { from: `${today.slice(0, 8)}01`, to: today } },
    { value: 'year', label: 'This year', range: { from: yearStart(today), to: today } },
  ]
}
