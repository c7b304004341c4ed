import { panFieldsTexts } from '../../texts/en/pan-fields.ts'
import { fieldKinds } from '../form/field-kinds.ts'
import type { Choice, FormField, FormShape, PaperRow } from '../form/form-field.ts'
import { optionOf } from '../kernel/option-of.ts'
import type { RuleFacts, SharedFields } from './check-facts.ts'
import type { GroupName, SectionName } from './form-places.ts'
import type { PaperFacts, PaperPartName } from './paper-parts.ts'

/** The forms of a PAN: what their rules look at, and the places that they have. */
export interface PanForms extends FormShape {
  question: RuleFacts
  draft: SharedFields
  printed: PaperFacts
  group: GroupName
  section: SectionName
  paper: PaperPartName
}

export type PanValue = string | boolean | readonly string[]
/** Everything about a field, whichever it is. */
export type PanFieldFacts = FormField<PanForms, unknown, PanValue>
export type PanPaperRow<Value> = PaperRow<PanForms, Value>

export const { typed, shaped, inCapitals, chosen, tick, several } = fieldKinds<PanForms>()

type Line = readonly [part: PaperPartName, line: number]
type More<Value> = Partial<Omit<PanPaperRow<Value>, 'part' | 'line' | 'draw'>>

const drawn =
  (draw: PanPaperRow<unknown>['draw']) =>
  <Value = string>(
    [part, line]: Line,
    label: PanPaperRow<Value>['label'],
    more: More<Value> = {},
  ): PanPaperRow<Value> => ({
    part,
    line,
    label,
    draw,
    ...more,
  })

/** One letter per box. */
export const inBoxes = drawn('boxes')
/** A day in eight boxes. */
export const asDay = drawn('day')
export const asText = drawn('text')
/** The choices, with what was chosen ticked. */
export const asTicks = drawn('ticks')
export const asYesOrNo = drawn('yes or no')

/** Boxes in half a line of the form. */
export const halfLine = 10

/** How people are addressed; kept in these words. */
export const titleChoices = [
  optionOf('Shri', panFieldsTexts.shri),
  optionOf('Smt', panFieldsTexts.smt),
  optionOf('Kumari', panFieldsTexts.kumari),
]
export const choicesOf = (table: Readonly<Record<string, string>>): Choice[] =>
  Object.keys(table).map((value) => optionOf(value, () => table[value] ?? value))
