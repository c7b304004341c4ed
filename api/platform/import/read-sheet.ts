import { isUtf8 } from 'node:buffer'
import { badRequest } from '../problem.ts'
import { type CsvRow, readCsv, separatorOf } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { tableBudget, tooManyRows } from './table-budget.ts'

/** One row of a table in a file, and the line of the file it stands on. Cells are trimmed texts. */
export type SheetRow = CsvRow

const zipMark = Buffer.from('PK\x03\x04', 'latin1')

/** Reads a table from an Excel workbook (its first sheet) or a text file with commas or tabs, whichever the content is. */
export async function readSheet(content: Buffer, mostRows: number): Promise<SheetRow[]> {
  const rows = content.subarray(0, 4).equals(zipMark) ? await readXlsx(content, mostRows) : readText(content, mostRows)
  if (rows.length === 0) throw badRequest('There is nothing in this file.')
  return rows
}

function readText(content: Buffer, mostRows: number): SheetRow[] {
  if (!isUtf8(content) || content.includes(0))
    throw badRequest('This file is neither an Excel workbook nor a CSV file.')
  const text = content.toString('utf8')
  const rows: SheetRow[] = []
  const spend = tableBudget()
  for (const row of readCsv(text, separatorOf(text))) {
    if (rows.length === mostRows) throw tooManyRows(mostRows)
    for (const cell of row.cells) spend(cell)
    rows.push(row)
  }
  return rows
}
