import { sql } from 'kysely'
import type { Column, ColumnKind } from '../../contract/kernel/table.ts'
import type { ReportSide } from '../../contract/report/report.ts'
import type { Fragment } from '../platform/list/define-list.ts'
import type { ReportAsked, ReportLines } from '../service/report-asked.ts'

const types: Partial<Record<ColumnKind, string>> = {
  number: 'bigint',
  money: 'bigint',
  date: 'date',
  datetime: 'timestamptz',
}
const empty = ({ kind }: Column): Fragment => sql`null::${sql.raw(types[kind] ?? 'text')}`
const named = (name: string): Fragment => sql.ref(`line.${name}`)
const total = (name: string): Fragment => sql`coalesce(sum(${named(name)}), 0)::bigint`

/** The rows of a view. `rank` is unique and rises towards what should be seen first. */
export function reportRows(side: ReportSide, asked: ReportAsked, lines: ReportLines): Fragment {
  if (asked.view.each) return sql`(select line.*, line.id as rank from (${lines(asked)}) as line) as line`
  const { columns, chart, rising } = asked.view
  const groups = columns.filter((name) => !side.sums.includes(name))
  const grouped = sql.join(groups.map(named))
  const first = rising ? sql`${named(groups[0] ?? chart.by)} desc,` : sql`${total(chart.value)},`
  const order = sql`${side.columns[chart.by]?.kind === 'date' ? sql`` : first} ${grouped}`
  const cells = Object.entries(side.columns).map(
    ([name, column]) => sql`${cellOf(name, { side, groups }) ?? empty(column)} as ${sql.ref(name)}`,
  )
  return sql`(
    select row_number() over (order by ${order}) as rank, ${sql.join(cells)}
    from (${lines(asked)}) as line group by ${grouped}
  ) as line`
}

function cellOf(name: string, { side, groups }: { side: ReportSide; groups: readonly string[] }): Fragment | undefined {
  if (side.sums.includes(name)) return total(name)
  return groups.includes(name) ? named(name) : undefined
}
