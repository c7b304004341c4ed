import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import type { ReactNode } from 'react'
import type { Columns, ExportFormat, TableReply } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import classes from './card-list.module.css'
import { ExportMenu } from './export-menu.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { SearchBox } from './search-box.tsx'
import type { TableControl } from './use-table-state.ts'

interface Props {
  columns: Columns
  control: TableControl
  /** The answer to what is set now. */
  found: TableReply<unknown> | undefined
  onExport: (format: ExportFormat) => Promise<void>
  toggle: ReactNode
}

/** The search; below it what narrows and orders the list, the export, and the way to the table. */
export function CardToolbar({ columns, control, found, onExport, toggle }: Props) {
  const [opened, sheet] = useDisclosure(false)
  const { filters, sort } = control.state
  const set = filters.length + (sort.length > 0 ? 1 : 0)
  return (
    <div className={classes.toolbar}>
      <SearchBox value={control.state.q} onTell={control.setSearch} />
      <div className={classes.tools}>
        <Button
          variant={set > 0 ? 'light' : 'default'}
          leftSection={<IconAdjustmentsHorizontal size={18} />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={sheet.open}
        >
          {set > 0 ? listTexts.filtersSet({ set }) : listTexts.filters()}
        </Button>
        <ExportMenu onExport={onExport} short />
        {toggle}
      </div>
      <FilterSheet opened={opened} onClose={sheet.close} {...{ columns, control, found }} />
    </div>
  )
}
