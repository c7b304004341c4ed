import { type ComponentType, useRef, useState } from 'react'
import { isDay } from '../../../contract/kernel/dates.ts'
import { daysTexts } from '../../../texts/en/days.ts'
import { indianToday } from '../../platform/device-clock.ts'
import classes from './calendar-button.module.css'
import type { CalendarProps } from './day-calendar.tsx'
import { addMonths } from './move-day.ts'

interface Props {
  value: string
  min?: string | undefined
  max?: string | undefined
  past?: boolean | undefined
  disabled?: boolean | undefined
  onPick: (day: string) => void
  /** Told when the calendar cannot be fetched: the day can be typed all the same. */
  onMissing: () => void
}

/** Opens a calendar, whose code is fetched when somebody wants it. */
export function CalendarButton({ value, min, max, past, disabled, onPick, onMissing }: Props) {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function open(): void {
    setOpen(true)
    import('./day-calendar.tsx').then(({ DayCalendar }) => setCalendar(() => DayCalendar), onMissing)
  }
  function close(): void {
    setOpen(false)
    button.current?.focus()
  }
  function pick(day: string): void {
    onPick(day)
    close()
  }

  const today = indianToday()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={daysTexts.openTheCalendar()}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 6h14v14H5zM5 10h14M9 3v4M15 3v4" />
        </svg>
      </button>
      {isOpen && Calendar && (
        <Calendar
          value={isDay(value) ? value : ''}
          // Whoever was born is seldom a child.
          start={past ? addMonths(today, -30 * 12) : today}
          min={min ?? '1900-01-01'}
          max={max ?? (past ? today : addMonths(today, 20 * 12))}
          beside={button}
          onPick={pick}
          onClose={close}
        />
      )}
    </>
  )
}
