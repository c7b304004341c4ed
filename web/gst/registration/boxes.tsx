import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { isWanted } from '../../../contract/form/check-fields.ts'
import { resolve } from '../../../contract/form/form-field.ts'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import type { GstGroup } from '../../../contract/gst/registration-field-kinds.ts'
import { gstFieldAt, gstFieldsOf } from '../../../contract/gst/registration-fields.ts'
import { typedOverMask } from '../../../contract/kernel/ids.ts'
import { DescribedBox } from '../../ui/form/described-box.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { fieldLabel } from './field-words.ts'

export type GstForm = UseFormReturnType<GstDraft>

interface BoxProps {
  form: GstForm
  /** Such as 'people.0.name'. */
  path: string
  /** What is wrong with it that the form itself does not know. */
  error?: string | undefined
}

/** One field of the form, typed or chosen, as the table of the fields has it. */
export function Box({ form, path, error }: BoxProps) {
  const { field, row } = gstFieldAt(path)
  if (!field) throw new Error(`The form has no field ${path}.`)
  // Whether a field is wanted and what it offers hangs on no day.
  const question = { draft: form.values, row, today: '', adultAt: 0 }
  const { value, onChange, ...input } = form.getInputProps(path)
  const shared = {
    name: path,
    label: fieldLabel(path),
    required: isWanted(field, question),
    description: resolve(field.hint, question),
    ...input,
    error: input.error ?? error,
    value,
  }
  const choices = field.offered?.(question) ?? field.choices
  if (choices) return <SelectField {...shared} options={choices} onChange={onChange} />
  return (
    <DescribedBox
      field={field}
      question={question}
      {...shared}
      onChange={(typed) => onChange(field.sealed ? typedOverMask(value, typed) : typed)}
    />
  )
}

/** The fields of a group, side by side where there is room. */
export function GroupBoxes({
  form,
  group,
  under,
  wrong = {},
}: {
  form: GstForm
  group: GstGroup
  /** The path of the row that they belong to, such as 'people.0'. */
  under?: string
  /** What is wrong that the form itself does not know, by path. */
  wrong?: Readonly<Record<string, string>>
}) {
  const paths = gstFieldsOf(group).map((name) => (under ? `${under}.${name}` : name))
  return (
    <BoxGrid>
      {paths.map((path) => (
        <Box key={path} form={form} path={path} error={wrong[path]} />
      ))}
    </BoxGrid>
  )
}

const BoxGrid = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
    {children}
  </SimpleGrid>
)
