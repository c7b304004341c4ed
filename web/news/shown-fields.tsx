import { Group } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { audienceOptions } from '../../contract/news.ts'
import { DayInput } from '../ui/day-input/day-input.tsx'
import { SelectField } from '../ui/form/select-field.tsx'

interface Shown {
  audience: string
  startsOn: string | null
  endsOn: string | null
}

interface Props<Values extends Shown> {
  form: UseFormReturnType<Values>
}

/** To whom and on which days something is shown; an empty day is an open end. */
export function ShownFields<Values extends Shown>({ form }: Props<Values>) {
  const day = (name: 'startsOn' | 'endsOn') => ({
    value: form.values[name] ?? '',
    error: form.errors[name],
    onChange: (typed: string) => form.setFieldValue(name, (typed || null) as never),
  })
  return (
    <>
      <SelectField label="Shown to" required options={audienceOptions} {...form.getInputProps('audience')} />
      <Group grow align="flex-start">
        <DayInput label="From" {...day('startsOn')} />
        <DayInput label="Until" {...day('endsOn')} />
      </Group>
    </>
  )
}
