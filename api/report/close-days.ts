import { sql } from 'kysely'
import { indianDay } from '../../contract/kernel/dates.ts'
import { later } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { dayOf } from './report-sql.ts'

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
  const today = indianDay(later(now, -graceSeconds))
  const { rows } = await sql<{ closed: string; last: string; more: boolean }>`
    select closed::text, least(closed + ${portion}::int, ${today}::date - 1)::text as last,
      closed + ${portion}::int < ${today}::date - 1 as more
    from (
      select greatest(until, (select ${dayOf(sql.ref('at'))} - 1 from ledger_posting order by at limit 1)) as closed
      from closed_days
    ) as begun where closed < ${today}::date - 1`.execute(tx)
  const [next] = rows
  if (!next) return false
  await sumUp(tx, next)
  await sql`update closed_days set until = ${next.last}`.execute(tx)
  return next.more
}

/** What stands there already is of days that were opened again. */
async function sumUp(tx: Tx, { closed, last }: { closed: string; last: string }): Promise<void> {
  const during = (moment: string) => sql`
    ${sql.ref(moment)} >= (${closed}::date + 1)::timestamp at time zone interval '05:30'
    and ${sql.ref(moment)} < (${last}::date + 1)::timestamp at time zone interval '05:30'`
  await sql`delete from ledger_day where day > ${closed}`.execute(tx)
  await sql`delete from commission_day where day > ${closed}`.execute(tx)
  await sql`
    insert into ledger_day (day, account_id, kind, entries, debit, credit)
    select ${dayOf(sql.ref('posting.at'))} as day, account_id, entry.kind, count(*),
      coalesce(-sum(amount) filter (where amount < 0), 0), coalesce(sum(amount) filter (where amount > 0), 0)
    from ledger_posting posting join ledger_entry entry on entry.id = entry_id
    where ${during('posting.at')} group by 1, 2, 3`.execute(tx)
  await sql`
    insert into commission_day (day, merchant_id, product_code, level, shares, earned, taken_back, tds)
    select day, merchant_id, product_code, level, sum(shares), sum(earned), sum(taken_back), sum(tds) from (
      select ${dayOf(sql.ref('earned_at'))} as day, share.merchant_id, product_code, level,
        1 as shares, commission as earned, 0 as taken_back, tds
      from sale_share share join sale on sale.id = sale_id where ${during('earned_at')}
      union all
      select ${dayOf(sql.ref('refunded_at'))}, share.merchant_id, product_code, level, 0, 0, commission, -tds
      from sale join sale_share share on sale_id = sale.id where ${during('refunded_at')}
    ) as part group by day, merchant_id, product_code, level`.execute(tx)
}
