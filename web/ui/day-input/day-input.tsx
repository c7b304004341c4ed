import { TextInput, type TextInputProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { isDay } from '../../../contract/kernel/dates.ts'
import { financialYear, yearsOn } from '../../../contract/kernel/years.ts'
import { daysTexts } from '../../../texts/en/days.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { CalendarButton } from './calendar-button.tsx'
import classes from './day-input.module.css'
import { type DayTyping, useDayText } from './use-day-text.ts'

export interface DayInputProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'type' | 'defaultValue'>,
    Omit<DayTyping, 'past' | 'value'> {
  value?: string
  /** Of a birth the age is told beside the day, and it cannot lie ahead; of a tax day the financial year. */
  kind?: 'birth' | 'tax' | undefined
  /** Stands before the button of the calendar. */
  beforeButton?: ReactNode
}

/** The one box for a day: typed as people write it, or picked. What is wrong with it is told when somebody leaves it. */
export function DayInput({ value = '', onChange, min, max, kind, beforeButton, ...input }: DayInputProps) {
  const past = kind === 'birth'
  const { box, put, wrong } = useDayText({ value, onChange, min, max, past })
  const [isMissing, setMissing] = useState(false)
  const { onFocus, onBlur, onKeyDown, error, size, disabled, readOnly } = input
  const isSmall = size === 'xs'
  const beside = besideDay(value, kind)
  const locked = disabled || readOnly
  return (
    <TextInput
      // The digits of a day are enough, so the keyboard need not offer the signs between them.
      inputMode="numeric"
      autoComplete="off"
      placeholder={locked ? undefined : 'dd-mm-yyyy'}
      spellCheck={false}
      {...input}
      {...box}
      onFocus={(event) => {
        box.onFocus()
        onFocus?.(event)
      }}
      onBlur={(event) => {
        box.onBlur()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        box.onKeyDown(event)
        onKeyDown?.(event)
      }}
      error={wrong?.text ?? (error || (wrong?.day ?? (isMissing && daysTexts.theCalendarDidNot())))}
      rightSectionPointerEvents="all"
      rightSectionWidth={isSmall ? (beforeButton ? 48 : 26) : beside ? 122 : 44}
      rightSection={
        <span className={classes.section}>
          <span className={classes.beside} aria-live="polite">
            {beside}
          </span>
          {beforeButton}
          {!locked && <CalendarButton {...{ value, min, max, past }} onPick={put} onMissing={() => setMissing(true)} />}
        </span>
      }
    />
  )
}

function besideDay(value: string, kind: DayInputProps['kind']): string | undefined {
  if (!kind || !isDay(value)) return undefined
  if (kind === 'tax') return financialYear(value)
  const years = yearsOn(value, indianToday())
  return years < 0 ? undefined : `${years} ${years === 1 ? 'year' : 'years'}`
}
