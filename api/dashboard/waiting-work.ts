import { sql } from 'kysely'
import { ageGroups, type OfficeWork, type WaitingWork } from '../../contract/dashboard.ts'
import type { Db } from '../platform/database.ts'
import { keptRows } from '../platform/list/kept-count.ts'

interface Group {
  work: string
  age_group: number
  waiting: string
  oldest: string
}

/** How much waits of each kind, since when, and how it has aged: kept by the day on which it began to wait. */
export async function waitingWork(db: Db, wanted: readonly OfficeWork[], today: string): Promise<WaitingWork[]> {
  const groups = await groupsOf(db, today)
  return wanted.map((work) => {
    const own = groups.filter((one) => one.work === work)
    const ages = ageGroups.map((_, at) => Number(own.find(({ age_group }) => age_group === at)?.waiting ?? 0))
    return {
      work,
      waiting: ages.reduce((all, n) => all + n, 0),
      oldest: own.map(({ oldest }) => oldest).sort()[0] ?? null,
      ages,
    }
  })
}

async function groupsOf(db: Db, today: string): Promise<Group[]> {
  // One more than a group's last day is where the next begins; the last group has no end.
  const ends = ageGroups.slice(0, -1).map(({ upTo }) => upTo + 1)
  const { rows } = await sql<Group>`
    select work, width_bucket(${today}::date - day::date, ${ends}::int[]) as age_group, sum(n) as waiting, min(day) as oldest
    from (select split_part(scope, ':', 1) as work, split_part(scope, ':', 2) as day, n from ${keptRows('waiting')} as kept) as kept
    group by 1, 2`.execute(db)
  return rows
}
