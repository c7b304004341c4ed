import { daysTexts } from '../../../texts/en/days.ts'
import classes from './day-calendar.module.css'
import { addMonths } from './move-day.ts'
import { monthName } from './read-day.ts'

interface Props {
  /** The day at which the calendar stands. */
  at: string
  min: string
  max: string
  onMove: (day: string) => void
}

const months = Array.from({ length: 12 }, (_, at) => at + 1)

/** Month and year, by dropdowns, so that 1961 is as near as last month; and the months next to it. */
export function CalendarHead({ at, min, max, onMove }: Props) {
  const [year, month] = [Number(at.slice(0, 4)), Number(at.slice(5, 7))]
  const [first, last] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index)
  const step = (by: number) => ({
    type: 'button' as const,
    'data-mantine-stop-propagation': true,
    disabled: by < 0 ? at.slice(0, 7) <= min.slice(0, 7) : at.slice(0, 7) >= max.slice(0, 7),
    onClick: () => onMove(addMonths(at, by)),
  })
  return (
    <div className={classes.head}>
      <button {...step(-1)} aria-label={daysTexts.previousMonth()}>
        ‹
      </button>
      <select
        aria-label={daysTexts.month()}
        data-mantine-stop-propagation
        value={month}
        onChange={({ currentTarget }) => onMove(addMonths(at, Number(currentTarget.value) - month))}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {monthName(one)}
          </option>
        ))}
      </select>
      <select
        aria-label={daysTexts.year()}
        data-mantine-stop-propagation
        value={year}
        onChange={({ currentTarget }) => onMove(addMonths(at, (Number(currentTarget.value) - year) * 12))}
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <button {...step(1)} aria-label={daysTexts.nextMonth()}>
        ›
      </button>
    </div>
  )
}
