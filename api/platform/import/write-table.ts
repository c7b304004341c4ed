import type { UploadRule } from '../../../contract/kernel/endpoint.ts'
import { FileRefused } from '../files/file-problems.ts'
import { isWorkbook } from '../files/sniff.ts'
import { badRequest } from '../problem.ts'
import { type CsvRow, readCsv, separatorOf } from './read-csv.ts'
import { tableBudget } from './table-budget.ts'
import { writeWorkbook } from './write-workbook.ts'

/** A table that is safe to be opened by others: written by us, from the values that were read. */
export interface KeptTable {
  content: Uint8Array
  type: string
  ending: 'csv' | 'json' | 'xlsx'
}

/** Signed numbers are no formulas: '-1,250.00', '+91 98765 43210'. */
const signedNumber = /^[+-][\d\s.,%()-]*$/

/** Reads a workbook, a text with columns or JSON, and writes it anew: nothing but its values is taken over. */
export async function writeTable(content: Buffer, rule: UploadRule): Promise<KeptTable> {
  if (isWorkbook(content)) {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { content: await writeWorkbook(content, rule), type, ending: 'xlsx' }
  }
  const text = content.toString('utf8').replace(/^\uFEFF/, '')
  const first = /\S/.exec(text)?.[0]
  // A page or a picture in words is readable text too.
  if (first === undefined || first === '<') throw new FileRefused('type', rule.refusal)
  if (first !== '{' && first !== '[') return { content: writeText(text, rule), type: 'text/csv', ending: 'csv' }
  requireJson(text)
  return { content: Buffer.from(text), type: 'application/json', ending: 'json' }
}

/** JSON does nothing by itself, and its numbers are money: it stays letter by letter once it was understood. */
function requireJson(text: string): void {
  try {
    JSON.parse(text)
  } catch {
    throw badRequest('This JSON file cannot be read. Please make it again with the offline tool.')
  }
}

function writeText(text: string, rule: UploadRule): Buffer {
  const lines: string[] = []
  const spend = tableBudget()
  for (const row of readCsv(text, separatorOf(text))) {
    if (lines.length === 0 && row.cells.length < 2) throw new FileRefused('type', rule.refusal)
    refuseFormula(row)
    for (const cell of row.cells) spend(cell)
    lines.push(row.cells.map(quoted).join(','))
  }
  if (lines.length === 0) throw new FileRefused('type', rule.refusal)
  // The mark at the start tells spreadsheets that it is UTF-8.
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

/** A spreadsheet would run it when somebody opens the file. */
function refuseFormula({ line, cells }: CsvRow): void {
  const formula = cells.some((cell) => /^[=@＝＋－＠]/.test(cell) || (/^[+-]/.test(cell) && !signedNumber.test(cell)))
  if (formula) throw badRequest(`Line ${line} has a cell with a formula. Please save the table with its values only.`)
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
