import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import { mm } from '../../platform/paper/millimetres.ts'
import { openDocument } from '../../platform/paper/open-document.ts'
import { ink, Sheet, sectionFill } from '../../platform/paper/sheet.ts'
import { drawPhotoBoxes } from './draw-boxes.ts'
import { declarationHeight, drawDeclaration } from './draw-declaration.ts'
import { drawFurniture } from './draw-furniture.ts'
import { drawRow } from './draw-rows.ts'
import type { FormSection, FormSheet } from './form-sheet.ts'
import { drawSlip, type Slip } from './print-slip.ts'

const bar = mm(5.6)
/** A title is not left alone at the foot of a page. */
const keptWithTitle = mm(14)

/**
 * Prints an application on A4, one letter per box, with marks by which its scan is known again. A slip comes behind it,
 * on a page that is no part of the form.
 */
export function printForm(form: FormSheet, slip?: Slip): Promise<Buffer> {
  const { doc, bytes } = openDocument({ title: `${form.formName} ${form.token}`, author: form.businessName })
  const { body } = formLayout
  const area = { left: mm(body.x), top: mm(body.top), width: mm(body.width), bottom: mm(body.bottom) }
  const sheet = new Sheet(doc, area)
  if (form.withPhoto) drawPhotoBoxes(sheet, form)
  form.sections.forEach((section, i) => {
    drawSection(sheet, section, i + 1)
  })
  drawTitle(sheet, `${form.sections.length + 1}  Declaration`, declarationHeight(sheet, form.declaration))
  drawDeclaration(sheet, form.declaration)
  drawFurniture(sheet, form)
  if (slip) drawSlip(doc, slip)
  doc.end()
  return bytes
}

function drawSection(sheet: Sheet, { title, rows }: FormSection, number: number): void {
  drawTitle(sheet, `${number}  ${title}`, keptWithTitle)
  let item = 0
  for (const row of rows) item += drawRow(sheet, row, item)
  sheet.y += mm(1.2)
}

function drawTitle(sheet: Sheet, title: string, keep: number): void {
  sheet.keep(bar + mm(1.6) + keep)
  const top = sheet.take(bar + mm(1.6))
  sheet.doc.rect(sheet.left, top, sheet.width, bar).fill(sectionFill)
  sheet.pen.use('bold', 9, ink)
  sheet.pen.write(title, sheet.left + mm(2), top + (bar - sheet.pen.lineHeight) / 2)
}
