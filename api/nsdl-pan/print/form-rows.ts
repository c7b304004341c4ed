import { type Choice, resolve } from '../../../contract/form/form-field.ts'
import type { PanPaperRow, PanValue } from '../../../contract/nsdl-pan/field-kinds.ts'
import type { PaperFacts } from '../../../contract/nsdl-pan/paper-parts.ts'
import type { FieldRow, TicksRow } from '../form-drawing/form-sheet.ts'

/** Boxes in a whole line of the form. */
const wholeLine = 25
const dayBoxes = 8

/** What is written in a row of the form, and what can be ticked there. */
export interface PrintedValue {
  value: PanValue
  choices?: readonly Choice[] | undefined
  printed: PaperFacts
}

/** A row as the printer draws it; nothing where this application does not have it. */
export function drawnRow(row: PanPaperRow<PanValue>, written: PrintedValue): FieldRow | undefined {
  const { when } = row
  if (when === 'filled' ? textOf(row, written) === '' : when && !when(written.printed)) return undefined
  const label = resolve(row.label, written.printed)
  const text = textOf(row, written)
  switch (row.draw) {
    case 'boxes':
      return boxes(label, text, resolve(row.boxes, written.printed) ?? wholeLine)
    case 'day':
      // '1990-04-05' stands as 05041990.
      return boxes(label, text.split('-').reverse().join(''), dayBoxes)
    case 'text':
      return { kind: 'text', label, value: text }
    case 'ticks':
      return ticks(label, ticksOf(row, written), [written.value].flat())
    case 'yes or no':
      return ticks(label, { yes: 'Yes', no: 'No' }, [text === '' ? 'no' : 'yes'])
  }
}

function textOf({ write }: PanPaperRow<PanValue>, { value, printed }: PrintedValue): string {
  if (write) return write(value, printed)
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return typeof value === 'string' ? value : value.join(' ')
}

function ticksOf(
  row: PanPaperRow<PanValue>,
  { choices = [], printed }: PrintedValue,
): Readonly<Record<string, string>> {
  return (
    (row.ticks && resolve(row.ticks, printed)) ?? Object.fromEntries(choices.map(({ value, label }) => [value, label]))
  )
}

const boxes = (label: string, value: string, count: number): FieldRow => ({
  kind: 'boxes',
  label,
  value: value.toUpperCase(),
  boxes: count,
})

const ticks = (label: string, options: Readonly<Record<string, string>>, on: readonly unknown[]): TicksRow => ({
  kind: 'ticks',
  label,
  options: Object.entries(options).map(([value, said]) => ({ label: said, on: on.includes(value) })),
})
