import { ActionIcon, Button, Checkbox, Popover, Stack } from '@mantine/core'
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import type { Columns } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { namesHiddenAtFirst, visibleNames } from './table-state.ts'
import type { TableControl } from './use-table-state.ts'

interface Props {
  columns: Columns
  control: TableControl
}

/** Which columns are shown; the last one stays. */
export function ColumnMenu({ columns, control: { state, setHidden } }: Props) {
  const visible = visibleNames(columns, state)
  const hideAllBut = (names: string[]) => setHidden(Object.keys(columns).filter((name) => !names.includes(name)))
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={listTexts.chooseColumns()}
          title={listTexts.chooseColumns()}
        >
          <IconColumns3 size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group label={listTexts.columns()} value={visible} onChange={hideAllBut}>
          <Stack gap="xs" my="xs">
            {Object.entries(columns).map(([name, { title }]) => (
              <Checkbox
                key={name}
                value={name}
                label={title}
                size="sm"
                disabled={visible.length === 1 && visible[0] === name}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Button size="compact-sm" variant="subtle" onClick={() => setHidden(namesHiddenAtFirst(columns))}>
          {listTexts.reset()}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
