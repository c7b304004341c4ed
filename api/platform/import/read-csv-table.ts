import { badRequest } from '../problem.ts'
import { readCsv } from './read-csv.ts'

/** One line of a table in a file: what stands under each named column. */
export interface TableLine<Column extends string> {
  line: number
  values: Record<Column, string>
}

const mostLines = 200_000

/** Reads a CSV file whose first line names the columns, in any order and letter case; further ones are ignored. */
export function readCsvTable<Column extends string>(content: Buffer, columns: readonly Column[]): TableLine<Column>[] {
  const rows = readCsv(content.toString('utf8'))
  const head = rows.next().value?.cells.map((cell: string) => cell.toLowerCase().replaceAll(/[\s_]+/g, ' ')) ?? []
  const places = columns.map((column) => [column, head.indexOf(column)] as const)
  const missing = places.filter(([, place]) => place < 0).map(([column]) => column)
  if (missing.length > 0) {
    throw badRequest(`The first line must name the columns ${columns.join(', ')}. Missing: ${missing.join(', ')}.`)
  }
  const lines: TableLine<Column>[] = []
  for (const { line, cells } of rows) {
    if (lines.length === mostLines) throw badRequest(`The file has more than ${mostLines} lines. Please split it.`)
    const values = Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? '']))
    lines.push({ line, values: values as Record<Column, string> })
  }
  return lines
}
