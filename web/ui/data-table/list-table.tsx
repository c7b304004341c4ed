import { listTexts } from '../../../texts/en/list.ts'
import { exportTable } from './export-table.ts'
import type { ListProps } from './list-props.ts'
import { TableFooter } from './table-footer.tsx'
import { TableFrame } from './table-frame.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { useDensity } from './use-density.ts'
import { useStayInside } from './use-stay-inside.ts'
import type { TableRow } from './use-table-model.ts'
import { useTableRows } from './use-table-rows.ts'
import { useTableState } from './use-table-state.ts'

/** A list as a table: one page of rows, with a box to filter by under every title. */
export function ListTable<Row extends TableRow>({
  cells,
  actions,
  emptyText = listTexts.nothingHereYet(),
  totals,
  tick: _inCells,
  ...source
}: ListProps<Row>) {
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
