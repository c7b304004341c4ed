import { type AddressPrefix, pinLabel } from '../../../contract/nsdl-pan/check-places.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { BoxesRow, FieldRow, FormRow, PairRow, TextRow, TicksRow } from '../form-drawing/form-sheet.ts'

/** Boxes in a whole line of the form, and in half of one. */
const wholeLine = 25
export const halfLine = 10

export const boxes = (label: string, value: string, count = wholeLine): BoxesRow => ({
  kind: 'boxes',
  label,
  value: value.toUpperCase(),
  boxes: count,
})

export const ticks = (label: string, options: Readonly<Record<string, string>>, on: readonly string[]): TicksRow => ({
  kind: 'ticks',
  label,
  options: Object.entries(options).map(([value, said]) => ({ label: said, on: on.includes(value) })),
})

export const yesNo = (label: string, on: boolean): TicksRow =>
  ticks(label, { yes: 'Yes', no: 'No' }, [on ? 'yes' : 'no'])

export const text = (label: string, value: string): TextRow => ({ kind: 'text', label, value })

export const pair = (left: FieldRow, right: FieldRow): PairRow => ({ kind: 'pair', left, right })

/** '1990-04-05' as it stands in eight boxes: 05041990. */
export const dayBoxes = (label: string, day: string): BoxesRow => boxes(label, day.split('-').reverse().join(''), 8)

type NamePrefix = 'name' | 'other' | 'father' | 'mother' | 'ra'
/** The three parts of a name, each in a line of its own. */
export const nameRows = (data: PanDraft, prefix: NamePrefix): FormRow[] => [
  boxes('Last name', data[`${prefix}Last`]),
  boxes('First name', data[`${prefix}First`]),
  boxes('Middle name', data[`${prefix}Middle`]),
]

/** First, middle and last, as it is spoken. */
export const spokenName = (data: PanDraft, prefix: NamePrefix): string =>
  [data[`${prefix}First`], data[`${prefix}Middle`], data[`${prefix}Last`]].filter(Boolean).join(' ')

export const hasAddress = (data: PanDraft, prefix: AddressPrefix): boolean =>
  [data[`${prefix}Flat`], data[`${prefix}Area`], data[`${prefix}City`], data[`${prefix}Pin`]].some(Boolean)

/** An address in the lines of the statutory forms. */
export const addressRows = (data: PanDraft, prefix: AddressPrefix): FormRow[] => [
  boxes('Flat, room, door, block', data[`${prefix}Flat`]),
  boxes('Premises, building, village', data[`${prefix}Premises`]),
  boxes('Road, street, lane, post office', data[`${prefix}Road`]),
  boxes('Area, locality, taluka', data[`${prefix}Area`]),
  boxes('Town, city, district', data[`${prefix}City`]),
  pair(text('State', data[`${prefix}State`]), pinBoxes(data, prefix)),
  ...(/^(india)?$/i.test(data[`${prefix}Country`]) ? [] : [text('Country', data[`${prefix}Country`])]),
]

/** Six digits in India; abroad it may be longer. */
function pinBoxes(data: PanDraft, prefix: AddressPrefix): BoxesRow {
  const [field, pin] = [`${prefix}Pin` as const, data[`${prefix}Pin`]]
  return boxes(pinLabel(field, data) ?? field, pin, pin.length > 6 ? halfLine : 6)
}
