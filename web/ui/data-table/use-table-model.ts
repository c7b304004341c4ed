import {
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column, ColumnKind, Columns } from '../../../contract/kernel/table.ts'
import type { TableControl } from './use-table-state.ts'

/** A row as the wire brings it: values by column name. */
export type TableRow = Record<string, unknown>

const features = tableFeatures({ rowSortingFeature, columnSizingFeature, columnVisibilityFeature })
export const narrowest = 60
const usualWidths: Record<ColumnKind, number> = {
  text: 170,
  number: 110,
  money: 140,
  date: 150,
  datetime: 190,
  choice: 140,
  flag: 110,
}

/** A day, and the box that asks for one, are not cut off whatever width a list names. */
const leastWidths: Partial<Record<ColumnKind, number>> = { date: 176, datetime: 190 }

const widthOf = ({ kind, width = usualWidths[kind] }: Column) => Math.max(width, leastWidths[kind] ?? narrowest)

/** The headless table: which columns in which order and width, and how a click changes the sorting. */
export function useTableModel<Row extends TableRow>(columns: Columns, rows: Row[], { state, setSort }: TableControl) {
  const definitions = useMemo(
    () =>
      Object.entries(columns).map(([name, column]) => ({
        id: name,
        accessorFn: (row: Row) => row[name],
        enableSorting: column.sortable !== false,
        sortDescFirst: false,
        size: widthOf(column),
        minSize: narrowest,
        maxSize: 1000,
      })),
    [columns],
  )
  const sorting: SortingState = state.sort.map(({ column, dir }) => ({ id: column, desc: dir === 'desc' }))
  return useTable({
    features,
    columns: definitions,
    data: rows,
    manualSorting: true,
    enableMultiSort: true,
    maxMultiSortColCount: 5,
    state: { sorting, columnVisibility: Object.fromEntries(state.hide.map((name) => [name, false])) },
    onSortingChange: (change) => {
      const next = typeof change === 'function' ? change(sorting) : change
      setSort(next.map(({ id, desc }) => ({ column: id, dir: desc ? 'desc' : 'asc' })))
    },
  })
}

export type TableModel<Row extends TableRow> = ReturnType<typeof useTableModel<Row>>
