import { Box, Group, SegmentedControl, TextInput } from '@mantine/core'
import { deviceNow, indianToday } from '../../platform/device-clock.ts'
import classes from './day-range.module.css'
import { type Days, type RangePreset, rangePresets } from './range-presets.ts'

interface Props {
  range: Days | undefined
  /** Told of a new choice; it may be half done while someone types. */
  onRange: (range: Days | undefined) => void
  /** Ranges with a name; those of a statement unless said otherwise. */
  presets?: readonly RangePreset[]
  /** What is wrong with the range, beside days in the wrong order. */
  error?: string
}

/** Chooses a range of days, by a name or day by day; none of them is all there is. */
export function DayRange({ range, onRange, presets = rangePresets(deviceNow()), error }: Props) {
  const chosen = presets.find((one) => one.range?.from === range?.from && one.range?.to === range?.to)
  const today = indianToday()
  return (
    <Group align="flex-end" gap="md">
      <Box maw="100%" style={{ overflowX: 'auto' }} className={classes.presets}>
        <SegmentedControl
          aria-label="Days"
          data={presets.map(({ value, label }) => ({ value, label }))}
          value={chosen?.value ?? 'own'}
          onChange={(value) => onRange(presets.find((one) => one.value === value)?.range)}
        />
      </Box>
      <Group gap="xs">
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
          error={range && range.from > range.to ? 'Before the first day' : error}
          onChange={(event) =>
            onRange({ from: range?.from ?? event.currentTarget.value, to: event.currentTarget.value })
          }
        />
      </Group>
    </Group>
  )
}
