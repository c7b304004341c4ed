import { sql } from 'kysely'
import type { Tx } from '../platform/database.ts'
import type { Fragment } from '../platform/list/define-list.ts'
import { commissionSums, ledgerSums } from './day-sums.ts'

/** So many of the newest closed days are proven: what was right for a month stays right. */
const proven = 31

/** Compares closed days with their rows. The first that differs is opened again, and all after it; answers which one. */
export async function mendDays(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ closed: string; last: string }>`
    select (until - ${proven}::int)::text as closed, until::text as last from closed_days for update`.execute(tx)
  const [span] = rows
  if (!span) return undefined
  const kept = (table: string, columns: string): Fragment =>
    sql`select day, ${sql.raw(columns)} from ${sql.table(table)} where day > ${span.closed} and day <= ${span.last}`
  const ledger = kept('ledger_day', 'account_id, kind, entries, debit, credit')
  const commission = kept('commission_day', 'merchant_id, product_code, level, shares, earned, taken_back, tds')
  const parts = [differing(ledger, ledgerSums(span)), differing(commission, commissionSums(span))]
  const found = await sql<{ day: string | null }>`
    select min(day)::text as day from (${sql.join(parts, sql` union all `)}) as wrong`.execute(tx)
  const day = found.rows[0]?.day ?? undefined
  if (day) await sql`update closed_days set until = ${day}::date - 1`.execute(tx)
  return day
}

const differing = (kept: Fragment, counted: Fragment): Fragment => sql`
  select day from ((${kept}) except (${counted})) as more
  union all select day from ((${counted}) except (${kept})) as missing`
