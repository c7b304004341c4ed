import { sql } from 'kysely'
import type { TableFilter, TableSort } from '../../../contract/kernel/table.ts'
import { badRequest } from '../problem.ts'
import { type Fragment, type List, type ListContext, rowsOf } from './define-list.ts'
import { filterCondition, searchCondition } from './filter-condition.ts'

interface Question {
  filters: TableFilter[]
  search: string
  sorts: TableSort[]
}

/** The parts of the SQL that answer a question about a list; only names the contract lists get through. */
export interface ListQuestion {
  from: Fragment
  columns: Fragment
  /** These columns only, in this order. */
  only(names: readonly string[]): Fragment
  conditions: Fragment
  order: Fragment
  /** Nothing narrows the scope, so the total is the answer's count too. */
  whole: boolean
}

export function readQuestion(list: List, context: ListContext, question: Question): ListQuestion {
  refuseUnknownSwitches(list, context)
  const search = question.search.trim()
  const narrowing = question.filters.flatMap((filter) => [oneFilter(list, filter), ...byIndex(list, filter)])
  narrowing.push(...bySearch(list, search))
  return {
    from: rowsOf(list, context),
    columns: sql.join(selected({ ...list.source.fields, ...list.source.also })),
    only: (names) => sql.join(selected(Object.fromEntries(names.map((name) => [name, named(list, name).field])))),
    conditions: sql.join(
      [list.source.scope(context), ...narrowing].map((part) => sql`(${part})`),
      sql` and `,
    ),
    order: sql.join(ordering(list, question.sorts)),
    whole: narrowing.length === 0,
  }
}

function refuseUnknownSwitches(list: List, context: ListContext): void {
  const unknown = Object.keys(context.switches).find((name) => !list.endpoint.switches.includes(name))
  if (unknown !== undefined)
    throw badRequest(`This list has no switch '${unknown}'.`, { additionFilter: 'Invalid input' })
}

function oneFilter(list: List, filter: TableFilter): Fragment {
  const { column, field } = named(list, filter.field)
  return filterCondition(column, field, filter)
}

function bySearch({ source: { search, digits } }: Pick<List, 'source'>, text: string): Fragment[] {
  return text && search ? [searchCondition({ search, ...(digits && { digits }) }, text)] : []
}

/** What a searched column contains, the joined text contains too; asked of it as well, the answer is the same, by index. */
function byIndex({ source }: List, { field, opt = 'contains', value1 }: TableFilter): Fragment[] {
  const wholeText = opt === 'contains' || opt === 'equals' || opt === 'starts' || opt === 'ends'
  if (!source.search || !source.searched?.includes(field) || !wholeText || typeof value1 !== 'string') return []
  return value1.trim().length < 3 ? [] : bySearch({ source }, value1.trim())
}

function named(list: List, name: string) {
  const column = Object.hasOwn(list.endpoint.columns, name) ? list.endpoint.columns[name] : undefined
  const field = list.source.fields[name]
  if (!column || !field) throw badRequest(`This list has no column '${name}'.`, { [name]: 'Unknown column' })
  return { column, field }
}

function selected(fields: Record<string, Fragment>): Fragment[] {
  return Object.entries(fields).map(([name, field]) => sql`${field} as ${sql.ref(name)}`)
}

function ordering(list: List, asked: TableSort[]): Fragment[] {
  const sorts = asked.length > 0 ? asked : list.source.order
  const parts = sorts.map(({ column: name, dir }) => {
    const { column, field } = named(list, name)
    if (column.sortable === false) throw badRequest(`${column.title} cannot be sorted.`, { [name]: 'Invalid input' })
    return dir === 'desc' ? sql`${field} desc` : sql`${field} asc`
  })
  const last =
    (sorts[0]?.dir ?? (list.source.oldestFirst ? 'asc' : 'desc')) === 'desc'
      ? sql`${list.source.key} desc`
      : sql`${list.source.key} asc`
  return [...parts, last]
}
