import { type CornerMark, formLayout, writePageCode } from '../../../contract/nsdl-pan/form-layout.ts'
import { drawCode } from '../../platform/paper/draw-code.ts'
import { mm } from '../../platform/paper/millimetres.ts'
import { faintInk, ink, rule, type Sheet } from '../../platform/paper/sheet.ts'
import type { FormSheet } from './form-sheet.ts'

const textLeft = mm(formLayout.foot.inset)
const textWidth = mm(formLayout.code.x - 6) - textLeft

/** What stands on every page: corner marks, the code, whose form it is and which page; drawn when all pages are known. */
export function drawFurniture(sheet: Sheet, form: FormSheet): void {
  const { count } = sheet.doc.bufferedPageRange()
  for (let i = 0; i < count; i++) {
    sheet.doc.switchToPage(i)
    for (const mark of formLayout.marks) drawMark(sheet.doc, mark)
    const { x, y, width } = formLayout.code
    const text = writePageCode({ token: form.token, page: i + 1, pages: count })
    drawCode(sheet.doc, text, { x: mm(x), y: mm(y), width: mm(width) })
    drawHead(sheet, form)
    drawFoot(sheet, form, `Page ${i + 1} of ${count}`)
  }
}

function drawMark(doc: PDFKit.PDFDocument, { centre, core }: CornerMark): void {
  const { side, hole, core: coreSide } = formLayout.mark
  const square = (width: number, colour: string) => {
    doc.rect(mm(centre.x - width / 2), mm(centre.y - width / 2), mm(width), mm(width)).fill(colour)
  }
  square(side, '#000000')
  square(hole, '#ffffff')
  if (core) square(coreSide, '#000000')
}

function drawHead(sheet: Sheet, { formName, title, token, businessName }: FormSheet): void {
  const { pen } = sheet
  pen.use('bold', 19, ink).write(formName, textLeft, mm(8.6))
  pen.use('regular', 9.5, ink)
  const lines = sheet.wrap(title, textWidth).slice(0, 2)
  sheet.writeLines(lines, textLeft, mm(18.4))
  const below = mm(18.4) + lines.length * pen.lineHeight + mm(1)
  pen.use('bold', 8.5, ink).write(`Token ${token}`, textLeft, below)
  const shift = pen.width(`Token ${token}`)
  pen
    .use('regular', 8.5, faintInk)
    .write(sheet.clip(`  ·  ${businessName}`, textWidth - shift), textLeft + shift, below)
}

function drawFoot(sheet: Sheet, { formName, token }: FormSheet, number: string): void {
  const y = mm(formLayout.page.height - 14.5)
  sheet.pen.use('regular', 7.5, faintInk)
  const left = `${formName}  ·  Token ${token}`
  const right = mm(formLayout.page.width) - textLeft
  sheet.pen.write(left, textLeft, y)
  sheet.right(number, right, y)
  // Between the two, however long they are.
  const middle = (textLeft + sheet.pen.width(left) + right - sheet.pen.width(number)) / 2
  sheet.centre('Keep the corner squares and the code free of stamps, staples and pen marks.', middle, y)
  sheet.doc
    .moveTo(textLeft, mm(formLayout.foot.line))
    .lineTo(right, mm(formLayout.foot.line))
    .lineWidth(0.4)
    .stroke(rule)
}
