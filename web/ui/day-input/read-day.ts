import { daysTexts } from '../../../texts/en/days.ts'

/** A day that was read, such as '2026-11-15', or why there is none. */
export type DayReading = { day: string } | { wrong: string }

interface Asked {
  today: string
  /** The day cannot lie ahead, as that of a birth. */
  past?: boolean | undefined
}

/** As people type them. */
const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const monthTexts = [
  daysTexts.january,
  daysTexts.february,
  daysTexts.march,
  daysTexts.april,
  daysTexts.may,
  daysTexts.june,
  daysTexts.july,
  daysTexts.august,
  daysTexts.september,
  daysTexts.october,
  daysTexts.november,
  daysTexts.december,
]

export const monthName = (month: number): string => monthTexts[month - 1]?.() ?? ''

const between = String.raw`\s*[-\s./,]\s*`
const year = String.raw`(?<year>\d{4}|\d{2})`
/** Day first, as India writes it: in digits alone, with signs between them, with the month's name; and as programs write it. */
const spellings = [
  /^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})$/,
  new RegExp(String.raw`^(?<day>\d{2})(?<month>\d{2})${year}$`),
  new RegExp(String.raw`^(?<day>\d{1,2})${between}(?<month>\d{1,2})${between}${year}$`),
  new RegExp(String.raw`^(?<day>\d{1,2})[-\s./,]*(?<month>[a-z]{3,9})[-\s./,]*${year}$`, 'i'),
]

/** The day that was typed. One that does not exist is refused, never moved to another. */
export function readDay(typed: string, { today, past = false }: Asked): DayReading {
  const text = typed.replace(/[‐-―]/g, '-').trim()
  const parts = spellings.map((spelling) => spelling.exec(text)?.groups).find(Boolean)
  const month = monthOf(parts?.month ?? '')
  if (!parts?.day || !parts.year || month === undefined) return { wrong: daysTexts.enterADateSuch() }
  const written = Number(parts.year)
  const when = { month, day: Number(parts.day) }
  const whole = { ...when, year: parts.year.length === 4 ? written : fullYear({ ...when, year: written }, today, past) }
  const wrong = whyNone(whole)
  return wrong ? { wrong } : { day: isoOf(whole) }
}

interface Parts {
  year: number
  month: number
  day: number
}

const digits = (number: number, length: number): string => String(number).padStart(length, '0')
const isoOf = ({ year, month, day }: Parts): string => [digits(year, 4), digits(month, 2), digits(day, 2)].join('-')

function monthOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const at = names.findIndex((name) => text !== '' && name.toLowerCase().startsWith(text.toLowerCase()))
  return at < 0 ? undefined : at + 1
}

/** Two digits of a year: the last such day that has been, or the one nearest to today: at most 50 years ago, 49 ahead. */
function fullYear(parts: Parts, today: string, past: boolean): number {
  const now = Number(today.slice(0, 4))
  const year = now - (now % 100) + parts.year
  if (past) return isoOf({ ...parts, year }) > today ? year - 100 : year
  if (year - now >= 50) return year - 100
  return now - year > 50 ? year + 100 : year
}

/** The Gregorian calendar comes again every 400 years; the first hundred years cannot be asked for by their number. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()

function whyNone({ year, month, day }: Parts): string | undefined {
  if (month < 1 || month > 12) return daysTexts.thereIsNoMonth({ month })
  if (year < 1) return daysTexts.thereIsNoYear()
  if (day < 1 || day > 31) return daysTexts.thereIsNoDay({ day })
  if (day <= daysInMonth(year, month)) return undefined
  const named = { day, month: monthName(month) }
  return month === 2 && day === 29 ? daysTexts.thereIsNoDateIn({ ...named, year }) : daysTexts.thereIsNoDate(named)
}
