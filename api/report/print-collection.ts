import { formatDate } from '../../contract/kernel/dates.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { collectionModes } from '../../contract/report/collection.ts'
import type { ReportDays } from '../../contract/report/report.ts'
import { drawLetterhead, drawRule } from '../platform/paper/draw-letterhead.ts'
import { mm } from '../platform/paper/millimetres.ts'
import { openDocument } from '../platform/paper/open-document.ts'
import { faintInk, ink, Sheet, sectionFill } from '../platform/paper/sheet.ts'
import type { CollectionLine } from './collection-of.ts'

const left = mm(16)
const width = mm(178)
const right = left + width
const columns = {
  bank: left + mm(2),
  mode: left + mm(62),
  person: left + mm(94),
  payments: left + mm(148),
  amount: right - mm(2),
}
const rowHeight = mm(6)

export interface CollectionPaper {
  businessName: string
  headOffice: readonly string[]
  days: ReportDays
  madeAt: string
  lines: readonly CollectionLine[]
}

const amount = (paise: number): string => formatAmount(rupeesFromPaise(paise))
const total = (lines: readonly CollectionLine[], of: 'payments' | 'amount'): number =>
  lines.reduce((sum, line) => sum + line[of], 0)

/** The daily collection to print and file: day by day with its lines and its sum, and what all came to. */
export function printCollection(paper: CollectionPaper): Promise<Buffer> {
  const { doc, bytes } = openDocument({
    title: `Daily collection ${rangeText(paper.days)}`,
    author: paper.businessName,
  })
  const sheet = new Sheet(doc, { left, top: mm(14), width, bottom: mm(280) })
  drawLetterhead(sheet, {
    businessName: paper.businessName,
    headOffice: paper.headOffice,
    heading: 'Daily collection',
    about: [rangeText(paper.days), `Made on ${paper.madeAt}`],
  })
  for (const [day, lines] of byDay(paper.lines)) drawDay(sheet, day, lines)
  drawWhole(sheet, paper.lines)
  numberPages(doc, sheet)
  doc.end()
  return bytes
}

const rangeText = ({ from, to }: ReportDays): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`

function byDay(lines: readonly CollectionLine[]): [string, CollectionLine[]][] {
  const days = new Map<string, CollectionLine[]>()
  for (const line of lines) days.set(line.day, [...(days.get(line.day) ?? []), line])
  return [...days]
}

function drawDay(sheet: Sheet, day: string, lines: readonly CollectionLine[]): void {
  // A heading never stands alone at the foot of a page.
  sheet.keep(rowHeight * 3.5)
  const top = sheet.take(rowHeight + mm(1))
  sheet.doc.rect(left, top, width, rowHeight).fill(sectionFill)
  sheet.pen.use('bold', 9, ink).write(formatDate(day), columns.bank, top + mm(1.3))
  drawSums(sheet, lines, top + mm(1.3))
  drawHeads(sheet)
  for (const line of lines) drawLine(sheet, line)
  sheet.take(mm(3))
}

function drawHeads(sheet: Sheet): void {
  const y = sheet.take(mm(4.5))
  sheet.pen.use('regular', 7.5, faintInk)
  sheet.pen.write('Bank', columns.bank, y)
  sheet.pen.write('Mode', columns.mode, y)
  sheet.pen.write('Credited by', columns.person, y)
  sheet.right('Payments', columns.payments, y)
  sheet.right('Amount', columns.amount, y)
}

function drawLine(sheet: Sheet, line: CollectionLine): void {
  const y = sheet.take(rowHeight)
  sheet.pen.use('regular', 9, ink)
  sheet.pen.write(sheet.clip(line.bank, mm(58)), columns.bank, y)
  sheet.pen.write(sheet.clip(collectionModes[line.mode] ?? line.mode, mm(30)), columns.mode, y)
  sheet.pen.write(sheet.clip(line.person, mm(38)), columns.person, y)
  sheet.right(String(line.payments), columns.payments, y)
  sheet.right(amount(line.amount), columns.amount, y)
  drawRule(sheet, y + rowHeight - mm(1.2))
}

function drawSums(sheet: Sheet, lines: readonly CollectionLine[], y: number): void {
  sheet.right(String(total(lines, 'payments')), columns.payments, y)
  sheet.right(amount(total(lines, 'amount')), columns.amount, y)
}

function drawWhole(sheet: Sheet, lines: readonly CollectionLine[]): void {
  const y = sheet.take(mm(9))
  drawRule(sheet, y)
  sheet.pen.use('bold', 10, ink).write(lines.length === 0 ? 'Nothing came in.' : 'Total', columns.bank, y + mm(2))
  drawSums(sheet, lines, y + mm(2))
}

function numberPages(doc: PDFKit.PDFDocument, sheet: Sheet): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    sheet.pen.use('regular', 8, faintInk)
    sheet.right(`Page ${page + 1} of ${count}`, right, mm(287))
  }
}
