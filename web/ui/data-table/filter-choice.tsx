import { Button, Checkbox, NativeSelect, Popover, Stack } from '@mantine/core'
import type { Option } from '../../../contract/kernel/fields.ts'
import type { Column, TableFilter } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { firstText } from './filter-words.ts'

interface Props {
  name: string
  column: Column
  filter: TableFilter | undefined
  onChange: (filter: TableFilter | undefined) => void
}

const flagChoices = (): readonly Option[] => [
  { value: 'true', label: listTexts.yes() },
  { value: 'false', label: listTexts.no() },
]

const choicesOf = (column: Column): readonly Option[] =>
  column.kind === 'flag' ? flagChoices() : (column.choices ?? [])

/** One of the values the column can have. */
export function ChoiceFilter({ name, column, filter, onChange }: Props) {
  return (
    <NativeSelect
      size="xs"
      flex={1}
      miw={0}
      aria-label={listTexts.filter({ title: column.title })}
      data={[{ value: '', label: listTexts.all() }, ...choicesOf(column)]}
      value={firstText(filter)}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === '' ? undefined : { field: name, opt: 'equals', value1: value })
      }
    />
  )
}

/** Several of them. */
export function ChoicesFilter({ name, column, filter, onChange }: Props) {
  const chosen = Array.isArray(filter?.value1) ? filter.value1 : []
  const labels = choicesOf(column).filter(({ value }) => chosen.includes(value))
  return (
    <Popover position="bottom-start" shadow="md">
      <Popover.Target>
        <Button size="xs" variant="default" flex={1} miw={0} px={8} justify="flex-start" fw={400}>
          {labels.map(({ label }) => label).join(', ') || listTexts.all()}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label={column.title}
          value={chosen}
          onChange={(value1) => onChange(value1.length === 0 ? undefined : { field: name, opt: 'in', value1 })}
        >
          <Stack gap="xs" mt="xs">
            {choicesOf(column).map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} size="xs" />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
