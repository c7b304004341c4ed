import type { ListRecord } from './define-list.ts'

/** The record is nobody else's, so it is changed and not copied. */
export function plainRow(record: ListRecord): ListRecord {
  for (const name in record) {
    const value = record[name]
    if (value instanceof Date) record[name] = value.toISOString()
  }
  return record
}
