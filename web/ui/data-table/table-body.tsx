import type { ReactNode } from 'react'
import type { Columns } from '../../../contract/kernel/table.ts'
import { cellValue, isRightAligned } from './cell-value.tsx'
import classes from './data-table.module.css'
import type { TableModel, TableRow } from './use-table-model.ts'

/** How the page draws the cells it wants otherwise, by column name. */
export type CellRenderers<Row> = Partial<Record<string, (row: Row) => ReactNode>>

interface Props<Row extends TableRow> {
  table: TableModel<Row>
  columns: Columns
  /** How many rows stand before this page. */
  start: number
  cells?: CellRenderers<Row>
  actions?: (row: Row) => ReactNode
}

export function TableBody<Row extends TableRow>({ table, columns, start, cells, actions }: Props<Row>) {
  return (
    <tbody>
      {table.getRowModel().rows.map((row, index) => (
        <tr key={String(row.original.id ?? row.id)} className={classes.row}>
          <td className={classes.serial}>{start + index + 1}</td>
          {row.getVisibleCells().map((cell) => {
            const column = columns[cell.column.id]
            const draw = cells?.[cell.column.id]
            return (
              <td key={cell.id} data-right={(column && isRightAligned(column)) || undefined}>
                {draw ? draw(row.original) : column && cellValue(column, cell.getValue())}
              </td>
            )
          })}
          {actions && (
            <td className={classes.actions}>
              <div data-buttons className={classes.buttons}>
                {actions(row.original)}
              </div>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}
