import { sql } from 'kysely'
import { indianDay } from '../../contract/kernel/dates.ts'
import { secondsAfter } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { dayOf } from '../service/report-sql.ts'
import { commissionSums, ledgerSums, type Span } from './day-sums.ts'

/** A day is closed so long after its end: by then everything that began on it has been written. */
const graceSeconds = 3600
/** So many days in one transaction: a house that closes its first days has years of them. */
const portion = 31

/** Sums up the next days that are over, for the reports. Answers whether there are more. */
export async function closeDays(tx: Tx, now: Date): Promise<boolean> {
  const lock = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext('close-days')) as mine`.execute(
    tx,
  )
  if (!lock.rows[0]?.mine) return false
  const today = indianDay(secondsAfter(now, -graceSeconds))
  const { rows } = await sql<Span & { more: boolean }>`
    select closed::text, least(closed + ${portion}::int, ${today}::date - 1)::text as last,
      closed + ${portion}::int < ${today}::date - 1 as more
    from (
      select greatest(
        until,
        -- Before the first posting there is nothing to sum up, be it of years.
        coalesce((select ${dayOf(sql.ref('at'))} - 1 from ledger_posting order by at limit 1), ${today}::date - 2)
      ) as closed
      from closed_days
    ) as begun where closed < ${today}::date - 1`.execute(tx)
  const [next] = rows
  if (!next) return false
  await sumUp(tx, next)
  await sql`update closed_days set until = ${next.last}`.execute(tx)
  return next.more
}

/** What stands there already is of days that were opened again. */
async function sumUp(tx: Tx, span: Span): Promise<void> {
  await sql`delete from ledger_day where day > ${span.closed}`.execute(tx)
  await sql`delete from commission_day where day > ${span.closed}`.execute(tx)
  await sql`insert into ledger_day (day, account_id, kind, entries, debit, credit) ${ledgerSums(span)}`.execute(tx)
  await sql`
    insert into commission_day (day, merchant_id, product_code, level, shares, earned, taken_back, tds)
    ${commissionSums(span)}`.execute(tx)
}
