import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { Column } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { isRightAligned } from './cell-value.tsx'
import classes from './data-table.module.css'
import { ResizeHandle } from './resize-handle.tsx'
import type { TableModel, TableRow } from './use-table-model.ts'

interface Props<Row extends TableRow> {
  table: TableModel<Row>
  name: string
  column: Column
}

const ariaSort = { asc: 'ascending', desc: 'descending', false: 'none' } as const

/** A column's title: sorts when clicked, adds to the sorting when clicked with Shift, and can be made wider. */
export function HeaderCell<Row extends TableRow>({ table, name, column }: Props<Row>) {
  const model = table.getColumn(name)
  const sorted = model?.getIsSorted() || false
  return (
    <th
      scope="col"
      // Its content would be read as 'Name Width of Name' before every cell.
      aria-label={column.title}
      data-column={name}
      data-right={isRightAligned(column) || undefined}
      aria-sort={model?.getCanSort() ? ariaSort[`${sorted}`] : undefined}
    >
      {model?.getCanSort() ? (
        <UnstyledButton
          className={classes.sort}
          onClick={model.getToggleSortingHandler()}
          title={listTexts.clickToSortWith()}
        >
          <span className={classes.title}>{column.title}</span>
          <SortMark sorted={sorted} place={table.state.sorting.length > 1 ? model.getSortIndex() + 1 : 0} />
        </UnstyledButton>
      ) : (
        <span className={classes.title}>{column.title}</span>
      )}
      <ResizeHandle table={table} name={name} title={column.title} />
    </th>
  )
}

/** Which way, and as which one of several. */
function SortMark({ sorted, place }: { sorted: 'asc' | 'desc' | false; place: number }) {
  if (!sorted) return <IconArrowsSort size={14} className={classes.unsorted} aria-hidden />
  const Arrow = sorted === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <>
      <Arrow size={14} aria-hidden />
      {place > 0 && (
        <>
          <Text span size="xs" fw={700} aria-hidden>
            {place}
          </Text>
          <VisuallyHidden component="span">{listTexts.sortOrderOf({ place })}</VisuallyHidden>
        </>
      )}
    </>
  )
}
