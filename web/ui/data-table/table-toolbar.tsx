import { ActionIcon, Group, Tooltip } from '@mantine/core'
import IconBaselineDensityMedium from '@tabler/icons-react/dist/esm/icons/IconBaselineDensityMedium.mjs'
import IconBaselineDensitySmall from '@tabler/icons-react/dist/esm/icons/IconBaselineDensitySmall.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { Columns, ExportFormat } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { ColumnMenu } from './column-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { SearchBox } from './search-box.tsx'
import type { Density } from './use-density.ts'
import type { TableControl } from './use-table-state.ts'

interface Props {
  columns: Columns
  control: TableControl
  density: Density
  onDensity: (density: Density) => void
  onReload: () => void
  onExport: (format: ExportFormat) => Promise<void>
}

/** Search at the left; reload, looks and export at the right. */
export function TableToolbar({ columns, control, density, onDensity, onReload, onExport }: Props) {
  const other = density === 'compact' ? 'comfortable' : 'compact'
  const change = other === 'compact' ? listTexts.makeRowsCompact() : listTexts.makeRowsComfortable()
  return (
    <Group justify="space-between" gap="sm" mb="sm">
      <SearchBox value={control.state.q} onTell={control.setSearch} />
      <Group gap="xs">
        <Tooltip label={listTexts.reload()}>
          <ActionIcon variant="default" size="lg" aria-label={listTexts.reload()} onClick={onReload}>
            <IconRefresh size={18} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={change}>
          <ActionIcon variant="default" size="lg" aria-label={change} onClick={() => onDensity(other)}>
            {density === 'compact' ? <IconBaselineDensityMedium size={18} /> : <IconBaselineDensitySmall size={18} />}
          </ActionIcon>
        </Tooltip>
        <ColumnMenu columns={columns} control={control} />
        <ExportMenu onExport={onExport} />
      </Group>
    </Group>
  )
}
