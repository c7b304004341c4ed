import {
  type Columns,
  defaultPageSize,
  operatorsOf,
  type pageSizes,
  type TableFilter,
  type TableQuestion,
  type TableSort,
} from '../../../contract/kernel/table.ts'
import { cardStep, type TableSearch } from './table-search.ts'

/** Everything a person can set on a table, complete. */
export interface TableState {
  page: number
  size: (typeof pageSizes)[number]
  q: string
  sort: TableSort[]
  filters: TableFilter[]
  hide: string[]
  shown: number
}

/** Completes the address's part, and drops names and operators that this list does not know. */
export function tableState(search: TableSearch, columns: Columns): TableState {
  const { page = 1, size = defaultPageSize, q = '', sort = [], filters = [], hide, shown = cardStep } = search
  return {
    page,
    size,
    q,
    sort: sort.filter(({ column }) => columns[column] && columns[column].sortable !== false),
    filters: filters.filter((filter) => isAllowed(filter, columns)),
    hide: hide?.filter((name) => columns[name]) ?? namesHiddenAtFirst(columns),
    shown,
  }
}

export function namesHiddenAtFirst(columns: Columns): string[] {
  return Object.entries(columns).flatMap(([name, column]) => (column.hidden ? [name] : []))
}

export function visibleNames(columns: Columns, state: TableState): string[] {
  return Object.keys(columns).filter((name) => !state.hide.includes(name))
}

/** Switches that a page sets beside what the person sets. */
export type AdditionFilter = Readonly<Record<string, string | boolean | number>>

/** What the server is asked. */
export function tableQuestion(state: TableState, additionFilter?: AdditionFilter): TableQuestion {
  return {
    filters: state.filters,
    search: state.q,
    length: state.size,
    start: (state.page - 1) * state.size,
    sorts: state.sort,
    ...(additionFilter && { additionFilter }),
  }
}

function isAllowed({ field, opt }: TableFilter, columns: Columns): boolean {
  const column = columns[field]
  if (!column) return false
  return opt === undefined || operatorsOf[column.kind].some((known) => known === opt)
}
