import * as z from 'zod/mini'
import { checkTexts } from '../../texts/en/checks.ts'
import { anyText } from '../kernel/fields.ts'
import { plainApostrophes } from '../kernel/ids.ts'
import type { Box, Choice, FieldPlace, FormField, FormShape } from './form-field.ts'

/** A text of a draft: it may be missing or half done, and only its length is looked at. */
export const text = (max: number) => z._default(anyText(max), '')
/** The same in capitals, with plain apostrophes. */
export const capitals = (max: number) => text(max).check(z.overwrite(plainApostrophes), z.toUpperCase())
type Text = ReturnType<typeof text>

/** The kinds of fields that there are, for the places of one form. */
export const fieldKinds = <Form extends FormShape>() => ({
  /** A text that is typed, or one of a list that the rules know. */
  typed: (
    maxLength: number,
    place: FieldPlace<Form, string> & { choices?: readonly Choice[] },
    box: Box = 'plain',
  ): FormField<Form, Text, string> => ({ ...place, schema: text(maxLength), box, maxLength }),

  /** A text of its own shape, such as one without its blanks. */
  shaped: <Schema>(
    schema: Schema,
    place: FieldPlace<Form, string> & Pick<FormField<Form, Schema, string>, 'box' | 'maxLength' | 'normalise'>,
  ): FormField<Form, Schema, string> => ({ ...place, schema }),

  /** A name or number that is kept in capitals. */
  inCapitals: (maxLength: number, place: FieldPlace<Form, string>): FormField<Form, Text, string> => ({
    ...place,
    schema: capitals(maxLength),
    box: 'capitals',
    maxLength,
    normalise: (typed) => typed.toUpperCase(),
  }),

  /** One of a list that never changes. */
  chosen: <const Values extends readonly [string, ...string[]]>(
    values: Values,
    place: FieldPlace<Form, string> & { choices: readonly (Choice & { value: Values[number] })[] },
  ) => ({
    ...place,
    schema: z._default(z.union([z.literal(''), z.enum(values)], { error: checkTexts.invalid }), '' as const),
    box: 'plain' as const,
  }),

  tick: (place: FieldPlace<Form, boolean>) => ({
    ...place,
    schema: z._default(z.boolean({ error: checkTexts.invalid }), false),
    box: 'plain' as const,
  }),

  /** Several of a list. */
  several: <Schema>(
    schema: Schema,
    place: FieldPlace<Form, readonly string[]> & { choices?: readonly Choice[] },
  ): FormField<Form, Schema, readonly string[]> => ({ ...place, schema, box: 'plain' }),
})
