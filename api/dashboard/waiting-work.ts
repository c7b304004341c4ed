import { ageGroups, type OfficeWork, type WaitingWork } from '../../contract/dashboard.ts'
import type { Db } from '../platform/database.ts'
import { keptScopes } from '../platform/list/kept-count.ts'
import { daysBetween } from './chart-window.ts'

/** How much waits of each kind, since when, and how it has aged: kept by the day on which it began to wait. */
export async function waitingWork(db: Db, wanted: readonly OfficeWork[], today: string): Promise<WaitingWork[]> {
  const kept = [...(await keptScopes(db, 'waiting'))].map(([scope, n]) => {
    const [work = '', day = ''] = scope.split(':')
    return { work, day, n }
  })
  return wanted.map((work) => {
    const days = kept.filter((one) => one.work === work)
    return {
      work,
      waiting: days.reduce((all, { n }) => all + n, 0),
      oldest: days[0]?.day ?? null,
      ages: agesOf(days, today),
    }
  })
}

function agesOf(days: readonly { day: string; n: number }[], today: string): number[] {
  const ages = ageGroups.map(() => 0)
  for (const { day, n } of days) {
    const group = ageGroups.findIndex(({ upTo }) => daysBetween(day, today) <= upTo)
    ages[group] = (ages[group] ?? 0) + n
  }
  return ages
}
