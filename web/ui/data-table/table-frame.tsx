import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Columns, TableReply } from '../../../contract/kernel/table.ts'
import { isLost } from '../../platform/line.ts'
import { ColumnWidths, tableWidth } from './column-widths.tsx'
import classes from './data-table.module.css'
import { type CellRenderers, TableBody } from './table-body.tsx'
import { TableHead } from './table-head.tsx'
import { TableMessage } from './table-message.tsx'
import { TableTotals, type Totals } from './table-totals.tsx'
import { useActionsWidth } from './use-actions-width.ts'
import type { Density } from './use-density.ts'
import { type TableRow, useTableModel } from './use-table-model.ts'
import type { TableControl } from './use-table-state.ts'

interface Props<Row extends TableRow> {
  query: UseQueryResult<TableReply<Row>>
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
  const { query, columns, control, density, emptyText, cells, actions, totals } = props
  const table = useTableModel<Row>(columns, query.data?.data ?? noRows, control)
  const [frame, actionsWidth] = useActionsWidth(query.data)
  const layout = { table, hasActions: actions !== undefined, actionsWidth }
  const { page, size } = control.state
  // Rows that are there stay there while the network is away.
  const failed = query.isError && !query.isFetching && !(query.data && isLost(query.error))
  const hasRows = !failed && query.data !== undefined && query.data.data.length > 0
  return (
    <div className={classes.frame}>
      <div className={classes.scroll}>
        <table
          ref={frame}
          className={classes.table}
          data-density={density}
          data-short-actions={actionsWidth <= roomOnPhone || undefined}
          style={tableWidth(layout)}
          aria-busy={query.isFetching}
        >
          <ColumnWidths {...layout} />
          <TableHead table={table} hasActions={layout.hasActions} columns={columns} control={control} />
          {hasRows && <TableBody {...{ table, columns, cells, actions }} start={(page - 1) * size} />}
          {hasRows && totals && <TableTotals {...{ table, columns, totals }} hasActions={layout.hasActions} />}
        </table>
        {!hasRows && (
          <div className={classes.message}>
            <TableMessage
              error={failed ? query.error : undefined}
              loading={!failed && query.data === undefined}
              control={control}
              onReload={() => void query.refetch()}
              emptyText={emptyText}
            />
          </div>
        )}
      </div>
      {query.isFetching && query.data && <output className={classes.busy}>Loading...</output>}
    </div>
  )
}
