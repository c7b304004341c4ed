import { type BulkKind, bulkFiles, mostBulkLines } from '../../../contract/nsdl-pan/bulk.ts'
import type { SheetRow } from '../../platform/import/read-sheet.ts'
import { badRequest } from '../../platform/problem.ts'

/** One line of a bulk file: which application, and what is said of it. */
export interface BulkLine {
  line: number
  key: string
  value: string
}

const token = ['token', 'tokenno', 'tokennumber', 'refno']
const ack = [
  'ackno',
  'acknumber',
  'ack',
  ...['acknowledgement', 'acknowledgment'].flatMap((word) => [word, `${word}no`, `${word}number`]),
]
/** What providers call the columns, in small letters without signs. */
const names: Record<BulkKind, readonly [key: readonly string[], value: readonly string[]]> = {
  ack: [token, ack],
  pan: [ack, ['pan', 'panno', 'pannumber']],
  tin: [ack, ['reason', 'reasons', 'rejectionreason', 'remark', 'remarks']],
}
/** Some files begin with a line about themselves. */
const headWithin = 10

/** Reads a CSV or Excel file by the titles of its columns, in any order; other columns are left out. */
export function readBulkLines(rows: readonly SheetRow[], kind: BulkKind): BulkLine[] {
  const head = rows.slice(0, headWithin).findIndex((row) => placesIn(row, kind) !== undefined)
  const places = placesIn(rows[head], kind)
  if (!places) {
    const [key, value] = bulkFiles[kind].columns
    throw badRequest(`A line at the top must name the columns '${key}' and '${value}'.`)
  }
  const lines = rows.slice(head + 1)
  if (lines.length === 0) throw badRequest('There is nothing below the titles of the columns.')
  if (lines.length > mostBulkLines) throw badRequest(`The file has more than ${mostBulkLines} lines. Please split it.`)
  return lines.map(({ line, cells }) => ({
    line,
    key: plain(cells[places.key]),
    value: kind === 'tin' ? (cells[places.value] ?? '') : plain(cells[places.value]).toUpperCase(),
  }))
}

function placesIn(row: SheetRow | undefined, kind: BulkKind): { key: number; value: number } | undefined {
  const titles = row?.cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? []
  const [key = -1, value = -1] = names[kind].map((known) => titles.findIndex((title) => known.includes(title)))
  return key >= 0 && value >= 0 ? { key, value } : undefined
}

/** Spreadsheets keep long numbers whole behind an apostrophe or inside ="…". */
const plain = (cell = ''): string => cell.replace(/^="?|^'|"$/g, '').replaceAll(/\s/g, '')
