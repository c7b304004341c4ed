import { openDocument } from '../platform/paper/open-document.ts'
import { faintInk, ink, Sheet, sectionFill } from '../platform/paper/sheet.ts'
import { drawBoxes, drawChoice, drawLine, drawSignature, drawTick } from './draw-fields.ts'
import { drawHead } from './draw-head.ts'
import { drawGrid, drawTable, drawText } from './draw-text.ts'
import { pageMargin, paperArea } from './margins.ts'
import type { Form, Part, PrintedDocument, Section, Values } from './printed-document.ts'

const barHeight = 14
/** A title is not left alone at the foot of a page. */
const keptWithTitle = 56

/** Draws a paper on A4 and answers the PDF. */
export function drawPrintedDocument(title: string, { forms, sample }: PrintedDocument): Promise<Buffer> {
  const { doc, bytes } = openDocument({ title })
  const sheet = new Sheet(doc, paperArea, sample ? drawWatermark : undefined)
  forms.forEach((form, i) => {
    if (i > 0) sheet.turn()
    drawForm(sheet, form, sample)
  })
  drawFooters(sheet, title)
  doc.end()
  return bytes
}

function drawForm(sheet: Sheet, form: Form, sample: PrintedDocument['sample']): void {
  drawHead(sheet, form, sample?.note)
  const values = sample?.values ?? {}
  form.sections.forEach((section, i) => {
    drawTitle(sheet, section, { number: i + 1, values })
    for (const part of section.parts) drawPart(sheet, part, values)
    sheet.y += 3
  })
}

function drawTitle(
  sheet: Sheet,
  { title, tick, keep }: Section,
  { number, values }: { number: number; values: Values },
): void {
  sheet.keep(barHeight + (keep ?? keptWithTitle))
  const top = sheet.take(barHeight + 3)
  sheet.doc.rect(pageMargin, top, sheet.width, barHeight).fill(sectionFill)
  if (tick) drawTick(sheet, values[tick] === 'yes', [pageMargin + 5, top + 3.5])
  sheet.pen.use('bold', 8.5, ink).write(`${number}. ${title}`, pageMargin + (tick ? 19 : 5), top + 1.5)
}

type Drawer<Kind extends Part['kind']> = (sheet: Sheet, part: Extract<Part, { kind: Kind }>, values: Values) => void

const drawers: { [Kind in Part['kind']]: Drawer<Kind> } = {
  boxes: drawBoxes,
  choice: drawChoice,
  line: drawLine,
  signature: drawSignature,
  table: drawTable,
  grid: drawGrid,
  text: drawText,
  bullets: drawText,
}

const drawPart = <Kind extends Part['kind']>(sheet: Sheet, part: Extract<Part, { kind: Kind }>, values: Values) =>
  (drawers[part.kind as Kind] as Drawer<Kind>)(sheet, part, values)

function drawWatermark({ doc, pen, width }: Sheet): void {
  const { height } = doc.page
  doc.save().rotate(-52, { origin: [doc.page.width / 2, height / 2] })
  pen.use('bold', 130, ink)
  doc.fillOpacity(0.05)
  pen.write('SAMPLE', pageMargin + width / 2 - pen.width('SAMPLE') / 2, height / 2 - 90)
  doc.restore().fillOpacity(1)
}

function drawFooters({ doc, pen, width }: Sheet, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i)
    const top = doc.page.height - 24
    const number = `Page ${i + 1} of ${count}`
    pen.use('regular', 7, faintInk)
    pen.write(`${title} · form set in use from 1 April 2026 · working copy, the notified form decides`, pageMargin, top)
    pen.write(number, pageMargin + width - pen.width(number), top)
  }
}
