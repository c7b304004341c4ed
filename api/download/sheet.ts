import { PdfPen } from '../platform/export/pdf-pen.ts'
import { wrapText } from '../platform/export/wrap-text.ts'

export const ink = '#1b2430'
export const faint = '#505b69'
export const rule = '#8090a3'
export const sectionFill = '#e3eaf3'
/** What a sample has filled in, as if by hand. */
export const filled = '#1739a6'

export const margin = 34
const footerHeight = 28
const mostLines = 60

/** Pages of A4 and how far down they are filled. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly pen: PdfPen
  readonly width: number
  private readonly bottom: number
  private readonly onPage: () => void
  y = margin

  constructor(doc: PDFKit.PDFDocument, onPage: (sheet: Sheet) => void) {
    this.doc = doc
    this.onPage = () => onPage(this)
    doc.addPage()
    this.pen = new PdfPen(doc)
    this.width = doc.page.width - 2 * margin
    this.bottom = doc.page.height - footerHeight
    this.onPage()
  }

  /** The top of the next piece of this height, on a new page if this one has no room. */
  take(height: number): number {
    this.keep(height)
    const top = this.y
    this.y += height
    return top
  }

  /** Turns the page if so much does not fit below. */
  keep(height: number): void {
    if (this.y + height > this.bottom) this.turn()
  }

  turn(): void {
    this.doc.addPage()
    this.y = margin
    this.onPage()
  }

  /** The lines of a text in the pen's font. */
  wrap(text: string, width: number): string[] {
    return wrapText(text, { width, lines: mostLines, measure: this.pen.width })
  }

  writeLines(lines: readonly string[], x: number, y: number): void {
    const height = this.pen.lineHeight
    lines.forEach((one, i) => {
      this.pen.write(one, x, y + i * height)
    })
  }

  centre(text: string, x: number, y: number): void {
    this.pen.write(text, x - this.pen.width(text) / 2, y)
  }

  frame(x: number, y: number, size: { width: number; height: number }): void {
    this.doc.rect(x, y, size.width, size.height).lineWidth(0.6).stroke(rule)
  }
}
