import type { ConsignmentDetail } from '../../contract/courier.ts'
import { formatDate } from '../../contract/kernel/dates.ts'
import { drawBars } from '../platform/paper/code-128.ts'
import { drawLetterhead, drawRule } from '../platform/paper/draw-letterhead.ts'
import { mm } from '../platform/paper/millimetres.ts'
import { openDocument } from '../platform/paper/open-document.ts'
import { faintInk, ink, Sheet } from '../platform/paper/sheet.ts'

const left = mm(16)
const width = mm(178)
const rowHeight = mm(16)
const columns = { number: left, token: left + mm(12), name: left + mm(78), seen: left + mm(160) }

/** The list that lies in a parcel: a line with a bar code for each hard copy, and room to tick and to sign. */
export function printBatchSheet(parcel: ConsignmentDetail, businessName: string): Promise<Buffer> {
  const { doc, bytes } = openDocument({ title: `Batch sheet ${parcel.no}`, author: businessName })
  const sheet = new Sheet(doc, { left, top: mm(14), width, bottom: mm(285) })
  drawLetterhead(sheet, {
    businessName: `${parcel.bussName} (${parcel.code})`,
    headOffice: [`To: ${businessName}`],
    heading: `Batch sheet ${parcel.no}`,
    about: [
      formatDate(parcel.sentOn),
      `${parcel.company} ${parcel.docket}`.trim(),
      `${parcel.list.length} hard ${parcel.list.length === 1 ? 'copy' : 'copies'}`,
    ],
  })
  drawHeads(sheet)
  parcel.list.forEach((item, i) => {
    drawItem(sheet, item, i + 1)
  })
  drawSignatures(sheet, parcel)
  doc.end()
  return bytes
}

function drawHeads(sheet: Sheet): void {
  const y = sheet.take(mm(6))
  sheet.pen.use('bold', 8, faintInk)
  sheet.pen.write('#', columns.number, y)
  sheet.pen.write('Token', columns.token, y)
  sheet.pen.write('Name and acknowledgement number', columns.name, y)
  sheet.pen.write('Seen', columns.seen, y)
  drawRule(sheet, sheet.y - mm(1))
}

function drawItem(sheet: Sheet, item: ConsignmentDetail['list'][number], number: number): void {
  const y = sheet.take(rowHeight)
  sheet.pen.use('regular', 9, ink).write(String(number), columns.number, y + mm(3))
  drawBars(sheet.doc, item.refNo, { x: columns.token, y: y + mm(1.5), height: mm(7.5), thin: 1.4 })
  sheet.pen.use('regular', 8, ink).write(item.refNo, columns.token, y + mm(10))
  sheet.pen.use('bold', 9, ink)
  sheet.pen.write(sheet.clip(item.cardName, mm(78)), columns.name, y + mm(2.5))
  sheet.pen.use('regular', 8, faintInk).write(item.ackNo, columns.name, y + mm(7.5))
  sheet.frame(columns.seen, y + mm(3), { width: mm(5), height: mm(5) })
  drawRule(sheet, y + rowHeight - mm(1))
}

function drawSignatures(sheet: Sheet, { contents }: ConsignmentDetail): void {
  if (contents !== '') {
    const y = sheet.take(mm(10))
    sheet.pen.use('regular', 9, ink).write(sheet.clip(`Also inside: ${contents}`, width), left, y + mm(3))
  }
  const y = sheet.take(mm(24))
  sheet.pen.use('regular', 8, faintInk)
  sheet.pen.write('Sent by', left, y + mm(18))
  sheet.pen.write('Received by, on', left + mm(100), y + mm(18))
  drawRule(sheet, y + mm(16))
}
