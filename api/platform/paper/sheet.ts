import { PdfPen } from '../export/pdf-pen.ts'
import { clipText, wrapText } from '../export/wrap-text.ts'

export const ink = '#1b2430'
export const faintInk = '#505b69'
export const rule = '#8090a3'
export const sectionFill = '#e3eaf3'

const mostLines = 60

/** The part of each page that is written on, in points. */
export interface SheetArea {
  left: number
  top: number
  width: number
  bottom: number
}

/** Pages and how far down they are filled. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly pen: PdfPen
  readonly left: number
  readonly width: number
  private readonly area: SheetArea
  private readonly onPage: () => void
  y: number

  constructor(doc: PDFKit.PDFDocument, area: SheetArea, onPage: (sheet: Sheet) => void = () => undefined) {
    this.doc = doc
    this.area = area
    this.left = area.left
    this.width = area.width
    this.y = area.top
    this.onPage = () => onPage(this)
    doc.addPage()
    this.pen = new PdfPen(doc)
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
    if (this.y + height > this.area.bottom) this.turn()
  }

  turn(): void {
    this.doc.addPage()
    this.y = this.area.top
    this.onPage()
  }

  /** The lines of a text in the pen's font. */
  wrap(text: string, width: number): string[] {
    return wrapText(text, { width, lines: mostLines, measure: this.pen.width })
  }

  /** One line of it, with '…' where something had to be left out. */
  clip(text: string, width: number): string {
    return clipText(text, { width, measure: this.pen.width })
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

  /** Ends at x. */
  right(text: string, x: number, y: number): void {
    this.pen.write(text, x - this.pen.width(text), y)
  }

  frame(x: number, y: number, size: { width: number; height: number }): void {
    this.doc.rect(x, y, size.width, size.height).lineWidth(0.6).stroke(rule)
  }
}
