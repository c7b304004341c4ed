import { faintInk, ink, rule, type Sheet } from '../platform/paper/sheet.ts'
import { filledInInk, pageMargin } from './margins.ts'
import type { BoxesPart, ChoicePart, LinePart, SignaturePart, Values } from './printed-document.ts'

const labelWidth = 148
const left = pageMargin + labelWidth
const box = { width: 15, height: 14 }
const groupGap = 8
const rowHeight = 16.4
const tickSize = 8

/** One letter per box; the value runs through the boxes group by group and row by row. */
export function drawBoxes(sheet: Sheet, part: BoxesPart, values: Values): void {
  const letters = [...(values[part.name] ?? '')]
  const label = labelLines(sheet, part.label)
  const top = sheet.take(Math.max(part.rows * rowHeight, label.length * 9 + 5))
  drawLabel(sheet, label, top)
  let end = left
  for (let row = 0; row < part.rows; row++) {
    end = left
    for (const group of part.groups) {
      for (let i = 0; i < group; i++, end += box.width) drawBox(sheet, letters.shift(), [end, top + row * rowHeight])
      end += groupGap
    }
  }
  if (part.hint) sheet.pen.use('regular', 6.5, faintInk).write(part.hint, end, top + 4)
}

function drawBox(sheet: Sheet, letter: string | undefined, [x, y]: [number, number]): void {
  sheet.frame(x, y, box)
  if (letter) {
    sheet.pen.use('regular', 9.5, filledInInk)
    sheet.centre(letter, x + box.width / 2, y + 0.4)
  }
}

export function drawChoice(sheet: Sheet, part: ChoicePart, values: Values): void {
  const chosen = (values[part.name] ?? '').split(', ')
  const rows = optionRows(sheet, part.options)
  const label = labelLines(sheet, part.label)
  const top = sheet.take(Math.max(rows.length * 14 + 3, label.length * 9 + 5))
  drawLabel(sheet, label, top)
  rows.forEach((row, i) => {
    for (const { option, x } of row) {
      const y = top + i * 14
      drawTick(sheet, chosen.includes(option), [x, y + 3])
      sheet.pen.use('regular', 8, ink).write(option, x + tickSize + 4, y + 1.5)
    }
  })
}

/** Places the options side by side and begins another row where the page ends. */
function optionRows(sheet: Sheet, options: readonly string[]): { option: string; x: number }[][] {
  sheet.pen.use('regular', 8, ink)
  const rows: { option: string; x: number }[][] = [[]]
  let x = left
  for (const option of options) {
    const width = tickSize + 4 + sheet.pen.width(option) + 14
    if (x + width > pageMargin + sheet.width + 14 && x > left) {
      rows.push([])
      x = left
    }
    rows.at(-1)?.push({ option, x })
    x += width
  }
  return rows
}

export function drawTick(sheet: Sheet, on: boolean, [x, y]: [number, number]): void {
  sheet.doc.rect(x, y, tickSize, tickSize).lineWidth(0.7).fillAndStroke('#ffffff', ink)
  if (!on) return
  sheet.doc
    .moveTo(x + 1.5, y + 4)
    .lineTo(x + 3.5, y + 6.5)
    .lineTo(x + 8.5, y - 1)
    .lineWidth(1.4)
    .stroke(filledInInk)
}

/** A ruled line to write on. */
export function drawLine(sheet: Sheet, part: LinePart, values: Values): void {
  const label = labelLines(sheet, part.label)
  const top = sheet.take(Math.max(rowHeight, label.length * 9 + 5))
  drawLabel(sheet, label, top)
  const right = pageMargin + sheet.width
  sheet.doc
    .moveTo(left, top + 13)
    .lineTo(right, top + 13)
    .lineWidth(0.5)
    .stroke(rule)
  const written = sheet.pen.use('regular', 9, filledInInk)
  written.write(values[part.name] ?? '', left + 3, top + 1)
}

const signatureBox = { width: 210, height: 40 }

export function drawSignature(sheet: Sheet, part: SignaturePart, values: Values): void {
  const top = sheet.take(signatureBox.height + 16) + 3
  const x = pageMargin + sheet.width - signatureBox.width
  sheet.frame(x, top, signatureBox)
  sheet.pen.use('regular', 7, faintInk)
  sheet.centre(part.label, x + signatureBox.width / 2, top + signatureBox.height + 2)
  sheet.pen.use('regular', 15, filledInInk)
  sheet.centre(values[part.name] ?? '', x + signatureBox.width / 2, top + 9)
}

function labelLines(sheet: Sheet, label: string): string[] {
  sheet.pen.use('regular', 7.5, ink)
  return sheet.wrap(label, labelWidth - 8)
}

function drawLabel(sheet: Sheet, lines: readonly string[], top: number): void {
  sheet.pen.use('regular', 7.5, ink)
  lines.forEach((one, i) => {
    sheet.pen.write(one, pageMargin, top + 1 + i * 9)
  })
}
