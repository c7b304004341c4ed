import { SimpleGrid, TextInput, type TextInputProps } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { GstDraft } from '../../../contract/gst/registration-draft.ts'
import type { Option } from '../../../contract/kernel/fields.ts'
import { typedOverMask } from '../../../contract/kernel/ids.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { labels } from './field-words.ts'

export type GstForm = UseFormReturnType<GstDraft>

interface BoxProps {
  form: GstForm
  /** Such as 'people.0.name'. */
  path: string
  label?: string
  description?: string
  optional?: boolean
}

const labelOf = (path: string) => labels[path.split('.').at(-1) ?? ''] ?? path

/** One text of the form. */
export function TextBox({
  form,
  path,
  label,
  optional,
  error,
  ...rest
}: BoxProps & Pick<TextInputProps, 'type' | 'maxLength' | 'inputMode' | 'error'>) {
  const input = form.getInputProps(path)
  return (
    <TextInput
      name={path}
      label={label ?? labelOf(path)}
      required={!optional}
      autoComplete="off"
      {...rest}
      {...input}
      error={input.error ?? error}
    />
  )
}

/** An Aadhaar number, which comes back masked: typing on a mask begins a new number. */
export function AadhaarBox({ form, path }: Pick<BoxProps, 'form' | 'path'>) {
  const { value, onChange, ...input } = form.getInputProps(path)
  return (
    <TextInput
      name={path}
      label={labelOf(path)}
      description="Kept sealed, shown masked."
      required
      autoComplete="off"
      inputMode="numeric"
      {...input}
      value={value}
      onChange={(event) => onChange(typedOverMask(value, event.currentTarget.value))}
    />
  )
}

/** One choice of the form. */
export function ChoiceBox({
  form,
  path,
  label,
  optional,
  options,
  ...rest
}: BoxProps & { options: readonly (Option | string)[] }) {
  return (
    <SelectField
      name={path}
      label={label ?? labelOf(path)}
      required={!optional}
      options={options}
      {...rest}
      {...form.getInputProps(path)}
    />
  )
}

export const BoxGrid = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
    {children}
  </SimpleGrid>
)

/** Choices out of a table of names. */
export const optionsOf = (table: Readonly<Record<string, string>>): Option[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }))
