import type { ExportColumn, ExportOptions } from './export-column.ts'
import { momentText, readMoment } from './indian-moment.ts'
import { readText } from './read-value.ts'
import type { RowSource } from './row-source.ts'
import { escapeXml, textCell, xlsxCell } from './xlsx-cell.ts'
import { styles } from './xlsx-styles.ts'

const chunkSize = 65_536
const pixelsPerLetter = 7
const lettersOf = { text: 24, number: 12, money: 16, date: 13, datetime: 22, choice: 16, flag: 9 } as const

export interface SheetOptions extends ExportOptions {
  columns: readonly ExportColumn[]
  /** How many rows fit under the header. */
  limit: number
  /** Told the number of the last row, once it is known. */
  onEnd: (lastRow: number) => void
}

/** One sheet's XML in pieces: it takes rows until there are no more, or no more fit. */
export async function* sheetXml(source: RowSource, options: SheetOptions): AsyncGenerator<string> {
  const { columns, limit } = options
  const letters = columns.map((_, index) => columnLetters(index))
  const cells = columns.map(xlsxCell)
  let text = sheetHead(columns)
  let last = 1
  for (let row = await source.take(); row; row = last <= limit ? await source.take() : undefined) {
    last++
    text += `<row r="${last}">`
    for (let i = 0; i < cells.length; i++) text += cells[i]?.(row[i], `${letters[i]}${last}`)
    text += '</row>'
    if (text.length > chunkSize) {
      yield text
      text = ''
    }
  }
  options.onEnd(last)
  yield text + sheetTail(`A1:${letters.at(-1)}${last}`, options)
}

/** 'A' … 'Z', 'AA' … */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26)
  return (before ? columnLetters(before - 1) : '') + String.fromCharCode(65 + (index % 26))
}

function sheetHead(columns: readonly ExportColumn[]): string {
  const widths = columns.map(
    (column, i) => `<col min="${i + 1}" max="${i + 1}" width="${widthOf(column)}" customWidth="1"/>`,
  )
  const titles = columns.map((column, i) => textCell(column.title, `${columnLetters(i)}1`, headerStyle(column)))
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>\
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>\
</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols>\
<sheetData><row r="1">${titles.join('')}</row>`
}

function headerStyle({ kind }: ExportColumn): number {
  return kind === 'number' || kind === 'money' ? styles.headerRight : styles.header
}

/** The order of these parts is fixed by the format. */
function sheetTail(area: string, options: SheetOptions): string {
  const made = `${momentText(readMoment(options.madeAt) ?? new Date(0))}, for ${options.madeFor}`
  return `</sheetData><autoFilter ref="${area}"/><pageMargins left="0.4" right="0.4" top="0.7" bottom="0.6" header="0.3" \
footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/><headerFooter>\
<oddHeader>&amp;L${printed(options.title)}&amp;R${printed(made)}</oddHeader><oddFooter>&amp;CPage &amp;P</oddFooter>\
</headerFooter><ignoredErrors><ignoredError sqref="${area}" numberStoredAsText="1"/></ignoredErrors></worksheet>`
}

/** An ampersand starts a code in a printed header; two stand for itself. The format allows 255 letters in all. */
function printed(text: string): string {
  return escapeXml(readText(text).slice(0, 90).replaceAll('&', '&&'))
}

function widthOf({ title, kind, width }: ExportColumn): number {
  const letters = width === undefined ? lettersOf[kind] : Math.round(width / pixelsPerLetter)
  // Room for the filter's button beside the title.
  return Math.min(60, Math.max(letters, title.length + 4))
}
