import { drawCells, type LaidRow, layCells } from './draw-cells.ts'
import type { ExportColumn, ExportOptions } from './export-column.ts'
import { momentText, readMoment } from './indian-moment.ts'
import { type PdfColumn, pdfColumns } from './pdf-columns.ts'
import { readText } from './read-value.ts'
import { clipText } from './wrap-text.ts'

type Doc = PDFKit.PDFDocument

const margin = 28
const footerHeight = 18
const ink = '#1b2430'
const faint = '#5b6675'
const headerFill = '#dfe7f1'
const zebraFill = '#f4f7fa'

/** A table over as many pages as it needs; each repeats the header row and shows its number. */
export class PdfTable {
  private readonly doc: Doc
  private readonly options: ExportOptions
  private readonly columns: readonly PdfColumn[]
  private readonly size: number
  private readonly width: number
  private y = margin
  private pages = 0
  private rows = 0

  constructor(doc: Doc, columns: readonly ExportColumn[], options: ExportOptions) {
    this.doc = doc.addPage()
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
    this.doc.font('regular').fontSize(this.size)
    const texts = this.columns.map(({ text }, i) => text(row[i]))
    const laid = layCells(this.doc, this.columns, texts)
    const full = this.y + laid.height > this.doc.page.height - margin - footerHeight
    if (full) this.nextPage()
    this.doc.font('regular').fontSize(this.size)
    this.drawRow(laid, this.rows++ % 2 ? zebraFill : undefined)
    return full
  }

  /** One plain line where the next row would be. */
  note(text: string): void {
    this.line(text, { size: 9, colour: faint })
  }

  private nextPage(): void {
    this.doc.addPage()
    this.y = margin
    this.drawFooter()
    this.drawHeader()
  }

  private drawTitle(): void {
    const { title, madeAt, madeFor } = this.options
    this.doc.font('bold')
    this.line(title, { size: 14, colour: ink })
    this.doc.font('regular')
    const moment = readMoment(madeAt)
    this.line(`Made on ${moment ? momentText(moment) : ''} for ${madeFor}`, { size: 9, colour: faint })
    this.y += 6
  }

  private drawHeader(): void {
    this.doc.font('bold').fontSize(this.size)
    const titles = this.columns.map(({ title }) => readText(title))
    this.drawRow(layCells(this.doc, this.columns, titles), headerFill)
  }

  private drawRow(laid: LaidRow, fill: string | undefined): void {
    if (fill) this.doc.rect(margin, this.y, this.width, laid.height).fill(fill)
    this.doc.fillColor(ink)
    drawCells(this.doc, this.columns, { ...laid, y: this.y })
    this.y += laid.height
  }

  private drawFooter(): void {
    const top = this.doc.page.height - margin - 8
    const number = `Page ${++this.pages}`
    this.doc.font('regular').fontSize(8).fillColor(faint)
    const left = margin + this.width - this.doc.widthOfString(number)
    this.doc.text(number, left, top, { lineBreak: false })
    this.doc.text(this.fitted(this.options.title, this.width / 2), margin, top, { lineBreak: false })
  }

  private line(text: string, { size, colour }: { size: number; colour: string }): void {
    this.doc.fontSize(size).fillColor(colour)
    this.doc.text(this.fitted(text, this.width), margin, this.y, { lineBreak: false })
    this.y += this.doc.currentLineHeight()
  }

  private fitted(text: string, width: number): string {
    return clipText(readText(text), { width, measure: (part) => this.doc.widthOfString(part) })
  }
}

/** The more columns, the smaller the letters: a row should still be one to three lines high. */
function sizeFor(columns: number): number {
  if (columns <= 10) return 8
  return columns <= 16 ? 7 : 5.5
}
