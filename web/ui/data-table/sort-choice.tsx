import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { Column, ColumnKind, Columns, TableSort } from '../../../contract/kernel/table.ts'
import type { Text } from '../../../texts/catalogue.ts'
import { listTexts } from '../../../texts/en/list.ts'
import classes from './filter-sheet.module.css'
import type { TableControl } from './use-table-state.ts'

const words: Record<ColumnKind, readonly [asc: Text, desc: Text]> = {
  text: [listTexts.aToZ, listTexts.zToA],
  choice: [listTexts.aToZ, listTexts.zToA],
  number: [listTexts.smallestFirst, listTexts.largestFirst],
  money: [listTexts.smallestFirst, listTexts.largestFirst],
  date: [listTexts.oldestFirst, listTexts.newestFirst],
  datetime: [listTexts.oldestFirst, listTexts.newestFirst],
  flag: [listTexts.noFirst, listTexts.yesFirst],
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
        label={listTexts.sortBy()}
        data={[
          { value: '', label: listTexts.usualOrder() },
          ...sortable.map(([value, { title }]) => ({ value, label: title })),
        ]}
        value={sort?.column ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setSort(value === '' ? [] : [{ column: value, dir: firstWay(columns[value]) }])
        }
      />
      {sort && chosen && (
        <SegmentedControl
          fullWidth
          aria-label={listTexts.direction()}
          data={directions(chosen)}
          value={sort.dir}
          onChange={(dir) => setSort([{ ...sort, dir }])}
        />
      )}
    </div>
  )
}

const directions = ({ kind }: Column): { value: TableSort['dir']; label: string }[] => [
  { value: 'asc', label: words[kind][0]() },
  { value: 'desc', label: words[kind][1]() },
]

/** Days and amounts are mostly wanted from the newest and largest on. */
function firstWay(column: Column | undefined): TableSort['dir'] {
  return column && !['text', 'choice'].includes(column.kind) ? 'desc' : 'asc'
}
