import type { CSSProperties } from 'react'
import classes from './data-table.module.css'
import type { TableModel, TableRow } from './use-table-model.ts'

interface Props<Row extends TableRow> {
  table: TableModel<Row>
  hasActions: boolean
  actionsWidth: number
}

const narrowestTable = 600
const serialWidth = 60

export function ColumnWidths<Row extends TableRow>({ table, hasActions, actionsWidth }: Props<Row>) {
  return (
    <colgroup>
      <col className={classes.serialWidth} />
      {table.getVisibleLeafColumns().map((column) => (
        <col key={column.id} style={{ width: column.getSize() }} />
      ))}
      {hasActions && <col style={{ width: actionsWidth }} />}
    </colgroup>
  )
}

/** Before anyone resizes a column the table fills the screen; afterwards it is as wide as its columns. */
export function tableWidth<Row extends TableRow>({ table, hasActions, actionsWidth }: Props<Row>): CSSProperties {
  const total = serialWidth + table.getTotalSize() + (hasActions ? actionsWidth : 0)
  const resized = Object.keys(table.state.columnSizing).length > 0
  return resized ? { width: total, minWidth: narrowestTable } : { minWidth: Math.max(narrowestTable, total) }
}
