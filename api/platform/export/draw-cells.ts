import type { PdfColumn } from './pdf-columns.ts'
import { wrapText } from './wrap-text.ts'

type Doc = PDFKit.PDFDocument

const padding = 3
const linesPerCell = 3

/** One row of cells, each broken into lines. */
export interface LaidRow {
  cells: string[][]
  height: number
}

/** Breaks each text to its column's width, in the font the document has now. */
export function layCells(doc: Doc, columns: readonly PdfColumn[], texts: readonly string[]): LaidRow {
  const measure = (text: string) => doc.widthOfString(text)
  const cells = columns.map(({ width }, i) =>
    wrapText(texts[i] ?? '', { width: width - 2 * padding, lines: linesPerCell, measure }),
  )
  const most = Math.max(...cells.map(({ length }) => length))
  return { cells, height: most * doc.currentLineHeight() + 2 * padding }
}

export function drawCells(doc: Doc, columns: readonly PdfColumn[], { cells, y }: LaidRow & { y: number }): void {
  columns.forEach((column, i) => {
    cells[i]?.forEach((line, n) => {
      if (line === '') return
      doc.text(line, startOf(doc, column, line), y + padding + n * doc.currentLineHeight(), { lineBreak: false })
    })
  })
}

function startOf(doc: Doc, { x, width, right }: PdfColumn, line: string): number {
  return right ? x + width - padding - doc.widthOfString(line) : x + padding
}
