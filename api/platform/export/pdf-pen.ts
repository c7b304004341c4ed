import { openPdfFont } from './open-pdf-font.ts'

type Weight = 'regular' | 'bold'
type Font = ReturnType<typeof openPdfFont>

/** Writes single lines of text, and measures them without asking the document, which is ten times slower. */
export class PdfPen {
  readonly doc: PDFKit.PDFDocument
  private readonly faces: Record<Weight, Face>
  private face: Face
  private size = 8

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc
    this.faces = { regular: new Face(openPdfFont('regular')), bold: new Face(openPdfFont('bold')) }
    this.face = this.faces.regular
    for (const weight of ['regular', 'bold'] as const) {
      // cast: pdfkit takes an opened font as well as its bytes, which its types do not say.
      doc.registerFont(weight, this.faces[weight].font as unknown as Buffer)
    }
  }

  use(weight: Weight, size: number, colour: string): this {
    this.doc.font(weight, size).fillColor(colour)
    this.face = this.faces[weight]
    this.size = size
    return this
  }

  get lineHeight(): number {
    return this.doc.currentLineHeight()
  }

  readonly width = (text: string): number => this.face.width(text) * this.size

  write(text: string, x: number, y: number): void {
    if (text !== '') this.doc.text(text, x, y, { lineBreak: false })
  }
}

/** A font and how wide each letter of it is, in parts of its size. */
class Face {
  readonly font: Font
  private readonly widths = new Map<number, number>()

  constructor(font: Font) {
    this.font = font
  }

  width(text: string): number {
    let sum = 0
    for (let i = 0; i < text.length; i++) sum += this.letterWidth(text.charCodeAt(i))
    return sum
  }

  private letterWidth(code: number): number {
    const known = this.widths.get(code)
    if (known !== undefined) return known
    const width = this.font.glyphForCodePoint(code).advanceWidth / this.font.unitsPerEm
    this.widths.set(code, width)
    return width
  }
}
