import { FileRefused } from '../files/file-problems.ts'
import { type CellValue, readCells } from './read-cells.ts'
import type { CsvRow } from './read-csv.ts'
import { openWorkbook } from './read-workbook.ts'
import { tableBudget } from './table-budget.ts'
import { dayOfSerial } from './xlsx-dates.ts'

const unpackedBytes = 24_000_000

/** Reads the first sheet of an Excel file as texts: days as '2026-11-15', numbers as plain digits. */
export async function readXlsx(content: Buffer, mostRows: number): Promise<CsvRow[]> {
  const book = await openWorkbook(content, unpackedBytes)
  const sheet = await book.zip.read(book.sheets[0]?.part ?? 'xl/worksheets/sheet1.xml')
  if (!sheet) throw new FileRefused('broken', 'This Excel file has no sheet.')
  const textOf = (cell: CellValue | undefined): string => {
    if (cell?.number === 'day') return dayOfSerial(Number(cell.text), book.from1904)
    return cell?.text.trim() ?? ''
  }
  return readCells(sheet, book, { mostRows, spend: tableBudget() }).map(({ line, cells }) => ({
    line,
    cells: cells.map(textOf),
  }))
}
