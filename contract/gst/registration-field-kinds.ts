import * as z from 'zod/mini'
import type { Text } from '../../texts/catalogue.ts'
import { checkTexts } from '../../texts/en/checks.ts'
import { fieldKinds } from '../form/field-kinds.ts'
import type { Box, Choice, FieldPlace, FormField, FormShape } from '../form/form-field.ts'
import { wrongBy } from '../form/wrong-by.ts'
import { anyText } from '../kernel/fields.ts'
import { optionOf } from '../kernel/option-of.ts'
import type { GstRuleFacts } from './registration-rules.ts'

/** The steps of the form that ask something, in their order. */
export type GstStep = 'business' | 'place' | 'supply' | 'people' | 'review'
/** The groups of fields on them, each with its step. */
export const gstGroups = {
  business: 'business',
  place: 'place',
  supply: 'supply',
  bank: 'supply',
  person: 'people',
  signatory: 'people',
  consent: 'review',
} as const satisfies Record<string, GstStep>
export type GstGroup = keyof typeof gstGroups

/** What the rules of the form look at, and the places that it has. */
export interface GstForms extends FormShape {
  question: GstRuleFacts
  group: GstGroup
  section: 'Business' | 'Place' | 'Person'
  paper: never
}

export type GstFieldFacts = FormField<GstForms, unknown, string | boolean>
export type GstFields = Readonly<Record<string, GstFieldFacts>>

export const { shaped, tick } = fieldKinds<GstForms>()

type Place = Omit<FieldPlace<GstForms, string>, 'asked' | 'paper' | 'screen' | 'section' | 'wanted'> & {
  after?: string
  asked?: FieldPlace<GstForms, string>['asked']
  /** Most of them are. */
  wanted?: FieldPlace<GstForms, string>['wanted']
  choices?: readonly Choice[]
  box?: Box
  maxLength?: number
}

/** Fields of one group and part, which stand on no paper: the GST portal takes the form itself. */
export const fieldsIn =
  (section: GstForms['section'] | null, group: GstGroup) =>
  <Schema>(schema: Schema, { after, box = 'plain', asked = () => true, wanted = true, ...place }: Place) => ({
    ...shaped(schema, {
      ...place,
      box,
      section,
      asked,
      wanted,
      screen: [{ group, after }],
      paper: { none: 'The GST portal has no form on paper' },
    }),
    choices: place.choices,
  })

export const capitals = (max: number) => z._default(anyText(max).check(z.toUpperCase()), '')
export const inCapitals = (value: string): string => value.toUpperCase()
export const choicesOf = (table: Readonly<Record<string, Text>>): Choice[] =>
  Object.entries(table).map(([value, label]) => optionOf(value, label))
export const chosenFrom = (names: readonly string[]) => wrongBy(z.enum(names, { error: checkTexts.required }))
