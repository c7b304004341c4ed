import { addDays } from '../../../contract/kernel/days.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** A time may stand behind the day, and counts for nothing. */
const timeBehind = /(?:[ T,]+\d{1,2}:\d{2}.*)$/
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const indian = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/i
/** Days since the end of 1899, as spreadsheets count them: 2000 to 2099. */
const serials = { first: 36_526, last: 73_050 }

/** With a time and a zone behind it; a longer text is none, and would take long to look through. */
const longestDay = 64

/** Reads a day as banks write it, the day before the month, into '2026-11-15'; nothing for what is no day. */
export function readDay(text: string): string | undefined {
  if (text.length > longestDay) return undefined
  const bare = text.trim().replace(timeBehind, '')
  const [, y, m, d] = iso.exec(bare) ?? []
  if (y && m && d) return dayOf(Number(y), Number(m), Number(d))
  const [, day, month = '', year = ''] = indian.exec(bare) ?? []
  if (day) return dayOf(Number(year) + (year.length === 2 ? 2000 : 0), monthOf(month), Number(day))
  return daySince1899(bare)
}

function monthOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1
}

function daySince1899(text: string): string | undefined {
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0
  if (serial < serials.first || serial > serials.last) return undefined
  return addDays('1899-12-30', serial)
}

/** The day, if the calendar has it. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const same = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return same && year >= 2000 && year < 2100 ? date.toISOString().slice(0, 10) : undefined
}
