import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { Column, ColumnKind, Columns, TableSort } from '../../../contract/kernel/table.ts'
import classes from './filter-sheet.module.css'
import type { TableControl } from './use-table-state.ts'

const words: Record<ColumnKind, readonly [asc: string, desc: string]> = {
  text: ['A to Z', 'Z to A'],
  choice: ['A to Z', 'Z to A'],
  number: ['Smallest first', 'Largest first'],
  money: ['Smallest first', 'Largest first'],
  date: ['Oldest first', 'Newest first'],
  datetime: ['Oldest first', 'Newest first'],
  flag: ['No first', 'Yes first'],
}

interface Props {
  columns: Columns
  control: TableControl
}

/** By which column the list is ordered, and which way; without one as the list itself wants it. */
export function SortChoice({ columns, control: { state, setSort } }: Props) {
  const [sort] = state.sort
  const sortable = Object.entries(columns).filter(([, column]) => column.sortable !== false)
  const chosen = sort && columns[sort.column]
  return (
    <div className={classes.sort}>
      <NativeSelect
        label="Sort by"
        data={[{ value: '', label: 'Usual order' }, ...sortable.map(([value, { title }]) => ({ value, label: title }))]}
        value={sort?.column ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setSort(value === '' ? [] : [{ column: value, dir: firstWay(columns[value]) }])
        }
      />
      {sort && chosen && (
        <SegmentedControl
          fullWidth
          aria-label="Direction"
          data={directions(chosen)}
          value={sort.dir}
          onChange={(dir) => setSort([{ ...sort, dir }])}
        />
      )}
    </div>
  )
}

const directions = ({ kind }: Column): { value: TableSort['dir']; label: string }[] => [
  { value: 'asc', label: words[kind][0] },
  { value: 'desc', label: words[kind][1] },
]

/** Days and amounts are mostly wanted from the newest and largest on. */
function firstWay(column: Column | undefined): TableSort['dir'] {
  return column && !['text', 'choice'].includes(column.kind) ? 'desc' : 'asc'
}
