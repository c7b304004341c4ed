import { ink, type Sheet, sectionFill } from '../platform/paper/sheet.ts'
import { pageMargin } from './margins.ts'
import type { GridPart, TablePart, TextPart } from './printed-document.ts'

const size = 8.5
const bulletIndent = 10

export function drawText(sheet: Sheet, part: TextPart): void {
  if (part.kind === 'text') {
    drawParagraph(sheet, part.text, 0)
    return
  }
  for (const item of part.items) {
    const top = drawParagraph(sheet, item, bulletIndent)
    sheet.pen.write('•', pageMargin + 1, top)
  }
}

/** Answers where it begins. */
function drawParagraph(sheet: Sheet, text: string, indent: number): number {
  sheet.pen.use('regular', size, ink)
  const lines = sheet.wrap(text, sheet.width - indent)
  const top = sheet.take(lines.length * sheet.pen.lineHeight + 3)
  sheet.pen.use('regular', size, ink)
  sheet.writeLines(lines, pageMargin + indent, top)
  return top
}

const cellPad = 4

/** Columns of the same width, the head repeated nowhere: these tables fit a page. */
export function drawTable(sheet: Sheet, { head, rows }: TablePart): void {
  const width = sheet.width / head.length
  const lineOf = (cells: readonly string[], bold: boolean) => {
    const use = () => sheet.pen.use(bold ? 'bold' : 'regular', size, ink)
    use()
    const laid = cells.map((cell) => sheet.wrap(cell, width - 2 * cellPad))
    const height = Math.max(...laid.map((lines) => lines.length)) * sheet.pen.lineHeight + 2 * cellPad
    const top = sheet.take(height)
    laid.forEach((lines, i) => {
      const x = pageMargin + i * width
      if (bold) sheet.doc.rect(x, top, width, height).fill(sectionFill)
      sheet.frame(x, top, { width, height })
      use()
      sheet.writeLines(lines, x + cellPad, top + cellPad)
    })
  }
  lineOf(head, true)
  for (const row of rows) lineOf(row, false)
  sheet.take(6)
}

const perRow = 10
const cellHeight = 30

export function drawGrid(sheet: Sheet, { words }: GridPart): void {
  const width = sheet.width / perRow
  for (let start = 0; start < words.length; start += perRow) {
    const top = sheet.take(cellHeight)
    words.slice(start, start + perRow).forEach((word, i) => {
      const x = pageMargin + i * width
      sheet.frame(x, top, { width, height: cellHeight })
      sheet.pen.use('bold', 13, ink)
      sheet.centre(word, x + width / 2, top + 6)
    })
  }
  sheet.take(8)
}
