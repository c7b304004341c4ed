import type { ReactNode } from 'react'
import { exportTable } from './export-table.ts'
import type { CellRenderers } from './table-body.tsx'
import { TableFooter } from './table-footer.tsx'
import { TableFrame } from './table-frame.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import type { Totals } from './table-totals.tsx'
import { useDensity } from './use-density.ts'
import { useStayInside } from './use-stay-inside.ts'
import type { TableRow } from './use-table-model.ts'
import { type TableSource, useTableRows } from './use-table-rows.ts'
import { useTableState } from './use-table-state.ts'

interface Props<Row extends TableRow> extends TableSource<Row> {
  /** Draws cells otherwise than by their kind. */
  cells?: CellRenderers<Row>
  /** Buttons at the end of each row. */
  actions?: (row: Row) => ReactNode
  /** Said when the list holds nothing at all. */
  emptyText?: string
  /** What the columns come to over all pages, for a last row; nothing while it is being fetched. */
  totals?: Totals
}

/** The portal's one list table. All but the rows' meaning comes from the endpoint's columns; its state lives in the address. */
export function DataTable<Row extends TableRow>({
  cells,
  actions,
  emptyText = 'Nothing here yet.',
  totals,
  ...source
}: Props<Row>) {
  const { columns, title } = source.endpoint
  const control = useTableState(columns)
  const rows = useTableRows(source, control.state)
  const [density, setDensity] = useDensity()
  useStayInside(rows.isAnswer ? rows.reply : undefined, control)
  return (
    <section aria-label={title}>
      <TableToolbar
        columns={columns}
        control={control}
        density={density}
        onDensity={setDensity}
        onReload={rows.reload}
        onExport={(format) => exportTable(source, { format, state: control.state, reply: rows.reply })}
      />
      <TableFrame {...{ rows, columns, control, density, emptyText, cells, actions, totals }} />
      <TableFooter reply={rows.error === undefined ? rows.reply : undefined} control={control} />
    </section>
  )
}
