import { Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Schema, TableEndpoint } from '../../contract/kernel/endpoint.ts'
import { entryKindLabel, type StatementRange, type StatementRow, statementRange } from '../../contract/statement.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { rangePresets } from './range-presets.ts'
import { StatementSums, type SumsQuery } from './statement-sums.tsx'

interface Props {
  list: TableEndpoint<StatementRow, Schema>
  sums: (range: StatementRange) => SumsQuery
  /** The merchant, where it is not the own one. */
  params?: { id: string }
}

/** Every movement of a wallet with the balance after it, over all days or some. */
export function Statement({ list, sums, params }: Props) {
  const [range, setRange] = useState<StatementRange>()
  const whole = range && statementRange.safeParse(range).success ? range : undefined
  return (
    <Stack gap="md">
      <RangePicker range={range} onRange={setRange} />
      {whole && <StatementSums query={sums(whole)} />}
      <DataTable
        endpoint={list}
        params={params}
        additionFilter={whole}
        emptyText={whole ? 'No money moved in these days.' : 'No money has moved yet.'}
        cells={{ kind: ({ kind }) => entryKindLabel(kind) }}
      />
    </Stack>
  )
}

interface PickerProps {
  range: StatementRange | undefined
  onRange: (range: StatementRange | undefined) => void
}

function RangePicker({ range, onRange }: PickerProps) {
  const presets = rangePresets(new Date())
  const chosen = presets.find((one) => one.range?.from === range?.from && one.range?.to === range?.to)
  const today = presets[1]?.range?.to ?? ''
  return (
    <Group align="flex-end" gap="md">
      <SegmentedControl
        aria-label="Days"
        data={presets.map(({ value, label }) => ({ value, label }))}
        value={chosen?.value ?? 'own'}
        onChange={(value) => onRange(presets.find((one) => one.value === value)?.range)}
      />
      <Group gap="xs" wrap="nowrap">
        <TextInput
          type="date"
          label="From"
          max={today}
          value={range?.from ?? ''}
          onChange={(event) => onRange({ from: event.currentTarget.value, to: range?.to ?? today })}
        />
        <TextInput
          type="date"
          label="To"
          max={today}
          value={range?.to ?? ''}
          error={range && range.from > range.to ? 'Before the first day' : undefined}
          onChange={(event) =>
            onRange({ from: range?.from ?? event.currentTarget.value, to: event.currentTarget.value })
          }
        />
      </Group>
    </Group>
  )
}
