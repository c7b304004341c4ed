import { type OfficeCharts, officeWaiting, officeWaitingNames, volumeKinds } from '../../contract/dashboard.ts'
import { backOffice, may } from '../../contract/kernel/role.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { keptScopes } from '../platform/list/kept-count.ts'
import { chartWindow } from './chart-window.ts'
import { countWaiting } from './count-waiting.ts'
import { maySeeFiguresOf } from './office-dashboard.ts'
import { soldByAll, volumeOf } from './volume-by-day.ts'

/** What waits, and the last thirty days; of each only what the person's permissions reach. */
export async function officeCharts(db: Db, actor: Actor, now: Date): Promise<OfficeCharts> {
  const days = chartWindow(now)
  const [from = '', today = ''] = [days[0], days.at(-1)]
  const sold = await soldByAll(db, from, today)
  const work = officeWaitingNames.filter((name) => may(backOffice(officeWaiting[name].module), actor))
  return {
    days,
    volume: volumeOf(
      sold.filter(({ kind }) => maySeeFiguresOf(actor, volumeKinds[kind].module)),
      days,
    ),
    collection: maySeeFiguresOf(actor, 'payment') ? await collected(db, days) : null,
    work: await countWaiting(db, work, today),
  }
}

/** What was credited to wallets on each day, in paise. */
async function collected(db: Db, days: readonly string[]): Promise<number[]> {
  const kept = await keptScopes(db, 'collected', days[0], days.at(-1))
  return days.map((day) => kept.get(day) ?? 0)
}
