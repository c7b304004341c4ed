import { sql } from 'kysely'
import type { CollectionSums } from '../../contract/collection.ts'
import type { Db } from '../platform/database.ts'
import { collected } from './collected.ts'
import { dayBetween } from './day-between.ts'

/** What came in on each day of a range, and altogether. */
export async function collectionSums(db: Db, range: { from: string; to: string }): Promise<CollectionSums> {
  const { rows } = await sql<{ day: string; payments: string; amount: string }>`
    select day, sum(payments) as payments, sum(amount) as amount from ${collected}
    where ${dayBetween(sql.ref('collection.day'), range)} group by day order by day`.execute(db)
  const days = rows.map(({ day, payments, amount }) => ({ day, payments: Number(payments), amount: Number(amount) }))
  return {
    payments: days.reduce((sum, one) => sum + one.payments, 0),
    amount: days.reduce((sum, one) => sum + one.amount, 0),
    days,
  }
}
