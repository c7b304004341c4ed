import { mm } from './millimetres.ts'
import { faintInk, ink, rule, type Sheet } from './sheet.ts'

export interface Letterhead {
  businessName: string
  headOffice?: readonly string[]
  heading: string
  /** Small, under the heading, such as the number and the day. */
  about: readonly string[]
}

/** Who it is from on the left, what it is on the right, and a line below. */
export function drawLetterhead(sheet: Sheet, { businessName, headOffice = [], heading, about }: Letterhead): void {
  const top = sheet.take(mm(12) + Math.max(headOffice.length, about.length) * mm(3.8))
  const right = sheet.left + sheet.width
  sheet.pen.use('bold', 14, ink)
  const room = sheet.width - sheet.pen.width(heading) - mm(8)
  sheet.pen.write(sheet.clip(businessName, room), sheet.left, top)
  sheet.right(heading, right, top)
  sheet.pen.use('regular', 8, faintInk)
  const below = (i: number) => top + mm(7.4) + i * mm(3.8)
  headOffice.forEach((line, i) => {
    sheet.pen.write(sheet.clip(line, room), sheet.left, below(i))
  })
  about.forEach((line, i) => {
    sheet.right(line, right, below(i))
  })
  drawRule(sheet, sheet.y - mm(2))
  sheet.take(mm(3))
}

export function drawRule(sheet: Sheet, y: number): void {
  sheet.doc
    .moveTo(sheet.left, y)
    .lineTo(sheet.left + sheet.width, y)
    .lineWidth(0.6)
    .stroke(rule)
}
