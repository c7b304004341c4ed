import { formatDate, isDay } from '../../../contract/kernel/dates.ts'
import type { Column, ColumnKind, Operator, TableFilter } from '../../../contract/kernel/table.ts'
import { operatorsOf } from '../../../contract/kernel/table.ts'
import type { Text } from '../../../texts/catalogue.ts'
import { listTexts } from '../../../texts/en/list.ts'
import { indianToday } from '../../platform/device-clock.ts'
import { readDay } from '../day-input/read-day.ts'

const words: Record<Operator, Text> = {
  contains: listTexts.contains,
  equals: listTexts.equals,
  starts: listTexts.startsWith,
  ends: listTexts.endsWith,
  '>': listTexts.greaterThan,
  '<': listTexts.lessThan,
  between: listTexts.between,
  in: listTexts.isOneOf,
  empty: listTexts.isEmpty,
}
const dateWords: Partial<Record<Operator, Text>> = { equals: listTexts.on, '>': listTexts.after, '<': listTexts.before }

export const isTime = (kind: ColumnKind) => kind === 'date' || kind === 'datetime'

export function operatorWord(operator: Operator, kind: ColumnKind): string {
  return (isTime(kind) && dateWords[operator]?.()) || words[operator]()
}

/** What a column is asked: the operator of its filter, or the first one its kind has. */
export function operatorOf(column: Column, filter: TableFilter | undefined): Operator {
  const allowed = operatorsOf[column.kind]
  return allowed.find((known) => known === filter?.opt) ?? allowed[0] ?? 'equals'
}

/** As the server takes them: rupees with paise at most, and numbers it can compare exactly. */
const shapes: Partial<Record<ColumnKind, RegExp>> = {
  money: /^-?\d{1,13}(\.\d{1,2})?$/,
  number: /^-?\d{1,15}(\.\d{1,6})?$/,
}

/** What is asked for by a typed value, without the trade's '₹ 6,000.00/-' around it; nothing where it cannot be read. */
export function readValue(kind: ColumnKind, text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  if (isTime(kind)) return dayIn(trimmed)
  const shape = shapes[kind]
  if (!shape) return text
  const bare = trimmed.replace(/\/-$/, '').replace(/[₹,\s]/g, '')
  return shape.test(bare) ? bare : undefined
}

/** 'a, b' as the box shows it again; one value that cannot be read makes the whole list unreadable. */
export function readList(kind: ColumnKind, text: string): string | undefined {
  const values = listOf(kind, text).map((part) => readValue(kind, part))
  return values.includes(undefined) ? undefined : shownValues(kind, values).join(', ')
}

/** The values of a list as people read them. */
export const shownList = (kind: ColumnKind, filter: TableFilter | undefined): string =>
  shownValues(kind, [filter?.value1 ?? ''].flat()).join(', ')

const shownValues = (kind: ColumnKind, values: readonly (string | undefined)[]) =>
  isTime(kind) ? values.map((day) => formatDate(day) || day) : values

function dayIn(text: string): string | undefined {
  const reading = readDay(text, { today: indianToday() })
  return 'day' in reading && isDay(reading.day) ? reading.day : undefined
}

/** A semicolon, or a comma that does not part the digits of one number, as in 12,34,567 and 1,234,567. */
const betweenNumbers = /;|,(?!(?:\d{2,3},)*\d{3}(?!\d))/

/** 'a, b' as a list; commas inside a number are no separators. */
export function listOf(kind: ColumnKind, text: string): string[] {
  const parts = text.split(shapes[kind] ? betweenNumbers : ',').map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

/** Said under a box whose text cannot be read. */
export function unreadableWord(kind: ColumnKind): string {
  return isTime(kind) ? listTexts.notADate() : listTexts.notANumber()
}

export function inputModeOf(kind: ColumnKind): 'decimal' | undefined {
  return kind === 'number' || kind === 'money' ? 'decimal' : undefined
}

/** The single value of a filter as text. */
export function firstText(filter: TableFilter | undefined): string {
  const value = filter?.value1 ?? ''
  return Array.isArray(value) ? value.join(', ') : value
}
