import { badRequest } from '../problem.ts'
import { plainText, type Workbook } from './read-workbook.ts'
import { attributeOf, readXml } from './read-xml.ts'
import { tooManyRows } from './table-budget.ts'

/** What a cell shows; a formula counts with the value that it had. */
export interface CellValue {
  text: string
  /** It is a number, a day where its style says so. */
  number?: 'plain' | 'day'
}

/** One row of a sheet: its line, and its cells with gaps between them. */
export interface CellRow {
  line: number
  cells: (CellValue | undefined)[]
}

export interface CellLimits {
  mostRows: number
  spend: (text: string) => void
}

interface Cell {
  place: number
  type: string
  style: number
  text: string
}

const mostColumns = 200

/** The rows of a sheet that hold something. */
export function readCells(sheet: Buffer, book: Workbook, { mostRows, spend }: CellLimits): CellRow[] {
  const rows: CellRow[] = []
  let row: CellRow = { line: 0, cells: [] }
  let next = 0
  let cell: Cell | undefined
  let inValue = false
  for (const part of readXml(sheet)) {
    if (part.kind === 'text') {
      if (cell && inValue) cell.text += part.text
      continue
    }
    const opens = part.kind === 'open'
    if (part.name === 'v' || part.name === 't') inValue = opens && !part.empty
    if (part.name === 'c' && opens) cell = cellOf(part.attributes, next)
    if (part.name === 'c' && cell && (!opens || part.empty)) {
      next = cell.place + 1
      putCell(row, cell.place, shownBy(cell, book), spend)
      cell = undefined
    }
    if (part.name === 'row' && opens) {
      row = { line: lineOf(part.attributes, row.line), cells: [] }
      next = 0
    }
    if (part.name !== 'row' || (opens && !part.empty) || row.cells.length === 0) continue
    if (rows.length === mostRows) throw tooManyRows(mostRows)
    rows.push(row)
  }
  return rows
}

const lineOf = (attributes: string, before: number): number => {
  const line = Number(attributeOf(attributes, 'r') ?? before + 1)
  return Number.isSafeInteger(line) && line > before && line <= 1_048_576 ? line : before + 1
}

const cellOf = (attributes: string, next: number): Cell => ({
  place: placeOf(attributeOf(attributes, 'r')) ?? next,
  type: attributeOf(attributes, 't') ?? 'n',
  style: Number(attributeOf(attributes, 's') ?? 0),
  text: '',
})

/** 'C7' stands third. */
function placeOf(name: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(name ?? '')?.[1]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Empty cells may stand anywhere; one with content far to the right would make every row as long. */
function putCell(row: CellRow, place: number, value: CellValue, spend: CellLimits['spend']): void {
  if (value.text.trim() === '') return
  spend(value.text)
  if (place >= mostColumns) throw badRequest(`The file has more than ${mostColumns} columns.`)
  while (row.cells.length < place) row.cells.push(undefined)
  row.cells[place] = value
}

function shownBy({ type, style, text }: Cell, { texts, isDate }: Workbook): CellValue {
  if (type === 's') return { text: texts[Number(text)] ?? '' }
  if (type === 'inlineStr' || type === 'str') return { text: plainText(text) }
  if (type === 'b') return { text: text === '1' ? 'TRUE' : 'FALSE' }
  if (type === 'd') return { text }
  // Long numbers stay digit by digit.
  if (type !== 'n' || text === '' || /^\d{16,}$/.test(text)) return { text: type === 'n' ? text : '' }
  const number = Number(text)
  if (!Number.isFinite(number)) return { text }
  return { text: String(number), number: isDate[style] && number >= 1 ? 'day' : 'plain' }
}
