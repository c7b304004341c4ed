import { Box, Text } from '@mantine/core'
import { formatDate } from '../../../contract/kernel/dates.ts'
import classes from './day-bars.module.css'

interface Props {
  /** Read to those who cannot see the bars. */
  label: string
  bars: readonly { day: string; value: number; text: string }[]
}

/** In pixels, so that the days below stand under the first and the last bar, and beside each other under a single one. */
const widest = 82
const narrowest = 220

/** A day with little is seen; one with nothing is not. */
const heightOf = (value: number, highest: number) => (value > 0 ? Math.max((value / highest) * 100, 1) : 0)

/** One bar per day, as high as its value; the exact number shows on pointing at it and is read aloud. */
export function DayBars({ label, bars }: Props) {
  const highest = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <Box maw={Math.max(bars.length * widest, narrowest)}>
      <ol className={classes.bars} aria-label={label}>
        {bars.map(({ day, value, text }) => (
          <li key={day} className={classes.slot} title={`${formatDate(day)}: ${text}`}>
            <span className={classes.bar} style={{ height: `${heightOf(value, highest)}%` }} />
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
