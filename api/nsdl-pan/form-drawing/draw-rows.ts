import { mm } from '../../platform/paper/millimetres.ts'
import { faintInk, ink, rule, type Sheet } from '../../platform/paper/sheet.ts'
import type { BoxesRow, FieldRow, FormRow, TextRow, TicksRow } from './form-sheet.ts'

const box = { width: mm(5.64), height: mm(5.8) }
const lineStep = mm(6.6)
const rowGap = mm(1.3)
const labelStep = 9
const tick = mm(3)
const tickStep = mm(5)
const tickGap = mm(4)
const mostLines = 20
const halfGap = mm(6)
/** The left half is so much wider than the right one: ten boxes fit. */
const shift = mm(11.5)
const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** The columns in which a field is drawn: its label, and right of it its value. */
interface Place {
  x: number
  label: number
  width: number
}

/** A field whose height is known before it is drawn, so that it never breaks over two pages. */
interface LaidField {
  height: number
  draw(top: number): void
}

/** Draws a row; 'a', 'b' … stand before the labels. Answers how many letters were used. */
export function drawRow(sheet: Sheet, row: FormRow, first: number): number {
  const fields = row.kind === 'pair' ? [row.left, row.right] : [row]
  const laid = fields.map((field, i) =>
    layField(sheet, field, { at: placeOf(sheet, fields.length, i), item: first + i }),
  )
  const height = Math.max(...laid.map((field) => field.height))
  const top = sheet.take(height + rowGap)
  for (const field of laid) field.draw(top)
  return fields.length
}

function placeOf(sheet: Sheet, fields: number, index: number): Place {
  if (fields === 1) return { x: sheet.left, label: mm(45), width: sheet.width }
  const width = (sheet.width - halfGap) / 2
  // The left value stands under those of the whole rows; the right half needs less room for its label.
  return index === 0 ? { x: sheet.left, label: mm(45), width: width + shift } : rightHalf(sheet, width - shift)
}

function rightHalf(sheet: Sheet, width: number): Place {
  return { x: sheet.left + sheet.width - width, label: mm(22), width }
}

function layField(sheet: Sheet, field: FieldRow, { at, item }: { at: Place; item: number }): LaidField {
  sheet.pen.use('regular', 7.5, ink)
  const label = sheet.wrap(field.label, at.label - mm(7))
  const value = layValue(sheet, field, { ...at, x: at.x + at.label, width: at.width - at.label })
  return {
    height: Math.max(value.height, label.length * labelStep + mm(1.4)),
    draw: (top) => {
      sheet.pen.use('regular', 7, faintInk).write(`(${letterOf(item)})`, at.x, top + mm(1.4))
      sheet.pen.use('regular', 7.5, ink)
      label.forEach((line, i) => {
        sheet.pen.write(line, at.x + mm(5), top + mm(1.2) + i * labelStep)
      })
      value.draw(top)
    },
  }
}

const letterOf = (item: number) => String.fromCharCode(97 + (item % 26))

function layValue(sheet: Sheet, field: FieldRow, at: Place): LaidField {
  if (field.kind === 'boxes') return layBoxes(sheet, field, at)
  return field.kind === 'ticks' ? layTicks(sheet, field, at) : layText(sheet, field, at)
}

function layBoxes(sheet: Sheet, row: BoxesRow, at: Place): LaidField {
  const written = [...letters.segment(row.value)].map(({ segment }) => segment)
  const lines = Math.min(mostLines, Math.max(row.lines ?? 1, Math.ceil(written.length / row.boxes)))
  const width = Math.min(box.width, at.width / row.boxes)
  return {
    height: lines * lineStep,
    draw: (top) => {
      for (let i = 0; i < lines * row.boxes; i++) {
        const x = at.x + (i % row.boxes) * width
        const y = top + Math.floor(i / row.boxes) * lineStep
        drawBox(sheet, written[i], { x, y, width })
      }
    },
  }
}

function drawBox(sheet: Sheet, letter: string | undefined, { x, y, width }: { x: number; y: number; width: number }) {
  sheet.frame(x, y, { width, height: box.height })
  if (!letter?.trim()) return
  sheet.pen.use('regular', Math.min(10.5, width * 0.75), ink)
  sheet.centre(letter, x + width / 2, y + (box.height - sheet.pen.lineHeight) / 2)
}

function layTicks(sheet: Sheet, { options }: TicksRow, at: Place): LaidField {
  sheet.pen.use('regular', 8, ink)
  let [x, line] = [0, 0]
  const placed = options.map((option) => {
    const width = tick + mm(1.6) + sheet.pen.width(option.label) + tickGap
    if (x > 0 && x + width - tickGap > at.width) [x, line] = [0, line + 1]
    const spot = { ...option, x: at.x + x, line }
    x += width
    return spot
  })
  return {
    height: (line + 1) * tickStep + mm(0.8),
    draw: (top) => {
      for (const option of placed) drawTick(sheet, option, [option.x, top + mm(1.2) + option.line * tickStep])
    },
  }
}

function drawTick(sheet: Sheet, option: { label: string; on: boolean }, [x, y]: [number, number]): void {
  sheet.frame(x, y, { width: tick, height: tick })
  if (option.on) {
    sheet.doc
      .moveTo(x + tick * 0.18, y + tick * 0.5)
      .lineTo(x + tick * 0.42, y + tick * 0.78)
      .lineTo(x + tick * 0.95, y - tick * 0.05)
      .lineWidth(1.5)
      .stroke(ink)
  }
  const middle = y + tick / 2
  sheet.pen.use('regular', 8, ink)
  sheet.pen.write(option.label, x + tick + mm(1.6), middle - sheet.pen.lineHeight / 2)
}

function layText(sheet: Sheet, { value }: TextRow, at: Place): LaidField {
  const use = () => sheet.pen.use('regular', 9, ink)
  use()
  const lines = sheet.wrap(value, at.width - mm(2)).slice(0, mostLines)
  const step = sheet.pen.lineHeight + 2
  return {
    height: lines.length * step + mm(1.4),
    draw: (top) => {
      use()
      lines.forEach((line, i) => {
        const y = top + mm(0.6) + i * step
        sheet.pen.write(line, at.x + mm(1), y)
        const base = y + step - 1.5
        sheet.doc
          .moveTo(at.x, base)
          .lineTo(at.x + at.width, base)
          .lineWidth(0.4)
          .stroke(rule)
      })
    },
  }
}
