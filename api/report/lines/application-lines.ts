import { sql } from 'kysely'
import { serviceKeys } from '../../../contract/of-services.ts'
import type { Fragment } from '../../platform/list/define-list.ts'
import type { ApiServices, SentTable } from '../../service/api-service.ts'
import type { ReportAsked, ReportLines } from '../../service/report-asked.ts'
import { andEquals, dayOf, withinDays } from '../../service/report-sql.ts'

/** Everything that was sent in, whichever service it is for, as it stands now. */
export const applicationLines =
  (services: ApiServices): ReportLines =>
  (asked) => {
    const { service } = asked.chosen
    const wanted = serviceKeys.filter((key) => service === undefined || key === service)
    const parts = wanted.map((key) => serviceLines(key, services[key].sent, asked))
    return sql`
    select line.day, line.service, line.state, product.name as product,
      merchant.code as merchant, merchant.business_name as business,
      line.number, line.open, line.done, line.ended
    from (${sql.join(parts, sql` union all `)}) as line
    left join product on product.code = line.product_code
    left join merchant on merchant.id = line.merchant_id`
  }

/** Counted by what the view tells apart before anything is named: of a million only their counts go further. */
function serviceLines(
  name: string,
  { table, at, state, product, done, ended }: SentTable,
  asked: ReportAsked,
): Fragment {
  const shown = (column: string, value: Fragment, type: string): Fragment =>
    asked.view.columns.includes(column) ? value : sql`null::${sql.raw(type)}`
  // A list in brackets would be no SQL where nothing of a service is ever given back.
  const isEnded = sql`stands = any(${ended}::text[])`
  return sql`
    select day, ${name}::text as service, ${`${name}/`} || stands as state, product_code, merchant_id, n as number,
      case when stands <> ${done} and not ${isEnded} then n else 0 end as open,
      case when stands = ${done} then n else 0 end as done, case when ${isEnded} then n else 0 end as ended
    from (
      select ${shown('day', dayOf(sql.ref(at)), 'date')} as day, ${sql.ref(state)} as stands,
        ${shown('product', product, 'text')} as product_code, ${shown('merchant', sql.ref('merchant_id'), 'bigint')} as merchant_id,
        count(*) as n
      from ${sql.table(table)} where ${withinDays(sql.ref(at), asked)} ${andEquals(sql.ref('merchant_id'), asked.merchant)}
        ${andEquals(product, asked.chosen.product)}
      group by 1, 2, 3, 4
    ) as counted`
}
