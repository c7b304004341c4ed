import { tableOf } from '../../../contract/kernel/keys-of.ts'
import { badRequest } from '../problem.ts'
import type { SheetRow } from './read-sheet.ts'

/** One line of a table in a file: what stands under each named column. */
export interface TableLine<Column extends string> {
  line: number
  values: Record<Column, string>
}

/** Reads a table whose first line names the columns, in any order and letter case; further ones are ignored. */
export function readTable<Column extends string>(
  rows: readonly SheetRow[],
  columns: readonly Column[],
): TableLine<Column>[] {
  const head = rows[0]?.cells.map((cell) => cell.toLowerCase().replaceAll(/[\s_]+/g, ' ')) ?? []
  const places = new Map(columns.map((column) => [column, head.indexOf(column)]))
  const missing = columns.filter((column) => !head.includes(column))
  if (missing.length > 0) {
    throw badRequest(`The first line must name the columns ${columns.join(', ')}. Missing: ${missing.join(', ')}.`)
  }
  return rows.slice(1).map(({ line, cells }) => {
    return { line, values: tableOf(columns, (column) => cells[places.get(column) ?? -1] ?? '') }
  })
}
