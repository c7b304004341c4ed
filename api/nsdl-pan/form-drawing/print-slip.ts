import { drawCode } from '../../platform/paper/draw-code.ts'
import { drawLetterhead, type Letterhead } from '../../platform/paper/draw-letterhead.ts'
import { mm } from '../../platform/paper/millimetres.ts'
import { openDocument } from '../../platform/paper/open-document.ts'
import { faintInk, ink, rule, Sheet, sectionFill } from '../../platform/paper/sheet.ts'

/** What an applicant takes home, and the office keeps the same. */
export interface Slip extends Omit<Letterhead, 'about'> {
  token: string
  /** As it should be read, such as '05-Apr-2026'. */
  date: string
  facts: readonly { label: string; value: string }[]
  /** Where the applicant can follow the application; the QR leads there. */
  address: string
  note?: string
}

const left = mm(16)
const width = mm(178)
const half = mm(148.5)
const code = mm(30)
const labelWidth = mm(40)
const columnGap = mm(14)

/** Prints the acknowledgement on one A4 page: the applicant's half, a tear line, and the half that stays. */
export function printSlip(slip: Slip): Promise<Buffer> {
  const { doc, bytes } = openDocument({ title: `${slip.heading} ${slip.token}`, author: slip.businessName })
  drawSlip(doc, slip)
  doc.end()
  return bytes
}

/** Draws it on a new page. */
export function drawSlip(doc: PDFKit.PDFDocument, slip: Slip): void {
  const sheet = new Sheet(doc, { left, top: mm(14), width, bottom: mm(290) })
  drawHalf(sheet, slip, "Applicant's copy")
  drawTear(sheet)
  sheet.y = half + mm(14)
  drawHalf(sheet, slip, 'Office copy')
}

function drawHalf(sheet: Sheet, slip: Slip, copy: string): void {
  drawLetterhead(sheet, { ...slip, about: [`Token ${slip.token}`, slip.date, copy] })
  const top = sheet.y
  drawTracking(sheet, slip, top)
  drawFacts(sheet, slip.facts, top)
  if (slip.note) drawNote(sheet, slip.note, Math.max(sheet.y, top + code + mm(12)))
}

function drawTracking(sheet: Sheet, { address }: Slip, top: number): void {
  const x = left + width - code - mm(4)
  sheet.doc.roundedRect(x - mm(4), top, code + mm(8), code + mm(16), 4).fill(sectionFill)
  sheet.doc.rect(x - mm(1.5), top + mm(2.5), code + mm(3), code + mm(3)).fill('#ffffff')
  drawCode(sheet.doc, address, { x, y: top + mm(4), width: code })
  sheet.pen.use('bold', 8, ink)
  sheet.centre('Follow it online', x + code / 2, top + code + mm(6.6))
  sheet.pen.use('regular', 6.5, faintInk)
  const shown = address.replace(/^https?:\/\//, '')
  sheet.centre(sheet.clip(shown, code + mm(6)), x + code / 2, top + code + mm(10.8))
}

function drawFacts(sheet: Sheet, facts: Slip['facts'], top: number): void {
  const room = width - code - columnGap - labelWidth
  let y = top + mm(1)
  for (const { label, value } of facts) {
    sheet.pen.use('regular', 8, faintInk).write(label, left, y + 1.4)
    sheet.pen.use('regular', 10, ink)
    const lines = sheet.wrap(value, room).slice(0, 2)
    sheet.writeLines(lines, left + labelWidth, y)
    y += lines.length * sheet.pen.lineHeight + mm(1.6)
    const end = left + width - code - columnGap
    const base = y - mm(1)
    sheet.doc.moveTo(left, base).lineTo(end, base).lineWidth(0.3).stroke('#c9d2dd')
  }
  sheet.y = y
}

function drawNote(sheet: Sheet, note: string, top: number): void {
  sheet.pen.use('regular', 8, faintInk)
  const lines = sheet.wrap(note, width).slice(0, 4)
  sheet.writeLines(lines, left, top + mm(5))
}

function drawTear(sheet: Sheet): void {
  sheet.doc.moveTo(mm(6), half).lineTo(mm(204), half).dash(4, { space: 3 }).lineWidth(0.7).stroke(rule).undash()
  sheet.pen.use('regular', 7, faintInk)
  const middle = mm(105)
  const reach = sheet.pen.width('Tear here') / 2 + mm(2)
  sheet.doc.rect(middle - reach, half - mm(2), 2 * reach, mm(4)).fill('#ffffff')
  sheet.pen.use('regular', 7, faintInk)
  sheet.centre('Tear here', middle, half - sheet.pen.lineHeight / 2)
}
