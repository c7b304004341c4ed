import { formatPaise } from '../../../contract/kernel/money.ts'
import { drawLetterhead, drawRule, type Letterhead } from '../../platform/paper/draw-letterhead.ts'
import { mm } from '../../platform/paper/millimetres.ts'
import { openDocument } from '../../platform/paper/open-document.ts'
import { faintInk, ink, Sheet, sectionFill } from '../../platform/paper/sheet.ts'

/** What a customer paid at the counter. Amounts are whole paise; the total is their sum. */
export interface Receipt extends Omit<Letterhead, 'about' | 'heading'> {
  number: string
  /** As it should be read, such as '05-Apr-2026'. */
  date: string
  customer: readonly { label: string; value: string }[]
  lines: readonly { text: string; note?: string; paise: number }[]
  /** Such as 'Paid in cash'. */
  payment?: string
  note?: string
}

const left = mm(16)
const width = mm(178)
const right = left + width
const pad = mm(2.5)
const numberWidth = mm(10)

export function printReceipt(receipt: Receipt): Promise<Buffer> {
  const { doc, bytes } = openDocument({ title: `Receipt ${receipt.number}`, author: receipt.businessName })
  const sheet = new Sheet(doc, { left, top: mm(16), width, bottom: mm(280) })
  drawLetterhead(sheet, { ...receipt, heading: 'Receipt', about: [`No. ${receipt.number}`, receipt.date] })
  for (const fact of receipt.customer) drawCustomer(sheet, fact)
  sheet.take(mm(5))
  drawTableHead(sheet)
  receipt.lines.forEach((line, i) => {
    drawLine(sheet, line, i + 1)
  })
  drawTotal(sheet, receipt)
  if (receipt.note) drawNote(sheet, receipt.note)
  doc.end()
  return bytes
}

function drawCustomer(sheet: Sheet, { label, value }: Receipt['customer'][number]): void {
  const top = sheet.take(mm(5.4))
  sheet.pen.use('regular', 8, faintInk).write(label, left, top + 1.4)
  sheet.pen.use('regular', 10, ink)
  sheet.pen.write(sheet.clip(value, width - mm(40)), left + mm(36), top)
}

function drawTableHead(sheet: Sheet): void {
  const top = sheet.take(mm(7))
  sheet.doc.rect(left, top, width, mm(7)).fill(sectionFill)
  sheet.pen.use('bold', 8.5, ink)
  const y = top + (mm(7) - sheet.pen.lineHeight) / 2
  sheet.pen.write('#', left + pad, y)
  sheet.pen.write('For', left + numberWidth, y)
  sheet.right('Amount', right - pad, y)
}

function drawLine(sheet: Sheet, { text, note, paise }: Receipt['lines'][number], number: number): void {
  const room = width - numberWidth - mm(44)
  sheet.pen.use('regular', 8, faintInk)
  const notes = note ? sheet.wrap(note, room).slice(0, 3) : []
  sheet.pen.use('regular', 10, ink)
  const texts = sheet.wrap(text, room).slice(0, 3)
  const textHeight = texts.length * sheet.pen.lineHeight
  const top = sheet.take(textHeight + notes.length * mm(3.9) + mm(4))
  sheet.pen.use('regular', 10, ink)
  sheet.pen.write(String(number), left + pad, top + mm(2))
  sheet.writeLines(texts, left + numberWidth, top + mm(2))
  sheet.right(formatPaise(paise), right - pad, top + mm(2))
  sheet.pen.use('regular', 8, faintInk)
  sheet.writeLines(notes, left + numberWidth, top + mm(2) + textHeight)
  drawRule(sheet, sheet.y)
}

function drawTotal(sheet: Sheet, { lines, payment }: Receipt): void {
  const total = lines.reduce((sum, line) => sum + line.paise, 0)
  const top = sheet.take(mm(14)) + mm(2.6)
  sheet.pen.use('bold', 13, ink)
  sheet.right(formatPaise(total), right - pad, top)
  sheet.right('Total', right - mm(48), top)
  if (payment) sheet.pen.use('regular', 9, ink).write(payment, left, top + mm(1))
}

function drawNote(sheet: Sheet, note: string): void {
  sheet.pen.use('regular', 8, faintInk)
  const lines = sheet.wrap(note, width)
  const top = sheet.take(lines.length * sheet.pen.lineHeight + mm(8)) + mm(8)
  sheet.writeLines(lines, left, top)
}
