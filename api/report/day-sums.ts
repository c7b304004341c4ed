import { sql } from 'kysely'
import type { Fragment } from '../platform/list/define-list.ts'
import { dayOf } from '../service/report-sql.ts'

/** The days after one, up to and with another. */
export interface Span {
  closed: string
  last: string
}

const during = (moment: string, { closed, last }: Span): Fragment => sql`
  ${sql.ref(moment)} >= (${closed}::date + 1)::timestamp at time zone interval '05:30'
  and ${sql.ref(moment)} < (${last}::date + 1)::timestamp at time zone interval '05:30'`

/** What each day came to, for each account and kind of entry. */
export const ledgerSums = (span: Span): Fragment => sql`
  select ${dayOf(sql.ref('posting.at'))} as day, account_id, entry.kind, count(*) as entries,
    coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as debit,
    coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credit
  from ledger_posting posting join ledger_entry entry on entry.id = entry_id
  where ${during('posting.at', span)} group by 1, 2, 3`

/** What each day brought and took, for each merchant, product and level. */
export const commissionSums = (span: Span): Fragment => sql`
  select day, merchant_id, product_code, level, sum(shares)::bigint as shares, sum(earned)::bigint as earned,
    sum(taken_back)::bigint as taken_back, sum(tds)::bigint as tds
  from (
    select ${dayOf(sql.ref('earned_at'))} as day, share.merchant_id, product_code, level,
      1 as shares, commission as earned, 0 as taken_back, tds
    from sale_share share join sale on sale.id = sale_id where ${during('earned_at', span)}
    union all
    select ${dayOf(sql.ref('refunded_at'))}, share.merchant_id, product_code, level, 0, 0, commission, -tds
    from sale join sale_share share on sale_id = sale.id and earned_at is not null where ${during('refunded_at', span)}
  ) as part group by day, merchant_id, product_code, level`
