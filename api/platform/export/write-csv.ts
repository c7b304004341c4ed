import { type CellText, cellText } from './cell-text.ts'
import type { ExportBatches, ExportColumn } from './export-column.ts'
import { isoText } from './indian-moment.ts'
import { readNumber } from './read-value.ts'
import { startsFormula } from './starts-formula.ts'

const chunkSize = 65_536
// Excel takes a CSV for UTF-8 only when it begins with this mark.
const byteOrderMark = '\uFEFF'
const needsQuotes = /[",;\t\r\n]|^\s|\s$/

// Most cells are words and numbers, with nothing in them to be looked at twice.
const plain = /^[A-Za-z0-9][\w .@/-]*$/

/** A CSV file (RFC 4180) in pieces: a header line, then one line per row. */
export async function* writeCsv(columns: readonly ExportColumn[], batches: ExportBatches): AsyncGenerator<Uint8Array> {
  const cells = columns.map(csvCell)
  let text = byteOrderMark + columns.map(({ title }) => quoted(harmless(title))).join(',')
  for await (const rows of batches) {
    for (const row of rows) {
      let line = '\r\n'
      for (let i = 0; i < cells.length; i++) line += (i ? ',' : '') + cells[i]?.(row[i])
      text += line
      if (text.length > chunkSize) {
        yield Buffer.from(text)
        text = ''
      }
    }
  }
  yield Buffer.from(`${text}\r\n`)
}

function csvCell(column: ExportColumn): CellText {
  const write = cellText(column)
  const numeric = column.kind === 'number' || column.kind === 'money'
  const whole: CellText = (value) => {
    const text = write(value)
    return numeric && readNumber(text) !== undefined ? text : quoted(harmless(text))
  }
  return shortcuts[column.kind]?.(whole) ?? whole
}

/** The same cell on a shorter way, for the values that most cells have. */
const shortcuts: Partial<Record<ExportColumn['kind'], (whole: CellText) => CellText>> = {
  text: (whole) => (value) =>
    typeof value === 'string' && plain.test(value) && !value.endsWith(' ') ? value : whole(value),
  date: (whole) => (value) => (typeof value === 'string' && isoText(value, false)) || whole(value),
  datetime: (whole) => (value) => (typeof value === 'string' && isoText(value, true)) || whole(value),
  choice: remembered,
}

/** There are few choices, and each looks the same in every row. */
function remembered(whole: CellText): CellText {
  const known = new Map<unknown, string>()
  return (value) => {
    const found = known.get(value)
    if (found !== undefined) return found
    const text = whole(value)
    if (known.size < 1000) known.set(value, text)
    return text
  }
}

/** An apostrophe in front makes spreadsheets show a formula instead of running it. */
function harmless(text: string): string {
  return startsFormula(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
