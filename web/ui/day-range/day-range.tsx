import { Box, Group, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { isDay } from '../../../contract/kernel/dates.ts'
import { daysTexts } from '../../../texts/en/days.ts'
import { deviceNow, indianToday } from '../../platform/device-clock.ts'
import { DayInput } from '../day-input/day-input.tsx'
import { useIsPhone } from '../shell/use-is-phone.ts'
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

/** On a phone the two boxes would push what people came for off the screen: they are there when they are asked for. */
const ownDays = 'own'

/** Chooses a range of days, by a name or day by day; none of them is all there is. */
export function DayRange({ range, onRange, presets = rangePresets(deviceNow()), error }: Props) {
  const chosen = presets.find((one) => one.range?.from === range?.from && one.range?.to === range?.to)
  const today = indianToday()
  const [isOwn, setOwn] = useState(false)
  const isPhone = useIsPhone()
  const isNamed = chosen && !isOwn
  const isWhole = range && isDay(range.from) && isDay(range.to)
  function choose(value: string): void {
    setOwn(value === ownDays)
    if (value !== ownDays) onRange(presets.find((one) => one.value === value)?.range)
  }
  return (
    <Group align="flex-end" gap="md">
      <Box maw="100%" style={{ overflowX: 'auto' }} className={classes.presets}>
        <SegmentedControl
          aria-label={daysTexts.days()}
          data={[
            ...presets.map(({ value, label }) => ({ value, label })),
            ...(isPhone ? [{ value: ownDays, label: daysTexts.other() }] : []),
          ]}
          value={isNamed ? chosen.value : ownDays}
          onChange={choose}
        />
      </Box>
      {(!isPhone || !isNamed) && (
        <Group gap="xs" className={classes.days}>
          <DayInput
            label={daysTexts.from()}
            max={today}
            value={range?.from ?? ''}
            onChange={(from) => onRange({ from, to: range?.to ?? today })}
          />
          <DayInput
            label={daysTexts.to()}
            max={today}
            value={range?.to ?? ''}
            error={isWhole && (range.from > range.to ? daysTexts.beforeTheFirstDay() : error)}
            onChange={(to) => onRange({ from: range?.from ?? to, to })}
          />
        </Group>
      )}
    </Group>
  )
}
