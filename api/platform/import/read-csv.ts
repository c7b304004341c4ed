/** One row of a CSV file and the line it begins on, counted as an editor counts. */
export interface CsvRow {
  line: number
  cells: string[]
}

interface Cell {
  value: string
  /** Where the sign after the cell stands. */
  end: number
}

/** Reads CSV as spreadsheets write it: quotes where needed, any kind of line end. Empty lines are left out. */
export function* readCsv(text: string, separator: ',' | '\t' = ','): Generator<CsvRow> {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  let row: CsvRow = { line, cells: [] }
  while (at < text.length) {
    const { value, end } = quotedCell(text, at, separator) ?? plainCell(text, at, separator)
    row.cells.push(value.trim())
    line += lineEnds(value)
    at = end + 1
    if (text[end] === separator) continue
    if (text.startsWith('\r\n', end)) at += 1
    line += 1
    if (row.cells.some((cell) => cell !== '')) yield row
    row = { line, cells: [] }
  }
  if (row.cells.some((cell) => cell !== '')) yield row
}

/** A cell in quotes; nothing when it does not begin with one or is not closed before a separator or the line's end. */
function quotedCell(text: string, start: number, separator: string): Cell | undefined {
  if (text[start] !== '"') return undefined
  let quote = text.indexOf('"', start + 1)
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2)
  const closed = quote >= 0 && [separator, '\r', '\n', undefined].includes(text[quote + 1])
  return closed ? { value: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 } : undefined
}

const afterComma = /[,\r\n]/g
const afterTab = /[\t\r\n]/g

function plainCell(text: string, start: number, separator: string): Cell {
  const stop = separator === ',' ? afterComma : afterTab
  stop.lastIndex = start
  const end = stop.exec(text)?.index ?? text.length
  return { value: text.slice(start, end), end }
}

/** Some banks call a table with tabs a spreadsheet. */
export function separatorOf(text: string): ',' | '\t' {
  const start = text.slice(0, 20_000)
  return start.split('\t').length > start.split(',').length ? '\t' : ','
}

/** Only a cell in quotes holds any. */
const lineEnds = (value: string): number =>
  value.includes('\n') || value.includes('\r') ? (value.match(/\r\n|\n|\r/g)?.length ?? 0) : 0
