import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { daysTexts } from '../../../texts/en/days.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { CalendarHead } from './calendar-head.tsx'
import classes from './day-calendar.module.css'
import { moveDay, weekday, weeksOf } from './move-day.ts'
import { monthName } from './read-day.ts'

export interface CalendarProps {
  /** The day that is chosen; nothing if none is. */
  value: string
  /** The day at which it opens while none is chosen. */
  start: string
  min: string
  max: string
  /** Beside what it opens. */
  beside: RefObject<HTMLElement | null>
  onPick: (day: string) => void
  onClose: () => void
}

const weekdays = [
  { name: daysTexts.sunday, short: daysTexts.sundayShort },
  { name: daysTexts.monday, short: daysTexts.mondayShort },
  { name: daysTexts.tuesday, short: daysTexts.tuesdayShort },
  { name: daysTexts.wednesday, short: daysTexts.wednesdayShort },
  { name: daysTexts.thursday, short: daysTexts.thursdayShort },
  { name: daysTexts.friday, short: daysTexts.fridayShort },
  { name: daysTexts.saturday, short: daysTexts.saturdayShort },
]

const spoken = (day: string): string =>
  daysTexts.wholeDay({
    weekday: weekdays[weekday(day)]?.name() ?? '',
    day: Number(day.slice(8)),
    month: monthName(Number(day.slice(5, 7))),
    year: String(Number(day.slice(0, 4))),
  })

/** A month of days to choose one from: a dialog of the browser's own, so that nothing covers it or cuts it off. */
export function DayCalendar({ value, start, min, max, beside, onPick, onClose }: CalendarProps) {
  const within = (day: string): string => (day < min ? min : day > max ? max : day)
  const [at, setAt] = useState(within(value || start))
  const dialog = useOpenDialog(beside)
  const grid = useRef<HTMLTableElement>(null)
  const today = indianToday()
  const choices = { at, value, today, min, max, onPick }

  const focusDay = (day: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to the first day once, when it opens.
  useEffect(() => focusDay(at), [])

  function move(event: KeyboardEvent): void {
    const to = moveDay(at, event.key, event.shiftKey)
    if (to === undefined) return
    event.preventDefault()
    setAt(within(to))
    requestAnimationFrame(() => focusDay(within(to)))
  }
  /** By the browser: Escape, or Back on a phone. In development React closes and opens it once, which is none. */
  function closed({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
    if (!currentTarget.open) onClose()
  }
  function leave({ target, currentTarget }: MouseEvent): void {
    if (target === currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it by Escape; a click beside it does the same.
    <dialog
      ref={dialog}
      className={classes.calendar}
      aria-label={daysTexts.chooseADay()}
      onClose={closed}
      onClick={leave}
    >
      <div className={classes.inside}>
        <CalendarHead at={at} min={min} max={max} onMove={(day) => setAt(within(day))} />
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is walked by the arrow keys. */}
        <table ref={grid} role="grid" aria-label={monthAndYear(at)} className={classes.days} onKeyDown={move}>
          <thead>
            <tr>
              {weekdays.map(({ name, short }) => (
                <th key={name()} scope="col" abbr={name()}>
                  {short()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(at).map((week, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is known by its place alone.
              <tr key={index}>
                {week.map((day, place) => (
                  <DayCell key={weekdays[place]?.name()} day={day} {...choices} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={classes.foot}>
          <button type="button" {...stopsEscape} disabled={within(today) !== today} onClick={() => onPick(today)}>
            {daysTexts.today()}
          </button>
          <button type="button" {...stopsEscape} disabled={value === ''} onClick={() => onPick('')}>
            {daysTexts.clear()}
          </button>
          <button type="button" {...stopsEscape} onClick={onClose}>
            {daysTexts.close()}
          </button>
        </div>
      </div>
    </dialog>
  )
}

const monthAndYear = (day: string): string =>
  daysTexts.monthAndYear({ month: monthName(Number(day.slice(5, 7))), year: String(Number(day.slice(0, 4))) })

/** A dialog of Mantine's behind it would close by the same Escape. */
const stopsEscape = { 'data-mantine-stop-propagation': true }

interface CellProps extends Pick<CalendarProps, 'value' | 'min' | 'max' | 'onPick'> {
  day: string | undefined
  at: string
  today: string
}

function DayCell({ day, at, value, today, min, max, onPick }: CellProps) {
  if (day === undefined) return <td />
  const isOutside = day < min || day > max
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid a cell can be chosen.
    <td aria-selected={day === value}>
      <button
        type="button"
        {...stopsEscape}
        data-day={day}
        tabIndex={day === at ? 0 : -1}
        aria-label={spoken(day)}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={isOutside || undefined}
        onClick={() => !isOutside && onPick(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}

/** Opens as soon as it is there: beside its box, or in the middle of a phone. */
function useOpenDialog(beside: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opened = dialog.current
    if (!opened) return
    opened.showModal()
    const box = beside.current?.getBoundingClientRect()
    if (box && window.innerWidth >= 640) {
      const { width, height } = opened.getBoundingClientRect()
      const below = box.bottom + 6
      const top = below + height < window.innerHeight ? below : Math.max(8, box.top - height - 6)
      opened.style.margin = '0'
      opened.style.top = `${top}px`
      opened.style.left = `${Math.max(8, Math.min(box.right - width, window.innerWidth - width - 8))}px`
    }
    return () => opened.close()
  }, [beside])
  return dialog
}
