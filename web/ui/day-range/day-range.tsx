import { Group, SegmentedControl, TextInput } from '@mantine/core'
import { type Days, rangePresets } from './range-presets.ts'

interface Props {
  range: Days | undefined
  /** Told of a new choice; it may be half done while someone types. */
  onRange: (range: Days | undefined) => void
}

/** Chooses a range of days, by a name or day by day; none of them is all there is. */
export function DayRange({ range, onRange }: Props) {
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
