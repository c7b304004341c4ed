import { dayCheckTexts } from '../../texts/en/day-check.ts'

const zone = 'Asia/Kolkata'
const timeParts = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: true })
const isoParts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type When = Date | string | null | undefined

/** '05-Apr-2026', the day in India, whatever zone the reader's clock is in. Nothing for what is no date. */
export function formatDate(when: When): string {
  return joinDay(when, '-')
}

/** '05 Apr 2026', as the franchise screen shows it. */
export function formatDateSpaced(when: When): string {
  return joinDay(when, ' ')
}

/** '03:07 PM', the time in India. */
export function formatTime(when: When): string {
  const date = toDate(when)
  return date ? timeParts.format(date).replace(/\s/g, ' ') : ''
}

/** '05 Apr 2026, 03:07 PM'. */
export function formatDateTime(when: When): string {
  const date = toDate(when)
  return date ? `${joinDay(date, ' ')}, ${formatTime(date)}` : ''
}

/** '2026-04-05': the Indian calendar day that a moment falls on. */
export function indianDay(when: Date): string {
  return isoParts.format(when)
}

/** The Indian day by the machine's clock, for what is checked before anybody's clock is at hand: forms and borders. */
export const today = (): string => indianDay(new Date())

/** What is wrong with a text that should be a day, such as '2026-04-05'. */
export function whyNoDay(text: string): string | undefined {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return dayCheckTexts.enterADate()
  const day = new Date(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  return exists ? undefined : dayCheckTexts.noSuchDay()
}

/** Whether a text names a day that there is: '2026-02-30' does not. */
export const isDay = (text: string): boolean => whyNoDay(text) === undefined

const clock = /^T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Whether a text names a moment that there is, with its zone: '2026-02-30T10:00:00Z' and hour 24 do not. */
export function isMoment(text: string): boolean {
  return isDay(text.slice(0, 10)) && clock.test(text.slice(10))
}

function joinDay(when: When, separator: string): string {
  const date = toDate(when)
  if (!date) return ''
  // A bare day is what it says: before 1906 the clocks of India stood otherwise, and it would be shown as the day before.
  const day = isBare(when) ? when : indianDay(date)
  // The month's name comes from our own list: newer language data writes 'Sept'.
  return [day.slice(8), months[Number(day.slice(5, 7)) - 1], day.slice(0, 4)].join(separator)
}

const isBare = (when: When): when is string => typeof when === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(when)

/** A bare day ('2026-04-05') means that day in India, not midnight in Greenwich. */
function toDate(when: When): Date | undefined {
  if (!when) return undefined
  const date = isBare(when) ? new Date(`${when}T00:00:00+05:30`) : new Date(when)
  return Number.isNaN(date.getTime()) ? undefined : date
}
