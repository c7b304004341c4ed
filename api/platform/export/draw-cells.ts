import type { PdfColumn } from './pdf-columns.ts'
import type { PdfPen } from './pdf-pen.ts'
import { wrapText } from './wrap-text.ts'

const padding = 3
const linesPerCell = 3

/** One row of cells, each broken into lines. */
export interface LaidRow {
  cells: string[][]
  height: number
}

/** Breaks each text to its column's width, as the pen writes now. */
export function layCells(pen: PdfPen, columns: readonly PdfColumn[], texts: readonly string[]): LaidRow {
  const cells = columns.map(({ width }, i) =>
    wrapText(texts[i] ?? '', { width: width - 2 * padding, lines: linesPerCell, measure: pen.width }),
  )
  const most = Math.max(...cells.map(({ length }) => length))
  return { cells, height: most * pen.lineHeight + 2 * padding }
}

export function drawCells(pen: PdfPen, columns: readonly PdfColumn[], { cells, y }: LaidRow & { y: number }): void {
  const step = pen.lineHeight
  columns.forEach((column, i) => {
    cells[i]?.forEach((line, n) => {
      pen.write(line, startOf(pen, column, line), y + padding + n * step)
    })
  })
}

function startOf(pen: PdfPen, { x, width, right }: PdfColumn, line: string): number {
  return right ? x + width - padding - pen.width(line) : x + padding
}
