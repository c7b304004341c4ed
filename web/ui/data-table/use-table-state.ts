import { useCallback, useMemo, useState } from 'react'
import type { Columns, TableFilter, TableSort } from '../../../contract/kernel/table.ts'
import { useAsked } from '../../platform/use-asked.ts'
import { useChangeSearch } from '../use-change-search.ts'
import { cardStep, leaveOutDefaults, type TableSearch, tableSearch } from './table-search.ts'
import { type TableState, tableState } from './table-state.ts'

export interface TableControl {
  state: TableState
  toPage: (page: number) => void
  setSize: (size: TableState['size']) => void
  setSearch: (text: string) => void
  setSort: (sort: TableSort[]) => void
  /** Sets the filter of one column; without one the column is unfiltered. */
  setFilter: (field: string, filter: TableFilter | undefined) => void
  setHidden: (names: string[]) => void
  /** Shows so many cards. */
  showUpTo: (shown: number) => void
  /** Forgets search and filters. */
  showAll: () => void
  /** Forgets filters and order. */
  clearFilters: () => void
  /** How often that was done: boxes begin anew, also with a text that could not be read and is in no filter. */
  shownAll: number
}

/** The table's state lives in the address: it survives a reload, the back button and a mail to a colleague. */
export function useTableState(columns: Columns): TableControl {
  const search = useAsked()
  const changeSearch = useChangeSearch()
  const [shownAll, setShownAll] = useState(0)
  const state = useMemo(() => tableState(tableSearch(search), columns), [search, columns])

  /** Every change but a turned page, or more cards, goes back to the first ones. */
  const change = useCallback(
    (part: (before: TableSearch) => TableSearch) =>
      changeSearch((before) => {
        const now = tableSearch(before)
        return { ...withoutTable(before), ...leaveOutDefaults({ ...now, page: 1, shown: cardStep, ...part(now) }) }
      }),
    [changeSearch],
  )

  return useMemo(
    () => ({
      state,
      toPage: (page) => change(() => ({ page })),
      setSize: (size) => change(() => ({ size })),
      setSearch: (q) => change(() => ({ q })),
      setSort: (sort) => change(() => ({ sort })),
      setFilter: (field, filter) => change(({ filters = [] }) => ({ filters: replaced(filters, field, filter) })),
      setHidden: (hide) => change(({ page, shown }) => ({ hide, page, shown })),
      showUpTo: (shown) => change(() => ({ shown })),
      showAll() {
        change(() => ({ q: '', filters: [] }))
        setShownAll((times) => times + 1)
      },
      clearFilters() {
        change(() => ({ filters: [], sort: [] }))
        setShownAll((times) => times + 1)
      },
      shownAll,
    }),
    [state, change, shownAll],
  )
}

function replaced(filters: TableFilter[], field: string, filter: TableFilter | undefined): TableFilter[] {
  const others = filters.filter((other) => other.field !== field)
  return filter ? [...others, filter] : others
}

/** What else the address holds is the page's own and stays. */
function withoutTable(search: Record<string, unknown>): Record<string, unknown> {
  const { page, size, q, sort, filters, hide, shown, ...others } = search
  return others
}
