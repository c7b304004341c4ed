import type { ReactNode } from 'react'
import type { Columns } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { ColumnWidths, tableWidth } from './column-widths.tsx'
import classes from './data-table.module.css'
import { type CellRenderers, TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { TableMessage } from './table-message.tsx'
import { TableTotals, type Totals } from './table-totals.tsx'
import { useActionsWidth } from './use-actions-width.ts'
import type { Density } from './use-density.ts'
import { type TableRow, useTableModel } from './use-table-model.ts'
import type { TableRows } from './use-table-rows.ts'
import type { TableControl } from './use-table-state.ts'

interface Props<Row extends TableRow> {
  rows: TableRows<Row>
  columns: Columns
  control: TableControl
  density: Density
  emptyText: string
  cells?: CellRenderers<Row>
  actions?: (row: Row) => ReactNode
  totals?: Totals
}

const noRows: never[] = []
/** In pixels: what the buttons of a row may take from a phone without leaving too little for the rest. */
const roomOnPhone = 140

/** The scrolling part: head, rows, or the reason why there are none. */
export function TableFrame<Row extends TableRow>(props: Props<Row>) {
  const { rows, columns, control, density, emptyText, cells, actions, totals } = props
  const { reply, error, isOld, isFetching, reload } = rows
  const table = useTableModel<Row>(columns, reply?.data ?? noRows, control)
  const [frame, actionsWidth] = useActionsWidth(reply)
  const layout = { table, hasActions: actions !== undefined, actionsWidth }
  const { page, size } = control.state
  const hasRows = error === undefined && reply !== undefined && reply.data.length > 0
  return (
    <div className={classes.frame}>
      <div className={classes.scroll}>
        <table
          ref={frame}
          className={classes.table}
          data-density={density}
          data-short-actions={actionsWidth <= roomOnPhone || undefined}
          style={tableWidth(layout)}
          aria-busy={isFetching}
        >
          <ColumnWidths {...layout} />
          <TableHead table={table} hasActions={layout.hasActions} columns={columns} control={control} />
          {hasRows && <TableBody {...{ table, columns, cells, actions }} start={(page - 1) * size} />}
          {hasRows && totals && <TableTotals {...{ table, columns, totals }} hasActions={layout.hasActions} />}
        </table>
        {!hasRows && (
          <div className={classes.message}>
            <TableMessage
              error={error}
              loading={error === undefined && reply === undefined}
              control={control}
              onReload={reload}
              emptyText={emptyText}
            />
          </div>
        )}
      </div>
      {isFetching && reply && <output className={classes.busy}>{listTexts.loading()}</output>}
      {isOld && !isFetching && <output className={classes.busy}>{listTexts.noConnectionTheseAre()}</output>}
    </div>
  )
}
