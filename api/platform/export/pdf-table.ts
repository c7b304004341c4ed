import { drawCells, type LaidRow, layCells } from './draw-cells.ts'
import type { ExportColumn, ExportOptions } from './export-column.ts'
import { momentText, readMoment } from './indian-moment.ts'
import { type PdfColumn, pdfColumns } from './pdf-columns.ts'
import { PdfPen } from './pdf-pen.ts'
import { readText } from './read-value.ts'
import { clipText } from './wrap-text.ts'

const margin = 28
const footerHeight = 18
const ink = '#1b2430'
const faint = '#5b6675'
const headerFill = '#dfe7f1'
const zebraFill = '#f4f7fa'

/** A table over as many pages as it needs; each repeats the header row and shows its number. */
export class PdfTable {
  private readonly pen: PdfPen
  private readonly options: ExportOptions
  private readonly columns: readonly PdfColumn[]
  private readonly size: number
  private readonly width: number
  private y = margin
  private pages = 0
  private rows = 0

  constructor(doc: PDFKit.PDFDocument, columns: readonly ExportColumn[], options: ExportOptions) {
    this.pen = new PdfPen(doc.addPage())
    this.options = options
    this.size = sizeFor(columns.length)
    this.width = doc.page.width - 2 * margin
    this.columns = pdfColumns(columns, { left: margin, width: this.width })
    this.drawFooter()
    this.drawTitle()
    this.drawHeader()
  }

  /** Draws a row, on the next page if this one is full; tells whether a page was finished. */
  add(row: readonly unknown[]): boolean {
    const texts = this.columns.map(({ text }, i) => text(row[i]))
    const laid = layCells(this.pen.use('regular', this.size, ink), this.columns, texts)
    const full = this.y + laid.height > this.pen.doc.page.height - margin - footerHeight
    if (full) this.nextPage()
    if (this.rows++ % 2) this.fill(laid.height, zebraFill)
    this.pen.use('regular', this.size, ink)
    this.drawRow(laid)
    return full
  }

  /** One plain line where the next row would be. */
  note(text: string): void {
    this.pen.use('regular', 9, faint)
    this.line(text)
  }

  private nextPage(): void {
    this.pen.doc.addPage()
    this.y = margin
    this.drawFooter()
    this.drawHeader()
  }

  private drawTitle(): void {
    const { title, madeAt, madeFor } = this.options
    const moment = readMoment(madeAt)
    this.pen.use('bold', 14, ink)
    this.line(title)
    this.pen.use('regular', 9, faint)
    this.line(`Made on ${moment ? momentText(moment) : ''} for ${madeFor}`)
    this.y += 6
  }

  private drawHeader(): void {
    const titles = this.columns.map(({ title }) => title)
    const laid = layCells(this.pen.use('bold', this.size, ink), this.columns, titles)
    this.fill(laid.height, headerFill)
    this.pen.use('bold', this.size, ink)
    this.drawRow(laid)
  }

  private drawRow(laid: LaidRow): void {
    drawCells(this.pen, this.columns, { ...laid, y: this.y })
    this.y += laid.height
  }

  private fill(height: number, colour: string): void {
    this.pen.doc.rect(margin, this.y, this.width, height).fill(colour)
  }

  private drawFooter(): void {
    const top = this.pen.doc.page.height - margin - 8
    const number = `Page ${++this.pages}`
    this.pen.use('regular', 8, faint)
    this.pen.write(number, margin + this.width - this.pen.width(number), top)
    this.pen.write(this.fitted(this.options.title, this.width / 2), margin, top)
  }

  private line(text: string): void {
    this.pen.write(this.fitted(text, this.width), margin, this.y)
    this.y += this.pen.lineHeight
  }

  private fitted(text: string, width: number): string {
    return clipText(readText(text), { width, measure: this.pen.width })
  }
}

/** The more columns, the smaller the letters: a row should still be one to three lines high. */
function sizeFor(columns: number): number {
  if (columns <= 10) return 8
  return columns <= 16 ? 7 : 5.5
}
