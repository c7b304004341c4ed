import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import type { Area } from '../../../contract/picture/picture.ts'
import { mm } from '../../platform/paper/millimetres.ts'
import { faintInk, ink, rule, type Sheet, sectionFill } from '../../platform/paper/sheet.ts'
import type { FormSheet } from './form-sheet.ts'

const { photo, signature, clearance, body } = formLayout
const panel = { x: body.x, y: body.top, width: 129, height: 67 }

const steps = [
  'Check every entry. What is wrong here will be wrong on the card.',
  'Paste a recent colour photograph into the upper frame: plain light background, no staple, nothing written on it.',
  'Sign in black ink inside the lower frame, without touching its line, and once more under the declaration.',
  'Scan all pages in colour, at 200 dpi or more, into one PDF. All four corner squares and the code must be seen.',
]

/** The photo and the signature frame of the first page, and beside them what to do with the form. */
export function drawPhotoBoxes(sheet: Sheet, form: FormSheet): void {
  drawAround(sheet, photo)
  sheet.pen.use('regular', 7, faintInk)
  const middle = mm(photo.x + photo.width / 2)
  sheet.centre('Photograph, 2.5 × 3.5 cm', middle, mm(photo.y + photo.height + 1.6))
  drawAround(sheet, signature)
  sheet.pen.use('regular', 7, faintInk)
  sheet.centre('Signature or left thumb impression, in black ink', middle, mm(signature.y + signature.height + 1.6))
  drawPanel(sheet, form)
  sheet.y = mm(body.belowBoxes)
}

function drawAround(sheet: Sheet, { x, y, width, height }: Area): void {
  const line = 0.8
  const gap = mm(clearance) + line / 2
  sheet.doc
    .rect(mm(x) - gap, mm(y) - gap, mm(width) + 2 * gap, mm(height) + 2 * gap)
    .lineWidth(line)
    .stroke(ink)
}

function drawPanel(sheet: Sheet, { token, businessName, headOffice = [] }: FormSheet): void {
  const [left, top] = [mm(panel.x), mm(panel.y)]
  sheet.doc.roundedRect(left, top, mm(panel.width), mm(panel.height), 4).lineWidth(0.6).stroke(rule)
  sheet.doc.roundedRect(left, top, mm(panel.width), mm(17.5), 4).fill(sectionFill)
  const inner = left + mm(4)
  sheet.pen.use('regular', 7, faintInk).write('TOKEN NUMBER', inner, top + mm(2))
  sheet.pen.use('bold', 17, ink).write(token, inner, top + mm(5.4))
  drawSender(sheet, { businessName, headOffice, right: left + mm(panel.width - 4), top: top + mm(2) })
  drawSteps(sheet, inner, top + mm(20.5))
}

function drawSender(
  sheet: Sheet,
  {
    businessName,
    headOffice,
    right,
    top,
  }: { businessName: string; headOffice: readonly string[]; right: number; top: number },
): void {
  sheet.pen.use('bold', 8.5, ink)
  sheet.right(sheet.clip(businessName, mm(72)), right, top)
  sheet.pen.use('regular', 7, faintInk)
  headOffice.slice(0, 3).forEach((line, i) => {
    sheet.right(sheet.clip(line, mm(72)), right, top + mm(4.2) + i * mm(3.1))
  })
}

function drawSteps(sheet: Sheet, left: number, top: number): void {
  sheet.pen.use('bold', 9, ink).write('Before you scan this form', left, top)
  let y = top + mm(6)
  steps.forEach((step, i) => {
    sheet.pen.use('bold', 8.5, ink).write(String(i + 1), left, y)
    sheet.pen.use('regular', 8.5, ink)
    const lines = sheet.wrap(step, mm(panel.width - 13))
    sheet.writeLines(lines, left + mm(5), y)
    y += lines.length * sheet.pen.lineHeight + mm(1.9)
  })
}
