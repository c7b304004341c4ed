import type { Column, ColumnKind, Operator, TableFilter } from '../../../contract/kernel/table.ts'
import { operatorsOf } from '../../../contract/kernel/table.ts'

const words: Record<Operator, string> = {
  contains: 'Contains',
  equals: 'Equals',
  starts: 'Starts with',
  ends: 'Ends with',
  '>': 'Greater than',
  '<': 'Less than',
  between: 'Between',
  in: 'Is one of',
  empty: 'Is empty',
}
const dateWords: Partial<Record<Operator, string>> = { equals: 'On', '>': 'After', '<': 'Before' }

const isTime = (kind: ColumnKind) => kind === 'date' || kind === 'datetime'

export function operatorWord(operator: Operator, kind: ColumnKind): string {
  return (isTime(kind) && dateWords[operator]) || words[operator]
}

/** What a column is asked: the operator of its filter, or the first one its kind has. */
export function operatorOf(column: Column, filter: TableFilter | undefined): Operator {
  const allowed = operatorsOf[column.kind]
  return allowed.find((known) => known === filter?.opt) ?? allowed[0] ?? 'equals'
}

/** A number or a day that is half typed is not asked for yet. */
export function isComplete(kind: ColumnKind, text: string): boolean {
  if (text === '') return true
  if (isTime(kind)) return /^[12]\d{3}-\d{2}-\d{2}$/.test(text)
  if (kind !== 'number' && kind !== 'money') return true
  return /^-?\d[\d,]*(\.\d+)?$/.test(text)
}

/** 'a, b' as a list; commas inside a number are no separators, so numbers are parted by a comma and a space. */
export function listOf(kind: ColumnKind, text: string): string[] {
  const parts = text.split(kind === 'money' ? /,\s+|;/ : ',').map((part) => part.trim())
  return parts.filter((part) => part !== '' && isComplete(kind, part))
}

export function inputTypeOf(kind: ColumnKind): 'text' | 'date' {
  return isTime(kind) ? 'date' : 'text'
}

export function inputModeOf(kind: ColumnKind): 'decimal' | undefined {
  return kind === 'number' || kind === 'money' ? 'decimal' : undefined
}

/** The single value of a filter as text. */
export function firstText(filter: TableFilter | undefined): string {
  const value = filter?.value1 ?? ''
  return Array.isArray(value) ? value.join(', ') : value
}
