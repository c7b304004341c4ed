import type { ReactNode } from 'react'
import type { CellRenderers } from './table-body.tsx'
import type { Totals } from './table-totals.tsx'
import type { TableRow } from './use-table-model.ts'
import type { TableSource } from './use-table-rows.ts'

/** What a page says of a list, however it is drawn. */
export interface ListProps<Row extends TableRow> extends TableSource<Row> {
  /** Draws cells otherwise than by their kind. */
  cells?: CellRenderers<Row>
  /** What can be done with a row: buttons at its end, or below the card. */
  actions?: (row: Row) => ReactNode
  /** Said when the list holds nothing at all. */
  emptyText?: string
  /** What the columns come to over all pages, for a last row; nothing while it is being fetched. */
  totals?: Totals
  /** Where rows can be ticked: of a card. A table has it in a cell. */
  tick?: (row: Row) => Tick
}

export interface Tick {
  label: string
  checked: boolean
  toggle: () => void
}
