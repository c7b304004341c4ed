import pg from 'pg'

const timestamptz = 1184
const readAnything = pg.types.getTypeParser(timestamptz) as (text: string) => Date

/**
 * A moment as PostgreSQL writes it in UTC, such as '2026-11-15 14:03:16.351+00'. The driver's own reader takes any spelling
 * and is many times slower, which is felt where a hundred thousand rows go into a file; it is left to read the others.
 */
export function readTimestamp(text: string): Date {
  const end = text.length - 3
  if (!isUsual(text)) return readAnything(text)
  const fraction = end > 20 ? Math.trunc(Number(text.slice(19, end)) * 1000 + 1e-6) : 0
  return new Date(
    Date.UTC(
      number(text, 0, 4),
      number(text, 5, 7) - 1,
      number(text, 8, 10),
      number(text, 11, 13),
      number(text, 14, 16),
      number(text, 17, 19),
      fraction,
    ),
  )
}

/** The same moment as ISO text, as `toISOString` would spell it, without a Date on the way. */
export function readTimestampText(text: string): string {
  if (!isUsual(text)) return readAnything(text).toISOString()
  const fraction = text.slice(20, Math.min(text.length - 3, 23)).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}

const isUsual = (text: string) =>
  text.length >= 22 && text.length <= 29 && text.charCodeAt(4) === 45 && text.endsWith('+00')

function number(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) value = value * 10 + text.charCodeAt(at) - 48
  return value
}
