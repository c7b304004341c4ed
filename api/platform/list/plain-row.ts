import type { Columns } from '../../../contract/kernel/table.ts'
import type { ListRecord } from './define-list.ts'

/**
 * A record as the browser gets it: moments as ISO text, and numbers as numbers where a column is of them (the database hands
 * out whole numbers of eight bytes as text). The record is nobody else's, so it is changed and not copied.
 */
export function plainRow(record: ListRecord, columns: Columns): ListRecord {
  for (const name in record) {
    const value = record[name]
    if (value instanceof Date) record[name] = value.toISOString()
    else if (typeof value === 'string' && holdsNumbers(columns, name)) record[name] = Number(value)
  }
  return record
}

function holdsNumbers(columns: Columns, name: string): boolean {
  const kind = Object.hasOwn(columns, name) ? columns[name]?.kind : undefined
  return kind === 'money' || kind === 'number'
}
