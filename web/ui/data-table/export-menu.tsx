import { ActionIcon, Button, Menu } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { entriesOf } from '../../../contract/kernel/keys-of.ts'
import type { ExportFormat } from '../../../contract/kernel/table.ts'
import { backendPaths, merchantPaths } from '../../../contract/paths.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { formatNames } from './export-table.ts'

interface Props {
  onExport: (format: ExportFormat) => Promise<void>
  /** Where there is no room for its name. */
  short?: boolean
}

const formats = entriesOf(formatNames)

const exportsPath = (here: string) => (/^\/merchant/i.test(here) ? merchantPaths.exports : backendPaths.exports)

/** Excel, PDF or CSV of what the table shows; one at a time. */
export function ExportMenu({ onExport, short }: Props) {
  const [busy, setBusy] = useState(false)
  const { pathname } = useLocation()
  async function run(format: ExportFormat): Promise<void> {
    setBusy(true)
    await onExport(format)
    setBusy(false)
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        {short ? (
          <ActionIcon variant="default" size={44} loading={busy} aria-label={listTexts.export()}>
            <IconDownload size={18} />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconDownload size={16} />}
            rightSection={<IconChevronDown size={14} />}
          >
            {listTexts.export()}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(([format, name]) => (
          <Menu.Item key={format} onClick={() => void run(format)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to={exportsPath(pathname)}>
          {listTexts.myExports()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
