import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { daysTexts } from '../../../texts/en/days.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { readDay } from './read-day.ts'

export interface DayTyping {
  /** A day such as '2026-11-15', nothing, or what was typed and is no day. */
  value: string
  /** Told the day, nothing, or the typed text where it is no day: the form refuses that, and never takes it for nothing. */
  onChange: (day: string) => void
  /** The first and the last day that are taken. */
  min?: string | undefined
  max?: string | undefined
  /** The day cannot lie ahead: that settles the century where a year is written with two digits. */
  past?: boolean | undefined
}

/** Whole days are shown as people write them; anything else as it was typed. */
const shownDay = (value: string): string => formatDate(/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '') || value

/** Drafts keep so much of a day; a longer text is cut, and its last sign keeps it from looking like one. */
const mostKept = 10
const keptText = (text: string): string => (text.length > mostKept ? `${text.slice(0, mostKept - 1)}…` : text)

/** Whether the last two digits may yet become 1961 or 2026. */
const mayGoOn = (text: string): boolean => /^\d{4}(19|20)$|[^\d](19|20)$/.test(text.trim())

interface Typed {
  text: string
  told: string
  /** What the form held, until it holds what it was told. */
  before: string | undefined
}

/** A box in which a day is typed: what stands there, and what is wrong with it once somebody has left it. */
export function useDayText({ value, onChange, min, max, past: cannotLieAhead }: DayTyping) {
  // Where the last day that is taken has come, none lies ahead.
  const past = cannotLieAhead || (max !== undefined && max <= indianToday())
  const [typed, setTyped] = useState<Typed>()
  const [isInside, setInside] = useState(false)
  // What is kept in the address of a page comes back later than the next key is pressed.
  const isUnderWay = typed?.before === value
  if (typed?.before !== undefined && !isUnderWay) setTyped({ ...typed, before: undefined })
  const text = typed && (typed.told === value || isUnderWay) ? typed.text : shownDay(value)

  function dayOrText(written: string): string {
    if (written.trim() === '') return ''
    const reading = readDay(written, { today: indianToday(), past })
    return 'day' in reading ? reading.day : keptText(written.trim())
  }
  function tell(next: string): void {
    if (next !== value) onChange(next)
  }
  /** From now on what was typed is what it says. */
  function settle(): void {
    const day = dayOrText(text)
    if (shownDay(day) !== day || day === '') setTyped(undefined)
    tell(day)
  }

  return {
    wrong: isInside ? undefined : whyWrong(text, value, { today: indianToday(), past, min, max }),
    put: (day: string) => {
      setTyped(undefined)
      tell(day)
    },
    box: {
      value: text,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const written = currentTarget.value
        const told = isInside && mayGoOn(written) ? keptText(written.trim()) : dayOrText(written)
        setTyped({ text: written, told, before: told === value ? undefined : value })
        tell(told)
      },
      onFocus: () => setInside(true),
      onBlur: () => {
        setInside(false)
        settle()
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle()
      },
    },
  }
}

interface Limits {
  today: string
  past: boolean | undefined
  min: string | undefined
  max: string | undefined
}

/** Why what stands there is no day, which the form cannot know so well; and why the day is not taken, which it may. */
function whyWrong(text: string, value: string, { min, max, ...asked }: Limits): { text?: string; day?: string } {
  if (text.trim() === '') return {}
  const reading = readDay(text, asked)
  if ('wrong' in reading) return { text: reading.wrong }
  if (min && value < min) return { day: daysTexts.notBefore({ min: formatDate(min) }) }
  return max && value > max ? { day: daysTexts.notAfter({ max: formatDate(max) }) } : {}
}
