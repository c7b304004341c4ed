import { sql } from 'kysely'
import { isDay, isMoment } from '../../../contract/kernel/dates.ts'
import { msPerDay } from '../../../contract/kernel/days.ts'
import type { Column, Operator, TableFilter } from '../../../contract/kernel/table.ts'
import { badRequest } from '../problem.ts'
import type { Fragment } from './define-list.ts'

/**
 * The values of a filter, read by the column's kind. A day asked of a moment is the span [first, last):
 * that whole day in India; `open` says that `last` itself is outside.
 */
export interface FilterValues {
  text: string
  first: Fragment
  last?: Fragment
  open?: boolean
  all: FilterValues[]
}

export function readValues(column: Column, operator: Operator, filter: TableFilter): FilterValues {
  const fail = () =>
    badRequest(`'${shown(filter)}' is not possible for ${column.title}.`, { [filter.field]: 'Invalid input' })
  const read = (text: string | undefined): FilterValues => {
    const asked = text === undefined ? undefined : readOne(column, text)
    if (!asked) throw fail()
    return asked
  }
  if (operator === 'in') return readList(filter, read, fail)
  if (Array.isArray(filter.value1)) throw fail()
  const from = read(filter.value1)
  if (operator !== 'between') return from
  const to = read(filter.value2)
  return { ...from, last: to.last ?? to.first, open: to.last !== undefined }
}

function readList(filter: TableFilter, read: (text: string) => FilterValues, fail: () => Error): FilterValues {
  const texts = Array.isArray(filter.value1)
    ? filter.value1
    : (filter.value1 ?? '').split(',').map((text) => text.trim())
  const all = texts.filter((text) => text !== '').map(read)
  const [first] = all
  if (!first) throw fail()
  return { ...first, all }
}

/** Values carry their type, so that a number too large for the column is simply not found. */
function readOne(column: Column, text: string): FilterValues | undefined {
  switch (column.kind) {
    case 'text':
      return one(text, sql`${text}::text`)
    case 'choice':
      return column.choices?.some((choice) => choice.value === text) ? one(text, sql`${text}::text`) : undefined
    case 'flag':
      return text === 'true' || text === 'false' ? one(text, sql`${text === 'true'}::boolean`) : undefined
    case 'number':
      return readNumber(text)
    case 'money':
      return readMoney(text)
    case 'date':
      return isDay(text) ? one(text, sql`${text}::date`) : undefined
    case 'datetime':
      return readMoment(text)
  }
}

const one = (text: string, first: Fragment): FilterValues => ({ text, first, all: [] })

function readNumber(text: string): FilterValues | undefined {
  if (/^-?\d{1,15}$/.test(text)) return one(text, sql`${text}::bigint`)
  return /^-?\d{1,15}\.\d{1,6}$/.test(text) ? one(text, sql`${text}::numeric`) : undefined
}

/** People type rupees; the database holds paise. */
function readMoney(text: string): FilterValues | undefined {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', ''))
  if (!match) return undefined
  const [, sign = '', rupees = '', paise = ''] = match
  return one(text, sql`${`${sign}${rupees}${paise.padEnd(2, '0')}`}::bigint`)
}

function readMoment(text: string): FilterValues | undefined {
  if (isDay(text)) {
    const start = new Date(`${text}T00:00:00+05:30`)
    const end = new Date(start.getTime() + msPerDay)
    return { text, first: moment(start), last: moment(end), open: true, all: [] }
  }
  return isMoment(text) ? one(text, moment(new Date(text))) : undefined
}

const moment = (date: Date): Fragment => sql`${date.toISOString()}::timestamptz`

function shown(filter: TableFilter): string {
  const first = Array.isArray(filter.value1) ? filter.value1.join(', ') : (filter.value1 ?? '')
  return filter.value2 === undefined ? first : `${first} to ${filter.value2}`
}
