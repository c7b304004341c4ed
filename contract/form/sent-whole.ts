import type * as z from 'zod/mini'
import type { Choice, FieldPlace, FormField, FormShape } from './form-field.ts'
import { wrongBy } from './wrong-by.ts'

/** What a field of such a form says beside what it holds. */
type Place<Form extends FormShape, Schema> = Omit<
  FieldPlace<Form, string>,
  'asked' | 'check' | 'paper' | 'screen' | 'section' | 'wanted'
> &
  Partial<Pick<FormField<Form, Schema, string>, 'box' | 'maxLength' | 'wanted'>> & {
    choices?: readonly Choice[]
    /** The field behind which it stands on the screen, where that is not the one before it in the table. */
    after?: string
  }

/** Where some fields of a form stand. */
interface Part<Form extends FormShape> {
  section: Form['section'] | null
  groups: readonly Form['group'][]
  asked?: (question: Form['question']) => boolean
}

/**
 * Fields of a form that of which each step is sent whole: what a field holds is its rule, too, so that one
 * schema is the form, the wire and the server's check. Nothing of it is printed. Unless told, a field may not stay empty.
 */
export const sentWhole =
  <Form extends FormShape>() =>
  ({ section, groups, asked = () => true }: Part<Form>) =>
  <Schema extends z.core.$ZodType>(
    schema: Schema,
    { after, box = 'plain', wanted = true, ...place }: Place<Form, Schema>,
  ): FormField<Form, Schema, string> => ({
    ...place,
    schema,
    box,
    wanted,
    section,
    asked,
    check: wrongBy(schema),
    screen: groups.map((group) => ({ group, after })),
    paper: { none: 'It is read on the screen only' },
  })
