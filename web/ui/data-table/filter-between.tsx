import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { Column, TableFilter } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { firstText, inputModeOf, isTime, readValue, unreadableWord } from './filter-words.ts'
import { TypedInput } from './typed-input.tsx'

interface Props {
  name: string
  column: Column
  filter: TableFilter | undefined
  /** The lower end, where one was asked for before. */
  first: string
  onChange: (filter: TableFilter | undefined) => void
}

const noEnds = { from: '', to: '' }

/** A lower and an upper end. Nothing is asked until both are there, so the first is remembered here. */
export function BetweenFilter({ name, column, filter, first, onChange }: Props) {
  const [ends, setEnds] = useState(
    filter ? { from: firstText(filter), to: filter.value2 ?? '' } : { from: first, to: '' },
  )
  const [wasFiltered, setWasFiltered] = useState(filter !== undefined)
  if (wasFiltered !== (filter !== undefined)) {
    setWasFiltered(filter !== undefined)
    // Cleared from outside: a person who empties one box still sees the other.
    if (!filter && ends.from && ends.to) setEnds(noEnds)
  }

  function tell(changed: Partial<typeof noEnds>): void {
    const next = { ...ends, ...changed }
    setEnds(next)
    const both = next.from !== '' && next.to !== ''
    onChange(both ? { field: name, opt: 'between', value1: next.from, value2: next.to } : undefined)
  }

  const looks = {
    isDay: isTime(column.kind),
    inputMode: inputModeOf(column.kind),
    read: (text: string) => readValue(column.kind, text),
    wrongText: unreadableWord(column.kind),
  }
  return (
    <Stack gap={2} flex={1} miw={0}>
      <TypedInput
        label={listTexts.filterFrom({ title: column.title })}
        value={ends.from}
        placeholder={listTexts.from()}
        onTell={(from) => tell({ from })}
        {...looks}
      />
      <TypedInput
        label={listTexts.filterTo({ title: column.title })}
        value={ends.to}
        placeholder={listTexts.to()}
        onTell={(to) => tell({ to })}
        {...looks}
      />
    </Stack>
  )
}
