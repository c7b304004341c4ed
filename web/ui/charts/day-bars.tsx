import { Box, Text } from '@mantine/core'
import { formatDate } from '../../../contract/kernel/dates.ts'
import classes from './day-bars.module.css'

interface Props {
  /** Read to those who cannot see the bars. */
  label: string
  bars: readonly { day: string; value: number; text: string }[]
}

/** One bar per day, as high as its value; the exact number shows on pointing at it and is read aloud. */
export function DayBars({ label, bars }: Props) {
  const highest = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <Box>
      <ol className={classes.bars} aria-label={label}>
        {bars.map(({ day, value, text }) => (
          <li key={day} className={classes.slot} title={`${formatDate(day)}: ${text}`}>
            <span className={classes.bar} style={{ height: `${Math.max((value / highest) * 100, 1)}%` }} />
            <span className={classes.spoken}>{`${formatDate(day)}: ${text}`}</span>
          </li>
        ))}
      </ol>
      <Text component="div" size="xs" c="dimmed" className={classes.ends} aria-hidden>
        <span>{formatDate(bars[0]?.day)}</span>
        <span>{formatDate(bars.at(-1)?.day)}</span>
      </Text>
    </Box>
  )
}
