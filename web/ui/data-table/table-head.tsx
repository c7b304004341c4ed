import type { Columns } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import classes from './data-table.module.css'
import { FilterCell } from './filter-cell.tsx'
import { HeaderCell } from './header-cell.tsx'
import type { TableModel, TableRow } from './use-table-model.ts'
import type { TableControl } from './use-table-state.ts'

interface Props<Row extends TableRow> {
  table: TableModel<Row>
  columns: Columns
  control: TableControl
  hasActions: boolean
}

/** Two rows that stay in sight: titles, and a filter box under each. */
export function TableHead<Row extends TableRow>({ table, columns, control, hasActions }: Props<Row>) {
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => {
    const column = columns[id]
    return column ? [{ name: id, column }] : []
  })
  return (
    <thead className={classes.head}>
      <tr>
        <th scope="col" className={classes.serial}>
          S#
        </th>
        {shown.map(({ name, column }) => (
          <HeaderCell key={name} table={table} name={name} column={column} />
        ))}
        {hasActions && (
          <th scope="col" className={classes.actions}>
            {listTexts.actions()}
          </th>
        )}
      </tr>
      <tr className={classes.filters}>
        <td className={classes.serial} />
        {shown.map(({ name, column }) => (
          <td key={name}>
            <FilterCell
              key={control.shownAll}
              name={name}
              column={column}
              filter={control.state.filters.find(({ field }) => field === name)}
              onChange={(filter) => control.setFilter(name, filter)}
            />
          </td>
        ))}
        {hasActions && <td className={classes.actions} />}
      </tr>
    </thead>
  )
}
