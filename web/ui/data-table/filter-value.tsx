import { CloseButton, Group, Text } from '@mantine/core'
import type { Column, Operator, TableFilter } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { BetweenFilter } from './filter-between.tsx'
import { ChoiceFilter, ChoicesFilter } from './filter-choice.tsx'
import {
  firstText,
  inputModeOf,
  isTime,
  listOf,
  operatorWord,
  readList,
  readValue,
  shownList,
  unreadableWord,
} from './filter-words.ts'
import { TypedInput } from './typed-input.tsx'

interface Props {
  name: string
  column: Column
  operator: Operator
  filter: TableFilter | undefined
  /** The lower end of a range that is begun. */
  first: string
  onChange: (filter: TableFilter | undefined) => void
}

/** The box for a filter's value, by what is asked of which kind of column. */
export function FilterValue(props: Props) {
  const { column, operator } = props
  if (operator === 'empty') return <EmptyFilter {...props} />
  if (operator === 'between') return <BetweenFilter {...props} />
  const hasChoices = column.kind === 'choice' || column.kind === 'flag'
  if (hasChoices) return operator === 'in' ? <ChoicesFilter {...props} /> : <ChoiceFilter {...props} />
  return operator === 'in' ? <ListFilter {...props} /> : <SingleFilter {...props} />
}

function SingleFilter({ name, column, operator, filter, onChange }: Props) {
  function tell(text: string): void {
    onChange(text.trim() === '' ? undefined : { field: name, opt: operator, value1: text })
  }
  return (
    <TypedInput
      label={listTexts.filter({ title: column.title })}
      value={firstText(filter)}
      onTell={tell}
      read={(text) => readValue(column.kind, text)}
      wrongText={unreadableWord(column.kind)}
      isDay={isTime(column.kind)}
      inputMode={inputModeOf(column.kind)}
    />
  )
}

function ListFilter({ name, column, operator, filter, onChange }: Props) {
  function tell(text: string): void {
    const values = listOf(column.kind, text).map((part) => readValue(column.kind, part) ?? part)
    onChange(values.length === 0 ? undefined : { field: name, opt: operator, value1: values })
  }
  const example = isTime(column.kind) ? '15-11-2026, 16-11-2026' : 'one, two'
  return (
    <TypedInput
      label={listTexts.filter({ title: column.title })}
      value={shownList(column.kind, filter)}
      onTell={tell}
      read={(text) => readList(column.kind, text)}
      wrongText={unreadableWord(column.kind)}
      placeholder={example}
    />
  )
}

function EmptyFilter({ column, onChange }: Props) {
  return (
    <Group gap={4} h={30} wrap="nowrap">
      <Text size="xs" c="dimmed" truncate>
        {operatorWord('empty', column.kind)}
      </Text>
      <CloseButton
        size="xs"
        aria-label={listTexts.clearFilter({ title: column.title })}
        onClick={() => onChange(undefined)}
      />
    </Group>
  )
}
