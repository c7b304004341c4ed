import { formatTime } from '../../contract/kernel/dates.ts'
import { type Database, inTransaction } from '../platform/database.ts'
import { mendCounts, sweepEmptyCounts } from '../platform/list/check-counts.ts'
import type { Log } from '../platform/log.ts'
import { mendDays } from '../report/mend-days.ts'

/** Counting everything takes seconds in a large house, so it is done while India sleeps. */
const isNight = (now: Date): boolean => /^03:\d\d AM$/.test(formatTime(now))

/** Proves kept counts and closed days once a night. A difference is a bug of ours: it is put right and logged. */
export async function mendByNight(kysely: Database['kysely'], { now, log }: { now: Date; log: Log }): Promise<void> {
  if (!isNight(now)) return
  const wrong = await inTransaction(kysely, mendCounts)
  if (wrong.length > 0) log.error({ wrong: wrong.slice(0, 20), all: wrong.length }, 'kept counts were wrong')
  await inTransaction(kysely, sweepEmptyCounts)
  const day = await inTransaction(kysely, mendDays)
  if (day) log.error({ day }, 'a closed day was wrong')
}
