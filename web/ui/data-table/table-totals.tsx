import type { Columns } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { cellValue, isRightAligned } from './cell-value.tsx'
import classes from './data-table.module.css'
import type { TableModel, TableRow } from './use-table-model.ts'

/** What columns come to, by their names; a column without a number has nothing to add up. */
export type Totals = Readonly<Record<string, number>>

interface Props<Row extends TableRow> {
  table: TableModel<Row>
  columns: Columns
  totals: Totals
  hasActions: boolean
}

/** The last row, which stays in sight: what all pages come to together. */
export function TableTotals<Row extends TableRow>({ table, columns, totals, hasActions }: Props<Row>) {
  return (
    <tfoot className={classes.totals}>
      <tr>
        <th scope="row" className={classes.serial}>
          {listTexts.total()}
        </th>
        {table.getVisibleLeafColumns().map(({ id }) => {
          const column = columns[id]
          return (
            <td key={id} data-right={(column && isRightAligned(column)) || undefined}>
              {column && totals[id] !== undefined && cellValue(column, totals[id])}
            </td>
          )
        })}
        {hasActions && <td className={classes.actions} />}
      </tr>
    </tfoot>
  )
}
