import * as z from 'zod/mini'
import { anyText } from '../kernel/fields.ts'
import { plainApostrophes } from '../kernel/ids.ts'

/** The steps of the form, in their order. */
export const panSteps = {
  correction: 'PAN and changes',
  applicant: 'Applicant',
  parents: 'Parents',
  entity: 'Entity',
  address: 'Address',
  ao: 'AO code',
  representative: 'Representative',
  papers: 'Documents',
  review: 'Review',
} as const
export type StepName = keyof typeof panSteps

/** The parts of the sheet, in the order in which it is read. */
export const sectionNames = [
  'Applicant',
  'Parents',
  'Residence',
  'Office',
  'Contact',
  'Tax',
  'Representative',
  'Correction',
  'Documents',
] as const
export type SectionName = (typeof sectionNames)[number]

/** Where a field stands and what it is called. */
export interface Place {
  /** Its name where an application is read, and on the form unless `label` says it otherwise. */
  read: string
  label?: string
  /** Words below the label. */
  hint?: string
  /** Nothing for what only steers the form and is not read afterwards. */
  section: SectionName | null
  /** The step that asks for it; the day of birth is asked by two. */
  step: StepName | readonly StepName[]
}

/** One choice: what is kept, what the form offers, and what is read afterwards where that is shorter. */
export interface Choice {
  value: string
  label: string
  read?: string
}

/** How a box behaves: which keyboard a phone shows. What stands in one for capitals turns so when one leaves it. */
export type Box = 'plain' | 'capitals' | 'digits' | 'phone' | 'email' | 'day'

/** Everything about one field of the application. */
export interface FieldFacts<Schema> extends Place {
  schema: Schema
  box: Box
  /** The most letters that a box takes; for a mobile number more than are kept, because blanks and country codes are pasted. */
  most?: number
  choices?: readonly Choice[]
}

export const text = (max: number) => z._default(anyText(max), '')
export const name = (max: number) => text(max).check(z.overwrite(plainApostrophes), z.toUpperCase())
type Text = ReturnType<typeof text>

/** A text that is typed, or one of a list that the rules know. */
export const typed = (
  most: number,
  place: Place & { choices?: readonly Choice[] },
  box: Box = 'plain',
): FieldFacts<Text> => ({
  ...place,
  schema: text(most),
  box,
  most,
})

/** A text of its own shape, such as one without its blanks. */
export const shaped = <Schema>(
  schema: Schema,
  place: Place & Pick<FieldFacts<Schema>, 'box' | 'most'>,
): FieldFacts<Schema> => ({ ...place, schema })

/** A name or number that is kept in capitals. */
export const inCapitals = (most: number, place: Place): FieldFacts<Text> => ({
  ...place,
  schema: name(most),
  box: 'capitals',
  most,
})

/** One of a list that never changes. */
export const chosen = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  place: Place & { choices: readonly (Choice & { value: Values[number] })[] },
) => ({
  ...place,
  schema: z._default(z.union([z.literal(''), z.enum(values)], 'Invalid input'), '' as const),
  box: 'plain' as const,
})

export const tick = (place: Place) => ({
  ...place,
  schema: z._default(z.boolean('Invalid input'), false),
  box: 'plain' as const,
})

/** Several of a list. */
export const several = <Schema>(
  schema: Schema,
  place: Place & { choices?: readonly Choice[] },
): FieldFacts<Schema> => ({
  ...place,
  schema,
  box: 'plain',
})
