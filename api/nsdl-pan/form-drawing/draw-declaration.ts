import { mm } from '../../platform/paper/millimetres.ts'
import { faintInk, ink, rule, type Sheet } from '../../platform/paper/sheet.ts'
import type { FormSheet } from './form-sheet.ts'

const signature = { width: mm(70), height: mm(22) }
const captionHeight = mm(9)
const textSize = 8.5

/** The height of the whole declaration, which stands on one page. */
export function declarationHeight(sheet: Sheet, { text }: FormSheet['declaration']): number {
  return layText(sheet, text).height + signature.height + captionHeight + mm(4)
}

export function drawDeclaration(sheet: Sheet, declaration: FormSheet['declaration']): void {
  const { lines, height } = layText(sheet, declaration.text)
  sheet.writeLines(lines, sheet.left, sheet.take(height))
  const top = sheet.take(signature.height + captionHeight + mm(4)) + mm(3)
  drawFact(sheet, { label: 'Place', value: declaration.place, y: top + mm(2) })
  drawFact(sheet, { label: 'Date', value: declaration.date, y: top + mm(12) })
  const x = sheet.left + sheet.width - signature.width
  sheet.frame(x, top, signature)
  const middle = x + signature.width / 2
  sheet.pen.use('bold', 8, ink)
  sheet.centre(`${declaration.signer}, ${declaration.capacity}`, middle, top + signature.height + mm(1.2))
  sheet.pen.use('regular', 7, faintInk)
  sheet.centre('Signature or left thumb impression, in black ink', middle, top + signature.height + mm(5))
}

function layText(sheet: Sheet, text: string): { lines: string[]; height: number } {
  sheet.pen.use('regular', textSize, ink)
  const lines = sheet.wrap(text, sheet.width)
  return { lines, height: lines.length * sheet.pen.lineHeight + mm(1) }
}

function drawFact(sheet: Sheet, { label, value, y }: { label: string; value: string; y: number }): void {
  const [start, end] = [sheet.left + mm(14), sheet.left + mm(92)]
  sheet.pen.use('regular', 8, faintInk).write(label, sheet.left, y + 1)
  sheet.pen.use('regular', 10, ink).write(value, start + mm(1), y - 1)
  const base = y + mm(4.6)
  sheet.doc.moveTo(start, base).lineTo(end, base).lineWidth(0.4).stroke(rule)
}
