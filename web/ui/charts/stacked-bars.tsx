import { formatDate } from '../../../contract/kernel/dates.ts'
import { recordTexts } from '../../../texts/en/record.ts'
import { DayTable } from './day-table.tsx'
import { Legend } from './legend.tsx'
import { niceTop } from './nice-top.ts'
import type { Series } from './series.ts'
import classes from './stacked-bars.module.css'
import { toneClass } from './tones.ts'

interface Props {
  /** Names the chart to those who cannot see it. */
  label: string
  days: readonly string[]
  /** Lowest part of the bars first. */
  series: readonly Series[]
  /** A value in words, for the table, the legend and on pointing at a bar. */
  text: (value: number) => string
  /** The same, as short as a scale needs it. */
  short?: (value: number) => string
}

/** A bar for each day, made up of its parts, with a scale, a legend and the same numbers as a table. */
export function StackedBars({ label, days, series, text, short = text }: Props) {
  const sums = days.map((_, at) => series.reduce((all, { values }) => all + (values[at] ?? 0), 0))
  const top = niceTop(Math.max(...sums, 0))
  return (
    <figure style={{ margin: 0 }} aria-label={label}>
      <div className={classes.plot} aria-hidden>
        <div className={classes.lines}>
          {[top, top / 2, 0].map((value) => (
            <div key={value} className={classes.line}>
              <span>{short(value)}</span>
            </div>
          ))}
        </div>
        <div className={classes.bars}>
          {days.map((day, at) => (
            <Bar key={day} at={at} title={`${formatDate(day)}: ${text(sums[at] ?? 0)}`} series={series} top={top} />
          ))}
        </div>
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{formatDate(days[0])}</span>
        <span>{formatDate(days.at(-1))}</span>
      </div>
      <Legend
        label={recordTexts.inSum({ label })}
        entries={series.map((one) => ({ ...one, text: text(total(one)) }))}
      />
      <DayTable label={label} days={days} series={series} text={text} />
    </figure>
  )
}

const total = ({ values }: Series) => values.reduce((all, value) => all + value, 0)

function Bar({ at, title, series, top }: { at: number; title: string; series: readonly Series[]; top: number }) {
  return (
    <div className={classes.slot} title={title}>
      {series.toReversed().map(({ name, tone, values }) => {
        const value = values[at] ?? 0
        if (value === 0) return null
        return (
          <span
            key={name}
            className={`${classes.part} ${toneClass(tone)}`}
            // Whatever there is can be seen.
            style={{ height: `max(2px, ${(value / top) * 100}%)` }}
          />
        )
      })}
    </div>
  )
}
