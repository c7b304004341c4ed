import type { ExportColumn } from './export-column.ts'
import { dayText, momentText, readMoment } from './indian-moment.ts'
import { readChoice, readFlag, readNumber, readRupees, readText } from './read-value.ts'

export type CellText = (value: unknown) => string

/** How a column's values are written as text; what does not fit the column's kind is shown as it came. */
export function cellText(column: ExportColumn): CellText {
  switch (column.kind) {
    case 'text':
      return readText
    case 'choice':
      return readChoice(column.choices)
    case 'flag':
      return (value) => readFlag(value) ?? readText(value)
    case 'number':
      return (value) => readNumber(value) ?? readText(value)
    case 'money':
      return (value) => readRupees(value) ?? readText(value)
    case 'date':
      return (value) => mapped(readMoment(value), dayText) ?? readText(value)
    case 'datetime':
      return (value) => mapped(readMoment(value), momentText) ?? readText(value)
  }
}

function mapped<T>(value: T | undefined, write: (value: T) => string): string | undefined {
  return value === undefined ? undefined : write(value)
}
